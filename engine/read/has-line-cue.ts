import { SAYS_OF_LINE } from './cues';
import type { Words } from './words';

/** Whether word `at` of a text has a bit of `line-cues`; no word is there before or behind a text. */
export function hasLineCue({ words }: { readonly words: Words }, at: number, cue: number): boolean {
  if (((words.cue[at] ?? 0) & SAYS_OF_LINE) === 0) return false;
  return ((words.word[at]?.lineCue ?? 0) & cue) !== 0;
}
