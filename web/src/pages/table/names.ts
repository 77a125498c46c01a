// What players are called, and how a match ended.
import type { TableInfo } from '../../api/types';
import { t } from '../../texts/texts.svelte';

/**
 * The name of a seat; bots are called by their level, with a number where several are equal.
 * *isTold* in sentences about somebody, where nobody is called "you".
 */
export function seatName(table: TableInfo, seat: number, isTold = false): string {
  const info = table.seats[seat];
  if (!info) return '';
  if (info.name) return info.name;
  if (info.kind === 'person') return info.is_open ? t('web-seat-open') : info.is_mine && isOnlyMine(table) && !isTold ? t('web-you') : t('web-player', { number: seat + 1 });
  const alike = table.seats.filter((other) => other.kind === 'bot' && !other.name && other.level === info.level);
  const level = t(`web-level-${info.level ?? 'builder'}`);
  return alike.length > 1 ? `${level} ${alike.indexOf(info) + 1}` : level;
}

/** Names by seat, then those of rivals without a seat. */
export function namesOf(table: TableInfo, rivals: string[], isTold = false): string[] {
  return [...table.seats.map((seat) => seatName(table, seat.seat, isTold)), ...rivals.map((key) => t(key))];
}

/** How a finished match ended, in a few words, for the one who looks. */
export function resultOf(table: TableInfo): string {
  const results = table.results ?? [];
  const mine = results.find((result) => table.seats[result.seat]?.is_mine);
  if (mine && isOnlyMine(table)) {
    if (mine.outcome >= 1) return t('web-result-won');
    return mine.outcome > 0 ? t('web-result-shared') : t('web-result-lost');
  }
  const winners = results.filter((result) => result.outcome > 0).map((result) => seatName(table, result.seat));
  return winners.length > 0 ? t('web-result-winner', { names: winners.join(', ') }) : t('web-result-over');
}

export function isOnlyMine(table: TableInfo): boolean {
  return table.seats.filter((seat) => seat.is_mine).length === 1;
}
