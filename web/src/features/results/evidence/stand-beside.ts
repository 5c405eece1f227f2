/** What a second heading takes, in lines. */
const HEADING = 1;

/**
 * True where must-haves and nice-to-haves side by side are no taller than one above the other in two columns each: lists of
 * about the same length. A long list beside a short one would leave half of the width empty.
 */
export function standBeside(musts: number, nices: number): boolean {
  if (musts === 0 || nices === 0) return false;
  return Math.max(musts, nices) <= Math.ceil(musts / 2) + Math.ceil(nices / 2) + HEADING;
}
