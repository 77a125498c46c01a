// What the server tells of the daily challenge.
import { get, post } from '../../api/client';
import type { components } from '../../api/schema';
import type { TableInfo } from '../../api/types';
import { settings } from '../../lib/settings.svelte';

type Schemas = components['schemas'];
export type DailyDay = Schemas['DailyDay'];
export type DailyDeal = Schemas['DailyDeal'];
export type DailyMonth = Schemas['DailyMonth'];
export type DailyResult = Schemas['DailyResult'];
export type DailyBot = Schemas['DailyBot'];
export type DailyOthers = Schemas['DailyOthers'];

export const fetchDay = (day: string): Promise<DailyDay> => get(`/daily/${encodeURIComponent(day)}`);
export const fetchMonth = (month: string): Promise<DailyMonth> => get(`/daily?month=${month}`);

/** The table of a deal: the one that is being played, or a new one. */
export function beginDeal(day: string, game: string): Promise<TableInfo> {
  return post(`/daily/${day}/${game}`, settings.name ? { name: settings.name } : {});
}
