// Short messages: seen for a while, and spoken by screen readers.

export type Toast = { id: number; text: string; isBad: boolean };

const SHOWN = 6000;
let next = 0;

class Messages {
  toasts = $state.raw<Toast[]>([]);
  /** What the live region says now. */
  spoken = $state('');
}

export const messages = new Messages();

export function toast(text: string, { isBad = false } = {}): void {
  const one = { id: next++, text, isBad };
  messages.toasts = [...messages.toasts.filter((other) => other.text !== text), one];
  setTimeout(() => dismiss(one.id), SHOWN);
}

export function dismiss(id: number): void {
  messages.toasts = messages.toasts.filter((toast) => toast.id !== id);
}

/** Say something to those who listen instead of looking. */
export function announce(text: string): void {
  // The same words twice are two announcements.
  messages.spoken = messages.spoken === text ? `${text}\u00a0` : text;
}
