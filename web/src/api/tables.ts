// Requests about games, and about one table.
import { get, post, ROOT } from './client';
import type { ChatLine, Change, Components, GameInfo, PlayOn, Position, ReplayPage, Review, SeatScore, TableInfo } from './types';

export const games = (): Promise<GameInfo[]> => get('/games');
export const lookAt = (id: string): Promise<TableInfo> => get(`/tables/${id}`);
export const join = (id: string, name: string): Promise<TableInfo> => post(`/tables/${id}/join`, { name });
export const start = (id: string): Promise<TableInfo> => post(`/tables/${id}/start`);
export const leave = (id: string, seat: number): Promise<TableInfo> => post(`/tables/${id}/leave`, { seat });
export const comeBack = (id: string, seat: number): Promise<TableInfo> => post(`/tables/${id}/return`, { seat });
export const rematch = (id: string): Promise<TableInfo> => post(`/tables/${id}/rematch`);
export const components = (id: string): Promise<Components> => get(`/tables/${id}/components`);
export const gameComponents = (game: string): Promise<Components> => get(`/games/${game}/components`);
export const scores = (id: string): Promise<SeatScore[]> => get(`/tables/${id}/scores`);
export const playOn = (id: string, wish: PlayOn): Promise<TableInfo> => post(`/tables/${id}/play-on`, wish);
export const chat = (id: string): Promise<ChatLine[]> => get(`/tables/${id}/chat`);
export const bringMatch = (text: string): Promise<TableInfo> => post('/matches', { text });
export const matchAddress = (id: string): string => `${ROOT}/tables/${id}/match`;
export const review = (id: string): Promise<Review> => get(`/tables/${id}/review`);
export const beginReview = (id: string): Promise<Review> => post(`/tables/${id}/review`);

export function events(id: string, seat: number | null, since: number): Promise<Change[]> {
  return get(`/tables/${id}/events?since=${since}${seat === null ? '' : `&seat=${seat}`}`);
}

/** The table as it was when these eyes had noticed *seq* things. */
export function positionAt(id: string, seat: number | null, seq: number): Promise<Position> {
  return get(`/tables/${id}/position?seq=${seq}${seat === null ? '' : `&seat=${seat}`}`);
}

export function replay(id: string, from: number, count: number, eyes: number | 'spectator' | 'open' = 'spectator'): Promise<ReplayPage> {
  return get(`/tables/${id}/replay?eyes=${eyes}&from=${from}&count=${count}`);
}

/** The address of the WebSocket that follows a table. */
export function liveAddress(id: string, seat: number | null, since: number | null): string {
  const url = new URL(`${ROOT}/tables/${id}/live`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (seat !== null) url.searchParams.set('seat', String(seat));
  if (since !== null) url.searchParams.set('since', String(since));
  return url.href;
}
