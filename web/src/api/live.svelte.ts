// A table as one pair of eyes follows it: a WebSocket that resumes where it stopped.
import { liveAddress } from './tables';
import { patched } from './patch';
import type { Change, ChatLine, ClientMessage, Hint, Position, ServerMessage, TableInfo, View } from './types';

/** One thing that happened, with the views before and after it. */
export type Noticed = { seq: number; kind: 'move' | 'undo'; by: number | null; move: number | null; at: number; before: View; after: View };
export type Line = 'connecting' | 'live' | 'lost' | 'refused';

export interface Listener {
  onnoticed?(noticed: Noticed): void;
  ontable?(table: TableInfo): void;
  onchat?(line: ChatLine): void;
  onhint?(hint: Hint): void;
  /** A message was refused: a code, and the sentence of the server. */
  onrefused?(code: string, message: string): void;
}

type Sent = { id: string; seq: number; move: number };

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const QUEUE = 20;
const REFUSED = 4000;
const TOO_SLOW = 4008;

export class Live {
  line = $state.raw<Line>('connecting');
  position = $state.raw<Position | null>(null);
  /** HTTP status of the refusal, when the server will not have us. */
  refusal = $state.raw(0);

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private isOver = false;
  private sent: Sent | null = null;
  private queue: number[] = [];
  private counter = 0;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly listener: Listener,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.connect();
  }

  /** Choose a move; clicks that come while another is on its way wait for their turn. */
  choose(move: number): void {
    if (this.queue.length < QUEUE) this.queue.push(move);
    this.pump();
  }

  undo(): void {
    this.queue = [];
    this.say({ type: 'undo' });
  }

  consent(agrees: boolean): void {
    this.say({ type: 'consent', agrees });
  }

  hint(): void {
    this.say({ type: 'hint' });
  }

  chat(text: string, name: string | null): void {
    this.say({ type: 'chat', text, name });
  }

  close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Connect at once: the browser says that the network is back. */
  hurry(): void {
    if (this.line !== 'lost') return;
    clearTimeout(this.timer);
    this.connect();
  }

  private connect(): void {
    const socket = this.open(liveAddress(this.table, this.seat, this.position?.seq ?? null));
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.closed(event.code);
  }

  private opened(): void {
    this.line = 'live';
    this.pause = FIRST_PAUSE;
    // The server counts a move once, however often it is sent.
    if (this.sent) this.say({ type: 'move', ...this.sent });
  }

  private closed(code: number): void {
    if (this.isOver) return;
    if (code > REFUSED && code < REFUSED + 500 && code !== TOO_SLOW) {
      this.line = 'refused';
      this.refusal = code - REFUSED;
      return;
    }
    this.line = 'lost';
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private say(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'position':
        this.position = message;
        return this.pump();
      case 'change':
        return this.change(message);
      case 'moved':
        return this.landed(message.id ?? null);
      case 'error':
        return this.refused(message.id ?? null, message.code, message.message);
      case 'table':
        return this.listener.ontable?.(message.table);
      case 'chat':
        return this.listener.onchat?.(message);
      case 'hint':
        return this.listener.onhint?.(message);
    }
  }

  private change(change: Change): void {
    const old = this.position;
    if (!old || change.seq !== old.seq + 1) return;
    const { seq, legal, can_undo } = change;
    this.position = { ...old, seq, legal, can_undo, view: patched(old.view, change.patch) };
    this.listener.onnoticed?.({ ...noticedIn(change), before: old.view, after: this.position.view });
    this.pump();
  }

  private landed(id: string | null): void {
    if (this.sent?.id === id) this.sent = null;
    this.pump();
  }

  private refused(id: string | null, code: string, message: string): void {
    const isMove = this.sent !== null && this.sent.id === id;
    if (isMove) {
      this.sent = null;
      this.queue = [];
    }
    // A click that came too late needs no message: the table shows why.
    if (!isMove || code !== 'stale') this.listener.onrefused?.(code, message);
  }

  private pump(): void {
    const now = this.position;
    while (now && !this.sent && this.queue.length > 0) {
      const move = this.queue.shift() ?? -1;
      if (!now.legal.includes(move)) continue;
      this.sent = { id: String(++this.counter), seq: now.seq, move };
      this.say({ type: 'move', ...this.sent });
    }
  }
}

export function noticedIn({ seq, kind, by, move, at }: Change): Omit<Noticed, 'before' | 'after'> {
  return { seq, kind, by, move, at };
}
