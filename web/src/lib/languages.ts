import type { Language } from '../texts/texts.svelte';

/** Languages are named in themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', fr: 'Français', de: 'Deutsch' };
