/**
 * Handles 401 responses to calls that carried the current token.
 *
 * A single one may be a hiccup of a restarting server: it causes one silent check of the profile. A second one within
 * two seconds, or a check that is refused too, ends the session. A session ends at most once in ten seconds, so that
 * a page full of calls does not redirect its reader ten times.
 */
export type UnauthorizedState = { lastRefusal: number | null; lastExpiry: number | null };

export type UnauthorizedStep = 'check' | 'expire' | 'nothing';

export const BURST_MS = 2000;
export const EXPIRY_PAUSE_MS = 10_000;

export const NO_REFUSALS: UnauthorizedState = { lastRefusal: null, lastExpiry: null };

/** The next state and step after a 401. `fromCheck`: the refused call was the silent check itself. Times in milliseconds. */
export function afterRefusal(
  state: UnauthorizedState,
  now: number,
  fromCheck: boolean,
): { state: UnauthorizedState; step: UnauthorizedStep } {
  const second = state.lastRefusal !== null && now - state.lastRefusal <= BURST_MS;
  const expired = state.lastExpiry !== null && now - state.lastExpiry < EXPIRY_PAUSE_MS;
  const next = { ...state, lastRefusal: now };
  if (!second && !fromCheck) return { state: next, step: 'check' };
  if (expired) return { state: next, step: 'nothing' };
  return { state: { lastRefusal: null, lastExpiry: now }, step: 'expire' };
}
