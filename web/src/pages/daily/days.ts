// Days as the challenge counts them: from midnight to midnight UTC, written 2026-11-16.

const DAY = 24 * 3600 * 1000;

/** The day of this moment. */
export function todayIs(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function isDay(words: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(words) && !Number.isNaN(Date.parse(`${words}T00:00:00Z`));
}

/** So many days later, or earlier. */
export function daysLater(day: string, count: number): string {
  return new Date(at(day) + count * DAY).toISOString().slice(0, 10);
}

/** So many months later, or earlier: 2026-11 and 2 is 2027-01. */
export function monthsLater(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The weeks of a month from Monday to Sunday; days of other months are left empty. */
export function weeksOf(month: string): Array<Array<string | null>> {
  const first = `${month}-01`;
  const start = daysLater(first, -((weekday(first) + 6) % 7));
  const weeks: Array<Array<string | null>> = [];
  for (let monday = start; monthOf(monday) <= month; monday = daysLater(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, i) => daysLater(monday, i)).map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/** The day in the words of a language. */
export function sayDay(day: string, language: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...style, timeZone: 'UTC' }).format(at(day));
}

/** Monday to Sunday, short. */
export function weekdays(language: string): string[] {
  return Array.from({ length: 7 }, (_, i) => sayDay(daysLater('2026-11-16', i), language, { weekday: 'short' }));
}

/** Hours, minutes and seconds: 05:12:09. */
export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const weekday = (day: string): number => new Date(at(day)).getUTCDay();
