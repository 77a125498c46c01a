// Requests to the server, typed; what it refuses is thrown as a Problem. Here are those of home.
import type { Lobby, MyTables, NewTable, TableInfo } from './types';

export const ROOT = '/api/v1';

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

  /** Whatever went wrong, as a problem. */
  static of(error: unknown): Problem {
    return error instanceof Problem ? error : new Problem('unknown', String(error), 0);
  }
}

export const myTables = (): Promise<MyTables> => get('/me/tables');
export const lobby = (): Promise<Lobby> => get('/lobby');
export const makeTable = (wish: NewTable): Promise<TableInfo> => post('/tables', wish);

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
