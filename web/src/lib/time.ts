// Times as people say them.
import { currentLanguage } from '../texts/texts.svelte';

const UNITS: Array<[Intl.RelativeTimeFormatUnit, number]> = [['day', 86400], ['hour', 3600], ['minute', 60]];

/** `5 minutes ago`, in the language of the page. */
export function timeAgo(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const [unit, seconds] = UNITS.find(([, length]) => past >= length) ?? ['second', Infinity];
  return words.format(-Math.floor(past / seconds) || 0, unit);
}

/** Seconds as a clock shows them: 4:05, or 1:02:00. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : `${Number(parts[0])}:${parts[1]}`;
}
