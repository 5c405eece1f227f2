/** The height of a second heading, in lines. */
const HEADING = 1;

/**
 * True if must-haves and nice-to-haves side by side are no taller than stacked in two columns each, which holds for
 * lists of similar length. A long list next to a short one would waste half of the width.
 */
export function standBeside(musts: number, nices: number): boolean {
  if (musts === 0 || nices === 0) return false;
  return Math.max(musts, nices) <= Math.ceil(musts / 2) + Math.ceil(nices / 2) + HEADING;
}
