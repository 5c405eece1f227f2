import { type Line, linesOf, textOf } from './lines';
import { bottomOf, type Piece, topOf } from './piece';
import { isSectionName } from './section-names';

/** Lines of a margin farther apart than this many sizes belong to different entries. */
const ENTRY_GAP = 1.9;

/** A label of more lines is a text of its own. */
const MOST_LINES = 3;

/** One label says nothing about what the others would be. */
const FEWEST_LABELS = 2;

const YEAR = /(?:^|\D)(?:19|20)\d\d(?!\d)/;
const BETWEEN = /[^\p{L}\p{N}]+/u;

/** Words of dates in the languages that are read: months, seasons, and how a span of time begins and ends. */
const OF_DATES =
  /^(?:\d{1,4}|jan\p{L}*|f[ée][bv]\p{L}*|m(?:ar|är|aa|rt|ai|ay|ei)\p{L}*|a[pvb]r\p{L}*|ju[nil]\p{L}*|a(?:ug|go|oû)\p{L}*|sep\p{L}*|o[ck]t\p{L}*|nov\p{L}*|d[eéi][czk]\p{L}*|en(?:e|ero)|spring|summer|autumn|fall|winter|since|from|to|until|till|present|current(?:ly)?|now|today|ongoing|seit|von|ab|bis|heute|aktuell|depuis|de|à|aujourd|hui|présent|desde|a|hasta|actual(?:idad)?|presente|sinds|van|tot|heden|nu)$/iu;

type Label = { lines: Line[]; top: number };

/**
 * Dates or names of sections that stand in a margin beside what they are about, each with that: blocks in
 * reading order. Null where both sides say more than that. Such labels seldom share the baselines of what they
 * label, which is often set larger.
 */
export function readBesideLabels(
  left: readonly Piece[],
  right: readonly Piece[],
): Piece[][] | null {
  const inLeft = labelsOf(left);
  if (inLeft) return blocksOf(inLeft, right);
  const inRight = labelsOf(right);
  return inRight && blocksOf(inRight, left);
}

function labelsOf(margin: readonly Piece[]): Label[] | null {
  const labels: Label[] = [];
  for (const line of linesOf(margin)) {
    const entry = labels.at(-1);
    const before = entry?.lines.at(-1);
    const goesOn = before && line.y - before.y <= ENTRY_GAP * line.size && isDate(line);
    if (entry && goesOn && isDate(before)) entry.lines.push(line);
    else labels.push({ lines: [line], top: Math.min(...line.pieces.map(topOf)) });
  }
  if (!labels.every(isLabel)) return null;
  const dates = labels.filter(isDated).length;
  return Math.max(dates, labels.length - dates) >= FEWEST_LABELS ? labels : null;
}

function isLabel(label: Label): boolean {
  return isDated(label) || label.lines.every((line) => isSectionName(textOf(line)));
}

function isDated({ lines }: Label): boolean {
  const hasYear = lines.some((line) => YEAR.test(textOf(line)));
  return hasYear && lines.length <= MOST_LINES && lines.every(isDate);
}

/** Whether a line is a date or part of one: `seit 03/2021 –`, `Present`. */
function isDate(line: Line): boolean {
  const words = textOf(line).split(BETWEEN).filter(Boolean);
  return words.every((word) => OF_DATES.test(word));
}

function blocksOf(labels: readonly Label[], beside: readonly Piece[]): Piece[][] {
  const bodies: Line[][] = [[], ...labels.map(() => [])];
  for (const row of linesOf(beside)) {
    const bottom = Math.max(...row.pieces.map(bottomOf));
    bodies[labels.findLastIndex(({ top }) => bottom > top) + 1]?.push(row);
  }
  return bodies
    .flatMap((body, index) => {
      const pieces = body.flatMap((row) => row.pieces);
      const label = labels[index - 1];
      if (!label) return [pieces];
      const [first] = body;
      if (first && isDated(label)) return [[onLine(label, first), ...pieces]];
      return [label.lines.flatMap((line) => line.pieces), pieces];
    })
    .filter((block) => block.length > 0);
}

/** A date, though it may be broken into lines, belongs to the first line of what it dates. */
function onLine({ lines }: Label, { y, size }: Line): Piece {
  return {
    text: lines.map(textOf).join(' '),
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
    y,
    size,
    hidden: lines.every((line) => line.pieces.every((piece) => piece.hidden)),
  };
}
