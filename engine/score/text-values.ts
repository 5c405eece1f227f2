import type { CandidateText } from '../read/candidate-text';
import type { CompiledJob } from './compile-job';
import { domainTermAt } from './lookups';
import { PhraseTracker } from './phrase-groups';
import { TermCounter } from './term-counter';
import { titleShare } from './title-share';

/** Raw shares of a job's vocabulary, remaining terms and title words that a text shows, 0 to 1 each. */
export type TextValues = {
  readonly domain: number;
  readonly terms: number;
  readonly title: number;
};

/** Reads all words of a text once: fills the strengths of phrase lines and returns the raw text values. */
export function textValues(
  job: CompiledJob,
  candidate: CandidateText,
  credits: Float64Array,
  strengths: Float64Array,
): TextValues {
  const { lookups } = job;
  const { word, line } = candidate.scanned.words;
  const terms = new TermCounter(lookups.termWeights);
  const domain = new TermCounter(lookups.domainWeights);
  const phrases = new PhraseTracker(lookups.groups);
  for (let at = 0; at < word.length; at++) {
    const use = lookups.stems.get(word[at]?.stem ?? '');
    if (use === undefined) continue;
    const row = line[at] ?? 0;
    const credit = credits[row] ?? 0;
    if (use.term !== -1) terms.see(use.term, credit);
    for (const { group, at: stem } of use.phrases) phrases.see(group, stem, row, credit);
    const term = domainTermAt(use, candidate.scanned, at);
    if (term !== null) domain.see(term.number, credit);
  }
  lookups.groups.forEach((group, number) => {
    strengths[group.line] = Math.max(strengths[group.line] ?? 0, phrases.strength(number));
  });
  return {
    domain: domain.share(),
    terms: terms.share(),
    title: titleShare(job, candidate),
  };
}
