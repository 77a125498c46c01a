import { expect, test, vi } from 'vitest';
import type { Noticed } from '../../api/live.svelte';

vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
const { sinceOwnMove } = await import('./recap.svelte');

test('since the last own move only others have acted', () => {
  const noticed = [0, 1, 2].map((by) => ({ seq: by + 1, kind: 'move', by }) as Noticed);
  expect(sinceOwnMove(noticed, 0).map((one) => one.seq)).toEqual([2, 3]);
  expect(sinceOwnMove(noticed, 2)).toEqual([]);
  expect(sinceOwnMove(noticed, 3)).toEqual([]);
});
