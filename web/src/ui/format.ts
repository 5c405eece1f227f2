const whole = new Intl.NumberFormat();
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const moment = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** A count with the reader's separators. */
export function formatCount(value: number): string {
  return whole.format(value);
}

/** `1 row`, `24 rows`. The plural adds an s unless it is given. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A day in the reader's time zone; the year only when it is not this one. */
export function formatDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return date.getFullYear() === now.getFullYear() ? day.format(date) : dayOfYear.format(date);
}

/** A day with its time in the reader's time zone. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** The time of day. */
export function formatClock(date: Date): string {
  return clock.format(date);
}

/** Bytes as people say them, in units of 1024: `640 B`, `12 KB`, `4.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

/** `a`, `a and b`, `a, b and c`; semicolons where an item has a comma of its own. */
export function sentenceList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const comma = items.some((item) => item.includes(',')) ? '; ' : ', ';
  return `${items.slice(0, -1).join(comma)} and ${items.at(-1)}`;
}

/** Minutes of work left as words, never seconds. */
export function formatRemaining(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes <= 1 ? 'about 1 min' : `about ${minutes} min`;
}
