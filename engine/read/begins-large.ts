import { isCapital } from './characters';
import { originalStart } from './fold';
import type { ScannedText } from './scan';

/** True if a word begins with a capital; in a translated text, the original word it stands for. */
export function beginsLarge({ text, folded, words }: ScannedText, word: number): boolean {
  return isCapital(text.charCodeAt(originalStart(folded, text, words.start[word] ?? 0)));
}
