import type { ScannedText } from '../read/scan';
import { domainTermAt, type StemTable, type StemUse } from './lookups';

/** A word of a text that is relevant to a job. */
export type TouchedWord = {
  readonly at: number;
  /** Line of the text. */
  readonly row: number;
  readonly use: StemUse;
  /** The longest term of the trade's vocabulary that begins with it; null if none does. */
  readonly term: StemUse['domain'][number] | null;
};

/** The words of a text that match anything of a job, in order: looked up once, for the score and for its proof. */
export function touchedWords(stems: StemTable, scanned: ScannedText): TouchedWord[] {
  const { word, stemHash, line } = scanned.words;
  const touched: TouchedWord[] = [];
  for (let at = 0; at < stemHash.length; at++) {
    if (!stems.mayHold(stemHash[at] ?? 0)) continue;
    const use = stems.get(word[at]);
    if (use === undefined) continue;
    touched.push({ at, row: line[at] ?? 0, use, term: domainTermAt(use, scanned, at) });
  }
  return touched;
}
