// Positions share what did not change between them, so that a board only draws what did.

type Fields = Record<string, unknown>;

/** *fresh*, with the parts of *old* wherever they are equal. */
export function shared<T>(old: unknown, fresh: T): T {
  if (Array.isArray(fresh)) return (Array.isArray(old) ? list(old as unknown[], fresh as unknown[]) : fresh) as T;
  return isRecord(old) && isRecord(fresh) ? (record(old, fresh) as T) : fresh;
}

function list(old: unknown[], fresh: unknown[]): unknown[] {
  const items = fresh.map((item, i) => shared(old[i], item));
  return items.length === old.length && items.every((item, i) => item === old[i]) ? old : items;
}

function record(old: Fields, fresh: Fields): Fields {
  const entries = Object.entries(fresh).map(([key, value]) => [key, shared(old[key], value)] as const);
  const isSame = entries.length === Object.keys(old).length && entries.every(([key, value]) => value === old[key]);
  return isSame ? old : Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
