import { hasYear, isDate } from './dates';
import { type Layer, type Piece, topOf } from './piece';
import { isSectionName } from './section-names';

/** The name of a section or a date that runs up or down a page, placed on the page as upright text would be. */
type Label = {
  text: string;
  x: number;
  top: number;
  bottom: number;
  size: number;
  hidden: boolean;
};

/** Lines of one label are no farther apart than this many sizes. */
const NEXT_LINE = 2;
/** A label gets this share of the height of what it labels, and stands over it without touching the line above. */
const HEIGHT = 0.4;
const RISE = 0.3;
/** Lines farther apart than this many sizes belong to two sections. */
const SECTION_GAP = 1.8;
/** No page has more. */
const MOST_LABELS = 100;

/**
 * The layers of a page with the names of sections and the dates that run up or down beside their content among the
 * upright text: each where what it labels begins, so that it is read first.
 */
export function withTurnedLabels(layers: readonly Layer[]): Layer[] {
  const upright = layers.find(({ turn }) => turn === 0)?.pieces ?? [];
  if (layers.every(({ turn }) => turn !== 1 && turn !== 3)) return [...layers];
  const downwards = [...upright].sort((one, other) => one.y - other.y);
  const placed: Piece[] = [];
  const kept = layers.map(({ turn, pieces }) => {
    const isAside = lengthOf(pieces) < lengthOf(upright);
    if ((turn !== 1 && turn !== 3) || !isAside) return { turn, pieces };
    const taken = new Set<Piece>();
    for (const run of runsOf(pieces)) {
      const label = labelOf(run, turn);
      const first = label === null ? undefined : firstBeside(downwards, label);
      if (label === null || first === undefined) continue;
      for (const piece of run) taken.add(piece);
      placed.push(uprightLabel(label, first));
    }
    return { turn, pieces: pieces.filter((piece) => !taken.has(piece)) };
  });
  if (placed.length === 0) return [...layers];
  return kept
    .map((layer) =>
      layer.turn === 0 ? { turn: 0 as const, pieces: [...upright, ...placed] } : layer,
    )
    .filter(({ pieces }) => pieces.length > 0);
}

/** Signs of a text: on a page that was turned as a whole, what is upright stands aside. */
function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

/** Pieces that may be a label, those of several lines together. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  const labels = pieces.filter(({ text }) => isSectionName(text) || isDate(text));
  for (const piece of labels.slice(0, MOST_LABELS).sort((one, other) => one.y - other.y)) {
    const run = runs.find((known) => goesOn(known.at(-1), piece));
    if (run === undefined) runs.push([piece]);
    else run.push(piece);
  }
  return runs;
}

function goesOn(before: Piece | undefined, piece: Piece): boolean {
  if (before === undefined || piece.y - before.y > NEXT_LINE * before.size) return false;
  return piece.left < before.right && piece.right > before.left && isDate(before.text);
}

function labelOf(run: readonly Piece[], turn: 1 | 3): Label | null {
  const text = run.map((piece) => piece.text.trim()).join(' ');
  const [first] = run;
  if (first === undefined || (!isSectionName(text) && !hasYear(text))) return null;
  const from = Math.min(...run.map(({ left }) => left));
  const to = Math.max(...run.map(({ right }) => right));
  return {
    text,
    x: turn === 3 ? first.y : -first.y,
    top: turn === 3 ? -to : from,
    bottom: turn === 3 ? -from : to,
    size: first.size,
    hidden: run.every(({ hidden }) => hidden),
  };
}

/** The uppermost upright text that a label stands beside, on the left of it. `downwards` is that text from top to bottom. */
function firstBeside(
  downwards: readonly Piece[],
  { text, x, top, bottom, size }: Label,
): Piece | undefined {
  const column = downwards.filter((piece) => piece.left > x && piece.y < bottom + size);
  let at = column.findIndex(({ y }) => y > top);
  // A name in the middle of a section belongs to all of it.
  while (isSectionName(text) && at > 0 && areNear(column[at - 1], column[at])) at--;
  return column[at];
}

function areNear(above: Piece | undefined, below: Piece | undefined): boolean {
  if (above === undefined || below === undefined) return false;
  return below.y - above.y < SECTION_GAP * Math.max(above.size, below.size);
}

function uprightLabel({ text, x, size, hidden }: Label, first: Piece): Piece {
  const place = { text, left: x - size, right: x, hidden };
  if (hasYear(text)) return { ...place, y: first.y, size: first.size };
  return { ...place, y: topOf(first) - RISE * first.size, size: HEIGHT * first.size };
}
