import { hasYear, isDate } from './dates';
import { firstWhere } from './first-where';
import { type Line, linesOf, textOf } from './lines';
import { bottomOf, least, most, type Piece, topOf } from './piece';
import { isSectionName } from './section-names';

/** Lines of a margin farther apart than this many sizes belong to different entries. */
const ENTRY_GAP = 1.9;

/** A label of more lines is a text of its own. */
const MOST_LINES = 3;

/** One label says nothing about what the others would be. */
const FEWEST_LABELS = 2;

type Label = { lines: Line[]; top: number };

/**
 * Dates or section names in a margin next to their content, each paired with it: blocks in reading order. Null if
 * both sides contain more than that. Such labels seldom share the baselines of what they label, which is often
 * larger.
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

/** Whether a side holds nothing but the names of sections, which are read before what stands beside them. */
export function areSectionNames(margin: readonly Piece[]): boolean {
  return labelsOf(margin)?.every((label) => !isDated(label)) ?? false;
}

function labelsOf(margin: readonly Piece[]): Label[] | null {
  const labels: Label[] = [];
  for (const line of linesOf(margin)) {
    const entry = labels.at(-1);
    if (entry && goesOn(entry, line)) entry.lines.push(line);
    else labels.push({ lines: [line], top: least(line.pieces, topOf) });
  }
  if (!labels.every(isLabel)) return null;
  const named = labels.filter(({ lines }) => !lines.every(isOrnament));
  const dates = named.filter(isDated).length;
  return Math.max(dates, named.length - dates) >= FEWEST_LABELS ? labels : null;
}

/** Whether a line belongs to the label above it: a date or the name of a section in several lines, or below an ornament. */
function goesOn({ lines }: Label, line: Line): boolean {
  const before = lines.at(-1);
  if (!before || line.y - before.y > ENTRY_GAP * Math.max(line.size, before.size)) return false;
  if (isOrnament(before)) return true;
  if (isDate(textOf(line))) return isDate(textOf(before));
  return isSectionName(nameOf([...lines, line])) && lines.length < MOST_LINES;
}

function isLabel(label: Label): boolean {
  const names = label.lines.filter((line) => !isOrnament(line)).map(textOf);
  return isDated(label) || isSectionName(nameOf(label.lines)) || names.every(isSectionName);
}

function isDated({ lines }: Label): boolean {
  const texts = lines.map(textOf);
  return texts.some(hasYear) && lines.length <= MOST_LINES && texts.every(isDate);
}

/** A stroke or a sign above a heading. */
function isOrnament(line: Line): boolean {
  return textOf(line).length === 1;
}

function nameOf(lines: readonly Line[]): string {
  return lines
    .filter((line) => !isOrnament(line))
    .map(textOf)
    .join(' ');
}

function blocksOf(labels: readonly Label[], beside: readonly Piece[]): Piece[][] {
  const bodies: Line[][] = [[], ...labels.map(() => [])];
  const highest = highestFrom(labels);
  for (const row of linesOf(beside)) {
    const bottom = most(row.pieces, bottomOf);
    // The last label that begins above the bottom of the row.
    bodies[firstWhere(highest, (top) => top >= bottom)]?.push(row);
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

/** The highest top among each label and those after it. */
function highestFrom(labels: readonly Label[]): number[] {
  let highest = Number.POSITIVE_INFINITY;
  return labels
    .toReversed()
    .map(({ top }) => {
      highest = Math.min(highest, top);
      return highest;
    })
    .reverse();
}

/** A date, though it may be broken into lines, belongs to the first line of what it dates. */
function onLine({ lines }: Label, { y, size }: Line): Piece {
  return {
    text: lines.map(textOf).join(' '),
    left: least(lines, (line) => line.left),
    right: most(lines, (line) => line.right),
    y,
    size,
    hidden: lines.every((line) => line.pieces.every((piece) => piece.hidden)),
  };
}
