import type { Word } from '../read/word';

/** Words that could distinguish jobs: no stop words, no numbers, no single letters except names. */
export function tells(word: Word): boolean {
  return !word.stop && !/^\d/.test(word.form) && (word.form.length > 1 || word.id > 0);
}
