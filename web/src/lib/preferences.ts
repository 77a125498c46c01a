// Preferring something else; only few pages need it.
import { type Motion, remember, settings, type Theme } from './settings.svelte';

export function setTheme(theme: Theme): void {
  settings.theme = theme;
  remember('theme', theme);
}

export function setMotion(motion: Motion): void {
  settings.motion = motion;
  remember('motion', motion);
}

export function setSound(isOn: boolean): void {
  settings.hasSound = isOn;
  remember('sound', isOn ? 'on' : 'off');
}

export function setName(name: string): void {
  settings.name = name;
  remember('name', name);
}
