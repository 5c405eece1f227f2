import type { ScannedText } from './scan';

/** First word of each line, with the word count last: the words of line n are `[first[n], first[n + 1])`. */
export function firstWordOfLines(scanned: ScannedText): Int32Array {
  const lines = scanned.lines.start.length;
  const first = new Int32Array(lines + 1);
  const { line } = scanned.words;
  let n = 0;
  for (let word = 0; word < line.length; word++) {
    const at = line[word] ?? 0;
    while (n <= at) first[n++] = word;
  }
  return first.fill(line.length, n);
}
