const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether this runtime knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The local date, such as 2026-03-02. */
export function dayThere(now: Date, zone: string): string {
  return new Date(now.getTime() + offsetAt(now.getTime(), zone)).toISOString().slice(0, 10);
}

/** The local hour, from 0 to 23. */
export function hourThere(now: Date, zone: string): number {
  return new Date(now.getTime() + offsetAt(now.getTime(), zone)).getUTCHours();
}

/**
 * When it is a full hour of a day in a time zone. Of an hour that occurs twice it is the first; one that is skipped
 * begins when the clocks have gone forward.
 */
export function morningOf(day: string, hour: number, zone: string): Date {
  const shown = new Date(`${day}T00:00:00.000Z`).getTime() + hour * HOUR_MS;
  const before = offsetAt(shown - DAY_MS, zone);
  const after = offsetAt(shown + DAY_MS, zone);
  const moments = [shown - before, shown - after].sort((a, b) => a - b);
  const real = moments.find((moment) => moment + offsetAt(moment, zone) === shown);
  return new Date(real ?? shown - before);
}

/** The first morning that has not yet begun. */
export function nextMorning(now: Date, hour: number, zone: string): Date {
  const today = dayThere(now, zone);
  const morning = morningOf(today, hour, zone);
  return morning > now ? morning : morningAfter(today, hour, zone);
}

/** The morning of the day after a day. */
export function morningAfter(day: string, hour: number, zone: string): Date {
  const next = new Date(new Date(`${day}T00:00:00.000Z`).getTime() + DAY_MS);
  return morningOf(next.toISOString().slice(0, 10), hour, zone);
}

/** The offset to add to UTC for local time, in ms. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}
