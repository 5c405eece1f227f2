import { plural } from '../../../ui/format';

const MINUTE_MS = 60_000;

/** Minutes until a moment, begun ones counted whole; 0 when it is past. */
export function minutesUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / MINUTE_MS));
}

/** The time left in words: no seconds that count down. */
export function timeLeft(minutes: number): string {
  if (minutes <= 1) return 'Less than a minute left';
  if (minutes < 120) return `${minutes} min left`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}

/** The minutes at which the time is announced to people who do not see it. */
const TOLD_AT = [10, 1];

/** What to say aloud when this many minutes are left and before it were more; null for nothing. */
export function spokenTimeLeft(before: number, minutes: number): string | null {
  const crossed = TOLD_AT.filter((mark) => before > mark && minutes <= mark && minutes > 0);
  const last = crossed.at(-1);
  return last === undefined ? null : `${plural(last, 'minute')} left.`;
}
