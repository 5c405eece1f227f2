const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next try, in milliseconds: doubling from one second to a minute, of which a random half is
 * taken, so that the browsers which a restart cut off do not all come back in the same moment. `chance` is from 0 to 1;
 * `asked` is the server's own wish for the first pause.
 */
export function pauseBefore(tries: number, chance: number, asked: number | null): number {
  const whole = Math.min(LONGEST_MS, (asked ?? FIRST_MS) * 2 ** Math.max(0, tries - 1));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
