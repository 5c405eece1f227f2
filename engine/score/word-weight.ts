import { USUAL_STEMS } from './usual-stems';

const SHARE_OF: ReadonlyMap<string, number> = new Map(
  USUAL_STEMS.flatMap(({ share, stems }) =>
    stems
      .split(/\s+/)
      .filter((stem) => stem !== '')
      .map((stem) => [stem, share] as const),
  ),
);

/** True for a stem that is common in postings of any kind. */
export function isUsualStem(stem: string): boolean {
  return SHARE_OF.has(stem);
}

/** Share of postings taken for a stem that is not listed. */
const UNUSUAL = 0.01;
const MOST = -Math.log(UNUSUAL);

/**
 * How much a stem says about one job, 0 to 1: its inverse document frequency, scaled so that a rare stem weighs 1.
 */
export function wordWeight(stem: string): number {
  return -Math.log(SHARE_OF.get(stem) ?? UNUSUAL) / MOST;
}
