// A view after a change: whole fields are replaced, and single items of fields that are lists.
import type { Patch, View } from './types';

export function patched<T extends View>(view: T, patch: Patch): T {
  const next: Record<string, unknown> = { ...view, ...patch.fields };
  for (const [field, items] of Object.entries(patch.items)) {
    next[field] = replaced(next[field], items);
  }
  return next as T;
}

function replaced(list: unknown, items: Record<string, unknown>): unknown[] {
  if (!Array.isArray(list)) throw new Error('only items of lists can be replaced');
  const next = [...(list as unknown[])];
  for (const [place, item] of Object.entries(items)) next[Number(place)] = item;
  return next;
}
