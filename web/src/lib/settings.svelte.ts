// What somebody prefers, remembered by the browser.
import { browserLanguage, LANGUAGES, type Language, speak } from '../texts/texts.svelte';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['full', 'quick', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

const BEATS: Record<Motion, number> = { full: 240, quick: 120, none: 0 };
const isStill = new URLSearchParams(location.search).has('still');
const wantsLess = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  theme = $state<Theme>(known(THEMES, 'theme', 'auto'));
  motion = $state<Motion>(known(MOTIONS, 'motion', 'full'));
  hasSound = $state(recall('sound') === 'on');
  language = $state<Language>(known(LANGUAGES, 'language', browserLanguage()));
  name = $state(recall('name') ?? '');
  isReduced = $state(wantsLess.matches);
  /** Milliseconds of one beat; every duration is made of beats. */
  beat = $derived(isStill || this.isReduced ? 0 : BEATS[this.motion]);
}

export const settings = new Settings();
wantsLess.addEventListener('change', (event) => (settings.isReduced = event.matches));

export async function setLanguage(language: Language): Promise<void> {
  remember('language', language);
  await speak(language);
  settings.language = language;
}

/** Write the settings into the document, where the styles find them. */
export function showSettings(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.style.setProperty('--beat', `${settings.beat}ms`);
}

function known<T extends string>(all: readonly T[], key: string, otherwise: T): T {
  return all.find((one) => one === recall(key)) ?? otherwise;
}

// A browser that keeps nothing (private windows, blocked storage) is no reason to stop.
function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tricity-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`tricity-${key}`, value);
  } catch {
    return;
  }
}
