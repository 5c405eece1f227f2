const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * The delay before the next attempt, in milliseconds: doubling from one second to a minute, of which a random half is
 * used, so that browsers disconnected by a restart do not all return at the same moment. `chance` is from 0 to 1;
 * `asked` is the server's own request for the first delay.
 */
export function pauseBefore(tries: number, chance: number, asked: number | null): number {
  const whole = Math.min(LONGEST_MS, (asked ?? FIRST_MS) * 2 ** Math.max(0, tries - 1));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
