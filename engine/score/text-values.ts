import type { CandidateText } from '../read/candidate-text';
import { isDenied } from '../skills/denial';
import type { CompiledJob } from './compile-job';
import { PhraseTracker } from './phrase-groups';
import { TermCounter } from './term-counter';
import { TitleMarks, titleShare } from './title-share';
import { NO_TERM, type TouchedWord } from './touched-words';

/** Raw shares of a job's vocabulary, remaining terms and title words that a text shows, 0 to 1 each. */
export type TextValues = {
  readonly domain: number;
  readonly terms: number;
  /** 0 if the map knows the job's title: then it is not needed. */
  readonly title: number;
};

/**
 * Weighs the words of a text that match the job: fills the strengths of phrase lines and returns the raw text values.
 */
export function textValues(
  job: CompiledJob,
  candidate: CandidateText,
  touched: readonly TouchedWord[],
  credits: Float64Array,
  strengths: Float64Array,
): TextValues {
  const { lookups } = job;
  const terms = new TermCounter(lookups.terms);
  const domain = new TermCounter(lookups.domain);
  const phrases = new PhraseTracker(lookups.groups);
  // If the map knows the job's title, its words are not needed.
  const titles = job.families.named === 1 ? null : new TitleMarks(lookups.titleWeights);
  for (const { at, row, use, term } of touched) {
    if (isDenied(candidate.scanned, at)) continue;
    const credit = credits[row] ?? 0;
    const isNew = candidate.repeated[row] === 0;
    if (isNew && use.term !== -1) terms.see(use.term, credit, row);
    for (const { group, at: stem } of use.phrases) phrases.see(group, stem, row, credit);
    if (titles !== null && use.title !== -1) titles.see(use.title, row);
    if (isNew && term !== NO_TERM) domain.see(term, credit, row);
  }
  lookups.groups.forEach((group, number) => {
    strengths[group.line] = Math.max(strengths[group.line] ?? 0, phrases.strength(number));
  });
  return {
    domain: domain.share(),
    terms: terms.share(),
    title: titles === null ? 0 : titleShare(candidate, titles),
  };
}
