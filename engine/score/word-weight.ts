import { USUAL_STEMS } from './usual-stems';

/** Share of postings taken for a stem that is not listed. */
const UNUSUAL = 0.01;
const MOST = -Math.log(UNUSUAL);

const WEIGHT_OF: ReadonlyMap<string, number> = new Map(
  USUAL_STEMS.flatMap(({ share, stems }) =>
    stems
      .split(/\s+/)
      .filter((stem) => stem !== '')
      .map((stem) => [stem, -Math.log(share) / MOST] as const),
  ),
);

/** True for a stem that is common in postings of any kind. */
export function isUsualStem(stem: string): boolean {
  return WEIGHT_OF.has(stem);
}

/**
 * How much a stem says about one job, 0 to 1: its inverse document frequency, scaled so that a rare stem weighs 1.
 */
export function wordWeight(stem: string): number {
  return WEIGHT_OF.get(stem) ?? 1;
}
