import { type Line, textOf } from '../layout/lines';
import { most } from '../layout/piece';

/**
 * How a line ends: inside a word that a hyphen breaks, after a hyphen that belongs to the word,
 * inside a sentence, with the line, or with a paragraph.
 */
export type LineBreak = 'word' | 'hyphen' | 'space' | 'line' | 'blank';

/** Lines farther apart than this many sizes belong to different paragraphs. */
const PARAGRAPH_GAP = 1.9;

/** What begins so many sizes before the bullet of a point is outside its list. */
const OUTSIDE = 0.5;

/** Lines shorter than this are entries of a list rather than wrapped text. */
const SHORTEST_WRAPPED = 25;

const BULLET =
  /^[\u2022\u2023\u2043\u25a0-\u25ff\u27a2\u2713\u2714\u00b7*\uf0a7\uf0b7\uf0d8\uf076\u2212\u2013\u2014o-]\s|^[\p{Co}]|^\(?\d{1,2}[.)]\s/u;

/** First parts that keep their hyphen if a line ends after it. */
const FIRST_PARTS =
  `full front back end self non co pre re multi cross high low long short well real data cloud test user client server object event
  time day hands problem detail results? team fast large small state third first second part on off in out up open cost decision
  goal mid ex all e to of the one two three year month award world customer business product project role risk value face peer post
  inter intra anti semi sub micro mobile web job work deep machine best top step side follow start build hard key quick right
  single double dual`.split(/\s+/);
const COMPOUND = new RegExp(String.raw`(?:^|\s|\p{P})(?:${FIRST_PARTS.join('|')})-$`, 'iu');

/** Decides how each line of a block ends. */
export function lineBreaks(lines: readonly Line[]): LineBreak[] {
  const right = most(lines, (line) => line.right);
  const texts = lines.map(textOf);
  const words = new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}]+/gu),
  );
  // What stands left of this is outside the point that the line belongs to; null outside a list.
  let point: number | null = null;
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const text = texts[index] ?? '';
    const nextText = texts[index + 1] ?? '';
    if (!next) return 'line';
    if (BULLET.test(text)) point = edgeOfPoint(line);
    const gap = next.y - line.y;
    const isApart = gap > PARAGRAPH_GAP * Math.max(line.size, next.size);
    if (!isApart && !leaves(next, nextText, point) && isWrapped(line, next, text, nextText, right))
      return hyphenated(text, nextText, words) ?? 'space';
    point = null;
    return isApart ? 'blank' : 'line';
  });
}

/** The further lines of a point begin under its text where its bullet was set apart, and may begin under its bullet elsewhere. */
function edgeOfPoint({ pieces, left, size }: Line): number {
  const hang = pieces[0]?.hang;
  return hang === undefined ? left - OUTSIDE * size : (left + hang) / 2;
}

/** Whether a line that starts with a capital or a number is outside the list of a point: it is the next title, not the point's end. */
function leaves(next: Line, nextText: string, point: number | null): boolean {
  return point !== null && next.left < point && !/^\p{Ll}/u.test(nextText);
}

/** A line is wrapped when the first word of the next would not have fitted behind it. */
function isWrapped(line: Line, next: Line, text: string, nextText: string, right: number): boolean {
  if (BULLET.test(nextText) || Math.abs(line.size - next.size) > 0.1 * line.size) return false;
  if (hasWideGap(line) || hasWideGap(next)) return false;
  const first = /^\S+/.exec(nextText)?.[0] ?? '';
  const letter = (next.right - next.left) / Math.max(1, nextText.length);
  const room = right - line.right - letter;
  if (first.length * letter <= room) return false;
  if (/[-\u2010]$/.test(text) && /^\p{Ll}/u.test(nextText)) return true;
  if (text.length < SHORTEST_WRAPPED) return false;
  if (
    /^\p{Ll}/u.test(nextText) ||
    /[,;&/]$|\b(?:and|or|of|the|a|an|in|for|with|to|by|on|at|from|und|et|de|y)$/i.test(text)
  )
    return true;
  // Before a capital only running text wraps: a line of some length that does not end a sentence.
  return text.length >= 50 && !/[.!?:]$/.test(text) && next.left <= line.left + line.size * 2;
}

function hasWideGap(line: Line): boolean {
  return line.pieces.some((piece, index) => {
    const next = line.pieces[index + 1];
    const bullet = index === 0 && piece.text.length === 1;
    return next !== undefined && !bullet && next.left - piece.right > 2 * line.size;
  });
}

/** The break after a trailing hyphen, or null when there is none between letters. */
function hyphenated(text: string, next: string, words: ReadonlySet<string>): LineBreak | null {
  const start = /(\p{L}+)[-\u2010]$/u.exec(text)?.[1]?.toLowerCase();
  const rest = /^\p{Ll}+/u.exec(next)?.[0]?.toLowerCase();
  if (start === undefined) return null;
  if (rest === undefined) return 'hyphen';
  if (words.has(start + rest)) return 'word';
  return COMPOUND.test(text) ? 'hyphen' : 'word';
}
