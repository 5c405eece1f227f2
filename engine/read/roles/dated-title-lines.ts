import { SENIORITY } from '../../skills/seniority';
import { hasLineCue } from '../has-line-cue';
import { LABELS_TITLE } from '../line-cues';
import type { ReadBefore } from './role';
import { isField } from './title-cues';

/** Lines from the dates of a form to its title: 'Period: ...', 'Company: ...', 'Position: ...'. */
const FORM_LINES = 2;

/**
 * The lines with which a job begins: those that name one together with the period in which it was held, and of two lines,
 * the dates on one and the title at the start of the other, the first. In a form the employer may stand between them.
 */
export function datedTitleLines({
  scanned,
  periods,
  titles,
  degrees,
}: Omit<ReadBefore, 'first' | 'sections'>): ReadonlySet<number> {
  const { word, line } = scanned.words;
  const lineOf = ({ first }: { readonly first: number }): number => line[first] ?? 0;
  const held = titles.filter((title) => !isField(title));
  const named = new Set(held.map(lineOf));
  const opensLine = ({ first }: { readonly first: number }): boolean => {
    const isRanked = SENIORITY.has(word[first - 1]?.form ?? '');
    return line[isRanked ? first - 2 : first - 1] !== line[first];
  };
  const opened = new Set(held.filter(opensLine).map(lineOf));
  const labelled = new Set(
    held
      .filter(({ first }) => [1, 2].some((back) => hasLineCue(scanned, first - back, LABELS_TITLE)))
      .map(lineOf),
  );
  const study = new Set(degrees.map(lineOf));
  const startOf = (at: number): number[] => {
    if (named.has(at)) return [at];
    if (opened.has(at + 1) && !study.has(at + 1)) return [at];
    if (labelled.has(at + FORM_LINES)) return [at];
    return opened.has(at - 1) && !study.has(at - 1) ? [at - 1] : [];
  };
  return new Set(
    periods
      .filter(({ single }) => !single)
      .map(({ firstWord }) => line[firstWord] ?? 0)
      .filter((at) => !study.has(at))
      .flatMap(startOf),
  );
}
