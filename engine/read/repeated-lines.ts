import type { ScannedText } from './scan';

/** A line of fewer words is a name or a heading, which may well be repeated. */
const FEWEST_WORDS = 3;
const BASE = 31;
const MOST = 255;
const READ = -1;

/**
 * For each line, how many earlier lines say the same, word for word. Saying the same thing twice proves no more than
 * saying it once.
 */
export function repeatedLines(scanned: ScannedText, firstWord: Int32Array): Uint8Array {
  const lines = scanned.lines.start.length;
  const repeated = new Uint8Array(lines);
  const seen = new Map<number, number>();
  // Lines with the same beginning: the rest of the first one is only read if there is a second.
  const alike = new Map<number, number>();
  for (let line = 0; line < lines; line++) {
    const from = firstWord[line] ?? 0;
    const to = firstWord[line + 1] ?? from;
    if (to - from < FEWEST_WORDS) continue;
    const beginning = (scanned.words.hash[from] ?? 0) + to - from;
    const first = alike.get(beginning);
    if (first === undefined) {
      alike.set(beginning, line);
      continue;
    }
    if (first !== READ) {
      seen.set(numberOf(scanned, firstWord[first] ?? 0, firstWord[first + 1] ?? 0), 1);
      alike.set(beginning, READ);
    }
    const number = numberOf(scanned, from, to);
    const before = seen.get(number) ?? 0;
    repeated[line] = Math.min(MOST, before);
    seen.set(number, before + 1);
  }
  return repeated;
}

function numberOf({ words: { hash } }: ScannedText, from: number, to: number): number {
  let number = to - from;
  for (let at = from; at < to; at++) number = (Math.imul(number, BASE) + (hash[at] ?? 0)) | 0;
  return number;
}
