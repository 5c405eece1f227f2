import type { ScannedText } from '../read/scan';
import { NO_BREAK } from '../read/words';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { Lookups, StemUse } from './lookups';

/** No term of a job's vocabulary. */
export const NO_TERM = -1;

/** A word of a text that may be relevant to a job. */
export type TouchedWord = {
  readonly at: number;
  /** Line of the text. */
  readonly row: number;
  readonly use: StemUse;
  /** The longest term of the job's vocabulary that begins with it, by its number in the job, or NO_TERM. */
  readonly term: number;
  /** The last word of that term. */
  readonly last: number;
};

/** The words of a text that match anything of a job, in order: looked up once, for the score and for its proof. */
export function touchedWords({ stems, domain }: Lookups, scanned: ScannedText): TouchedWord[] {
  const { word, stemHash, line } = scanned.words;
  const { stems: vocabulary } = taxonomyIndex().vocabulary;
  const touched: TouchedWord[] = [];
  for (let at = 0; at < stemHash.length; at++) {
    if (!stems.mayHold(stemHash[at] ?? 0)) continue;
    const here = word[at];
    if (here === undefined) continue;
    const use = stems.useOf(here.stem);
    const row = line[at] ?? 0;
    const found = longestOf(use.domain, scanned, at);
    if (found === NO_TERM) touched.push({ at, row, use, term: NO_TERM, last: at });
    else {
      const last = at + (vocabulary[found]?.length ?? 1) - 1;
      touched.push({ at, row, use, term: (domain.numbers[found] ?? 0) - 1, last });
    }
  }
  return touched;
}

/** The first of some terms of the map, which begin with word `at`, that stands there as a whole; NO_TERM if none does. */
function longestOf(terms: readonly number[], scanned: ScannedText, at: number): number {
  const { stems } = taxonomyIndex().vocabulary;
  for (const term of terms) if (goesOn(stems[term] ?? [], scanned, at)) return term;
  return NO_TERM;
}

/** True if the words after word `at`, which has the first of these stems, have the others, without a break. */
function goesOn(stems: readonly string[], { words }: ScannedText, at: number): boolean {
  for (let step = 1; step < stems.length; step++) {
    const next = at + step;
    if (words.word[next]?.stem !== stems[step] || words.gap[next] !== NO_BREAK) return false;
  }
  return true;
}
