// Requests to the server, typed; what it refuses is thrown as a Problem.
import type { ChatLine, Change, Components, GameInfo, Lobby, MyTables, NewTable, PlayOn, Position, ReplayPage, Review, SeatScore, TableInfo } from './types';

const ROOT = '/api/v1';

/** Why a request was refused; `offline` when nobody answered. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** More that the server knows of what is wrong. */
    readonly more: { fault?: string; line?: number | null; said?: string | null } = {},
  ) {
    super(message);
  }
}

export const games = (): Promise<GameInfo[]> => get('/games');
export const myTables = (): Promise<MyTables> => get('/me/tables');
export const lobby = (): Promise<Lobby> => get('/lobby');
export const makeTable = (wish: NewTable): Promise<TableInfo> => post('/tables', wish);
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

export const review = (id: string): Promise<Review> => get(`/tables/${id}/review`);
export const beginReview = (id: string): Promise<Review> => post(`/tables/${id}/review`);

/** The address of the WebSocket that follows a table. */
export function liveAddress(id: string, seat: number | null, since: number | null): string {
  const url = new URL(`${ROOT}/tables/${id}/live`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (seat !== null) url.searchParams.set('seat', String(seat));
  if (since !== null) url.searchParams.set('since', String(since));
  return url.href;
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path, { method: 'GET' });
}

export function post<T>(path: string, body?: unknown): Promise<T> {
  if (body === undefined) return ask<T>(path, { method: 'POST' });
  return ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
}

async function ask<T>(path: string, request: RequestInit): Promise<T> {
  const answer = await fetch(ROOT + path, request).catch(() => null);
  if (!answer) throw new Problem('offline', 'no answer', 0);
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const { code = 'unavailable', message = answer.statusText } = (body ?? {}) as { code?: string; message?: string };
  throw new Problem(code, message, answer.status, body ?? {});
}
