// Making a table and going there.
import { makeTable } from '../api/client';
import type { NewTable } from '../api/types';
import { go } from '../lib/router.svelte';
import { toast } from '../lib/toasts.svelte';
import { t } from '../texts/texts.svelte';

const PATIENCE = 1500;

/** Make a table and open it; the first time on a machine, its rules have to be compiled. */
export async function openTable(wish: NewTable): Promise<void> {
  const timer = setTimeout(() => toast(t('web-preparing')), PATIENCE);
  try {
    go(`/t/${(await makeTable(wish)).id}`);
  } finally {
    clearTimeout(timer);
  }
}
