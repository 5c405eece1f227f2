import type { Part } from './dated-lines';

/** A line with the offsets at which it begins and ends in its text. */
type Line = Part & { readonly end: number };

/** The most gaps between its words, and the most signs, of a line that is a name or a title. */
const MOST_GAPS = 7;
const MOST_SIGNS = 80;
const SPACE = 32;

/** The line above one that begins at `start` and the one above that, if they are there and short. */
export function pairAbove(text: string, start: number): readonly Line[] {
  const next = lineBefore(text, start);
  if (next === null || isLong(next.text)) return [];
  const other = lineBefore(text, next.start);
  return other === null || isLong(other.text) ? [] : [next, other];
}

/** The two lines right below a line that ends at `end`; none if one of them is blank, long or missing. */
export function pairBelow(text: string, end: number): readonly Line[] {
  const next = lineAfter(text, end);
  if (next === null || isLong(next.text)) return [];
  const other = lineAfter(text, next.end);
  return other === null || isLong(other.text) ? [] : [next, other];
}

/** The line above one that begins at `start`, with at most one blank line between them. */
export function lineBefore(text: string, start: number): Line | null {
  const above = rightAbove(text, start);
  const line = above !== null && isBlank(above) ? rightAbove(text, above.start) : above;
  return line === null || isBlank(line) ? null : line;
}

function rightAbove(text: string, start: number): Line | null {
  if (start === 0) return null;
  const end = start - 1;
  const from = text.lastIndexOf('\n', end - 1) + 1;
  return { start: from, end, text: text.slice(from, end) };
}

function isBlank({ text }: Line): boolean {
  return text.trim() === '';
}

/** The line below one that ends at `end`; null if it is blank or missing. */
export function lineAfter(text: string, end: number): Line | null {
  if (end >= text.length) return null;
  const to = text.indexOf('\n', end + 1);
  const until = to === -1 ? text.length : to;
  const line = { start: end + 1, end: until, text: text.slice(end + 1, until) };
  return isBlank(line) ? null : line;
}

/** True for a line of more words or signs than any name or title has. */
export function isLong(line: string): boolean {
  if (line.length > MOST_SIGNS) return true;
  let gaps = 0;
  for (let at = line.indexOf(' '); at !== -1; at = line.indexOf(' ', at + 1))
    if (line.charCodeAt(at + 1) !== SPACE) gaps++;
  return gaps > MOST_GAPS;
}
