import type { CandidateText } from '../read/candidate-text';
import type { CompiledJob } from './compile-job';
import { domainTermAt } from './lookups';
import { PhraseTracker } from './phrase-groups';
import { titleShare } from './title-share';
import { HALF_PROVEN, MOST_MENTIONS } from './weights';

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
  const terms = new Float64Array(lookups.termWeights.length);
  const domain = new Float64Array(lookups.domainWeights.length);
  const phrases = new PhraseTracker(lookups.groups);
  for (let at = 0; at < word.length; at++) {
    const use = lookups.stems.get(word[at]?.stem ?? '');
    if (use === undefined) continue;
    const row = line[at] ?? 0;
    const credit = credits[row] ?? 0;
    if (use.term !== -1) terms[use.term] = (terms[use.term] ?? 0) + credit;
    for (const { group, at: stem } of use.phrases) phrases.see(group, stem, row, credit);
    const term = domainTermAt(use, candidate.scanned, at);
    if (term !== null) domain[term.number] = (domain[term.number] ?? 0) + credit;
  }
  lookups.groups.forEach((group, number) => {
    strengths[group.line] = Math.max(strengths[group.line] ?? 0, phrases.strength(number));
  });
  return {
    domain: shareFound(domain, lookups.domainWeights),
    terms: shareFound(terms, lookups.termWeights),
    title: titleShare(job, candidate),
  };
}

/** Weighted share of what was found; the first find of a term counts most, and from the third on none. */
function shareFound(found: Float64Array, weights: Float64Array): number {
  let sum = 0;
  let all = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    const value = Math.min(MOST_MENTIONS, found[at] ?? 0);
    all += weight;
    sum += weight * (value / (value + HALF_PROVEN));
  }
  return all === 0 ? 0 : sum / all;
}
