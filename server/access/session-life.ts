import type { Config } from '../config';

const DAY_MS = 86_400_000;

/** What a session is checked against: it is open if it has not expired and was used after `usedAfter`. */
export type OpenAt = { now: Date; usedAfter: Date };

/** What makes a session open at this moment. */
export function openAt(now: Date, { sessionIdleDays }: Pick<Config, 'sessionIdleDays'>): OpenAt {
  return { now, usedAfter: new Date(now.getTime() - sessionIdleDays * DAY_MS) };
}
