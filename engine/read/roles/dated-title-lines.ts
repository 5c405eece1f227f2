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
  const opensLine = (first: number): boolean => {
    const isRanked = first > 0 && SENIORITY.has(word[first - 1]?.form ?? '');
    const before = isRanked ? first - 2 : first - 1;
    return before < 0 || line[before] !== line[first];
  };
  const named = new Set<number>();
  const opened = new Set<number>();
  const labelled = new Set<number>();
  for (const title of titles) {
    if (isField(title)) continue;
    const { first } = title;
    const at = lineOf(title);
    named.add(at);
    if (opensLine(first)) opened.add(at);
    const isLabelled =
      hasLineCue(scanned, first - 1, LABELS_TITLE) || hasLineCue(scanned, first - 2, LABELS_TITLE);
    if (isLabelled) labelled.add(at);
  }
  const study = new Set(degrees.map(lineOf));
  const begins = new Set<number>();
  for (const { single, firstWord } of periods) {
    const at = line[firstWord] ?? 0;
    if (single || study.has(at)) continue;
    if (named.has(at)) begins.add(at);
    else if (opened.has(at + 1) && !study.has(at + 1)) begins.add(at);
    else if (labelled.has(at + FORM_LINES)) begins.add(at);
    else if (opened.has(at - 1) && !study.has(at - 1)) begins.add(at - 1);
  }
  return begins;
}
