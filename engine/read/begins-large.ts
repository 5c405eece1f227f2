import { isCapital } from './characters';
import { originalStart } from './fold';
import type { ScannedText } from './scan';

/** True where a word is written with a capital; in a glossed text, the word that stands for it in the original. */
export function beginsLarge({ text, folded, words }: ScannedText, word: number): boolean {
  return isCapital(text.charCodeAt(originalStart(folded, text, words.start[word] ?? 0)));
}
