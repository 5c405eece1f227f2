import type { Sentence } from '../read/job/sentences';
import type { ScannedText } from '../read/scan';
import type { Word } from '../read/word';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { tells } from './tells';
import { titleWordWeight } from './title-word-weight';
import { wordWeight } from './word-weight';

export type WeighedStem = { readonly stem: string; readonly form: string; readonly weight: number };

/** A word of the title counts as if the text repeated it this often. */
const TITLE_REPEATS = 4;
/** Weight of a word that is in no family's vocabulary and in no concept. */
const OUTSIDE_SHARE = 0.3;
const ROMAN = /^(?:i{2,3}|iv|vi{1,3})$/;

/** The words of the title and of the kept sentences with their weights, the heaviest first. */
export function coverageTerms(
  scanned: ScannedText,
  titleWords: number,
  sentences: readonly Sentence[],
): WeighedStem[] {
  const counts = new Map<string, { readonly form: string; count: number; title: boolean }>();
  const count = (word: Word | undefined, title: boolean): void => {
    if (word === undefined || !tells(word) || isMark(word)) return;
    const known = counts.get(word.stem);
    if (known === undefined) {
      counts.set(word.stem, { form: word.form, count: 1, title });
      return;
    }
    known.count++;
    known.title ||= title;
  };
  for (let at = 0; at < titleWords; at++) count(scanned.words.word[at], true);
  for (const sentence of sentences) {
    if (!sentence.kept) continue;
    for (let at = sentence.first; at <= sentence.last; at++) count(scanned.words.word[at], false);
  }
  return [...counts]
    .map(([stem, { form, count: times, title }]) => ({
      stem,
      form,
      weight: (1 + Math.log(times) + (title ? TITLE_REPEATS : 0)) * termWeight(stem),
    }))
    .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1));
}

/** Words of the trade count fully, others less: an unusual word may be the name of the employer. */
function termWeight(stem: string): number {
  return wordWeight(stem) * (taxonomyIndex().tradeStems.has(stem) ? 1 : OUTSIDE_SHARE);
}

/** The words of the title that say something about the work, with how much each says. */
export function titleTerms(scanned: ScannedText, titleWords: number): WeighedStem[] {
  const terms = new Map<string, WeighedStem>();
  for (const word of scanned.words.word.slice(0, titleWords)) {
    if (!tells(word) || isMark(word)) continue;
    const weight = titleWordWeight(word.stem);
    if (weight > 0) terms.set(word.stem, { stem: word.stem, form: word.form, weight });
  }
  return [...terms.values()];
}

/** Letters and numbers that classify jobs ('Technician III', 'M/F/D') and mean nothing by themselves. */
function isMark(word: Word): boolean {
  return word.form.length === 1 || ROMAN.test(word.form);
}
