// What a refusal means to a person.
import { Problem } from '../api/client';
import { hasText, t } from '../texts/texts.svelte';
import { toast } from './toasts.svelte';

/** Codes of the server that have a text of their own (`web-problem-…`). */
export function meaning(error: unknown): string {
  if (!(error instanceof Problem)) return t('web-problem-unknown');
  return meaningOf(error.code, error.message);
}

export function meaningOf(code: string, message: string): string {
  const key = `web-problem-${code.replaceAll('_', '-')}`;
  return hasText(key) ? t(key) : `${t('web-problem-other')} ${message}`;
}

/** Do something, and tell when it fails. */
export async function tryTo<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    toast(meaning(error), { isBad: true });
    return null;
  }
}
