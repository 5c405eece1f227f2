import type { Words } from '../read/words';
import type { StemTable, StemUse } from './lookups';

/** A word of a text that is relevant to a job. */
export type TouchedWord = {
  readonly at: number;
  /** Line of the text. */
  readonly row: number;
  readonly use: StemUse;
};

/** The words of a text that match anything of a job, in order: looked up once, for the score and for its proof. */
export function touchedWords(stems: StemTable, { word, stemHash, line }: Words): TouchedWord[] {
  const touched: TouchedWord[] = [];
  for (let at = 0; at < stemHash.length; at++) {
    if (!stems.mayHold(stemHash[at] ?? 0)) continue;
    const use = stems.get(word[at]);
    if (use !== undefined) touched.push({ at, row: line[at] ?? 0, use });
  }
  return touched;
}
