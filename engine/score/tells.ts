import type { Word } from '../read/word';

/** Words that could tell one job from another: no stop words, no numbers, no single letters but names. */
export function tells(word: Word): boolean {
  return !word.stop && !/^\d/.test(word.form) && (word.form.length > 1 || word.id > 0);
}
