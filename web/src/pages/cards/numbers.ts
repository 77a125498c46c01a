// Figures of bot games as they are written in the language of the page.
import { currentLanguage } from '../../texts/texts.svelte';

/** A share in per cent: 0.5417 is `54.2`. */
export function percent(share: number): string {
  return written(share, {});
}

/** A difference in percentage points, with its sign: 0.0417 is `+4.2`. */
export function signed(share: number): string {
  return written(share, { signDisplay: 'exceptZero' });
}

/** `2026-11-16` as people write it. */
export function day(date: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

function written(share: number, more: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1, ...more });
  return format.format(Math.round(share * 1000) / 10).replace('-', '−');
}
