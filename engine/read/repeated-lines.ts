import type { ScannedText } from './scan';

/** A line of fewer words is a name or a heading, which may well stand twice. */
const FEWEST_WORDS = 3;
const BASE = 31;
const MOST = 255;

/**
 * For each line, how many earlier lines say the same, word for word. Telling the same thing twice proves no more than telling
 * it once.
 */
export function repeatedLines(scanned: ScannedText, firstWord: Int32Array): Uint8Array {
  const lines = scanned.lines.start.length;
  const repeated = new Uint8Array(lines);
  const seen = new Map<number, number>();
  for (let line = 0; line < lines; line++) {
    const from = firstWord[line] ?? 0;
    const to = firstWord[line + 1] ?? from;
    if (to - from < FEWEST_WORDS) continue;
    let number = to - from;
    for (let at = from; at < to; at++)
      number = (Math.imul(number, BASE) + (scanned.words.word[at]?.hash ?? 0)) | 0;
    const before = seen.get(number) ?? 0;
    repeated[line] = Math.min(MOST, before);
    seen.set(number, before + 1);
  }
  return repeated;
}
