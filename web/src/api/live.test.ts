import { beforeEach, expect, test, vi } from 'vitest';
import { Live, type Noticed } from './live.svelte';
import type { Position, ServerMessage } from './types';

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: Array<Record<string, unknown>> = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  }
}

const position = (seq: number, legal: number[]): Position =>
  ({ type: 'position', seq, seat: 0, view: { game: 'microcity', time: 9, dice: [1, 2] }, legal, can_undo: false }) as unknown as Position;
const change = (seq: number, legal: number[], move = 3) => ({
  type: 'change', seq, kind: 'move', by: 0, move, at: 1, legal, can_undo: true,
  patch: { fields: { time: 9 - seq }, items: { dice: { 1: seq } } },
});

let noticed: Noticed[];
let refused: string[];
let live: Live;
const socket = () => FakeSocket.last;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://tricity.example/t/x'));
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  vi.stubGlobal('window', globalThis);
  noticed = [];
  refused = [];
  live = new Live('x', 0, { onnoticed: (one) => noticed.push(one), onrefused: (code) => refused.push(code) }, (address) => new FakeSocket(address) as unknown as WebSocket);
  socket().onopen?.();
});

test('asks for the table of a seat, encrypted where the page is', () => {
  expect(socket().address).toBe('wss://tricity.example/api/v1/tables/x/live?seat=0');
});

test('a change patches whole fields and single items of lists', () => {
  socket().tell(position(0, [3]));
  socket().tell(change(1, [4]));
  expect(live.position?.view).toEqual({ game: 'microcity', time: 8, dice: [1, 1] });
  expect(live.position?.legal).toEqual([4]);
  expect(noticed[0]?.before).toEqual({ game: 'microcity', time: 9, dice: [1, 2] });
});

test('a change that is known already changes nothing', () => {
  socket().tell(position(5, [3]));
  socket().tell(change(5, [4]));
  expect(live.position?.legal).toEqual([3]);
});

test('ten fast clicks all count where they are legal', () => {
  socket().tell(position(0, [3]));
  for (let click = 0; click < 10; click++) live.choose(3);
  for (let seq = 1; seq <= 10; seq++) {
    expect(socket().sent.length).toBe(seq);
    socket().tell(change(seq, [3]));
    socket().tell({ type: 'moved', id: String(seq), seq });
  }
  expect(socket().sent.map((message) => message.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a click that is not legal any more is forgotten', () => {
  socket().tell(position(0, [3]));
  live.choose(3);
  live.choose(3);
  socket().tell(change(1, [7]));
  socket().tell({ type: 'moved', id: '1', seq: 1 });
  expect(socket().sent.length).toBe(1);
});

test('after a break it resumes, and sends again what was not acknowledged', () => {
  socket().tell(position(4, [3]));
  live.choose(3);
  const first = socket();
  first.onclose?.({ code: 1006 });
  expect(live.line).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(socket()).not.toBe(first);
  expect(socket().address).toContain('since=4');
  socket().onopen?.();
  expect(socket().sent[0]).toMatchObject({ type: 'move', seq: 4, move: 3 });
});

test('a refusal of the door is final', () => {
  socket().onclose?.({ code: 4404 });
  expect(live.line).toBe('refused');
  expect(live.refusal).toBe(404);
});

test('a stale click is not worth a message, an error is', () => {
  socket().tell(position(0, [3]));
  live.choose(3);
  socket().tell({ type: 'error', id: '1', code: 'stale', message: '' });
  live.choose(3);
  socket().tell({ type: 'error', id: '2', code: 'unavailable', message: '' });
  expect(refused).toEqual(['unavailable']);
});
