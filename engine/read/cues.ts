import { mayLabelName, mayMeanOther } from '../skills/name-doubts';
import { OPENS_DENIAL } from './denial-words';
import type { Word } from './word';

/*
 * What a word may matter to, as bits: each pass looks for its own bit in a column of numbers and opens only the words that
 * have it. A cue promises one thing: a word without it changes nothing in that pass.
 */

/** The lists of `order-words` that contain the word. */
export const ORDERS = (1 << 16) - 1;
/** The scan may leave it out. */
export const OF_PERSON = 1 << 16;
/** A denial or a wish may begin with it. */
export const MAY_DENY = 1 << 17;
/** A degree or a school leaving certificate may begin with it. */
export const OF_DEGREE = 1 << 18;
/** Years may be counted in it. */
export const OF_YEARS = 1 << 19;
/** It is a function word of some language. */
export const TELLS_LANGUAGE = 1 << 20;
/** A name that it begins or ends may be none. */
export const DOUBTS_NAME = 1 << 21;
/** It may be a label and yet belong to the name behind its colon. */
export const LABELS_NAME = 1 << 22;

/** The cues of a word, computed once per word. */
export function cueOf(word: Omit<Word, 'cue'>): number {
  return (
    word.orders |
    (word.person ? OF_PERSON : 0) |
    ((word.denial & OPENS_DENIAL) !== 0 ? MAY_DENY : 0) |
    (word.degree !== -1 || word.schools !== null ? OF_DEGREE : 0) |
    (word.yearUnit ? OF_YEARS : 0) |
    (word.cues.length > 0 ? TELLS_LANGUAGE : 0) |
    (mayMeanOther(word) ? DOUBTS_NAME : 0) |
    (mayLabelName(word.form) ? LABELS_NAME : 0)
  );
}
