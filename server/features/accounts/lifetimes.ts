import { TRIAL } from '@candor/domain/rules/plans';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** There is no call to renew a session, so it has to outlast a working week. */
export const SESSION_MS = 7 * DAY_MS;
export const TRIAL_MS = TRIAL.days * DAY_MS;
export const CONFIRM_LINK_MS = DAY_MS;
export const RESET_LINK_MS = HOUR_MS;
/** Long enough to find the phone. */
export const SECOND_STEP_MS = 5 * 60_000;

/** The moment that lies this many milliseconds ahead. */
export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
