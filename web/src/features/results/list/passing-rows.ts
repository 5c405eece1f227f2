import { withLetters } from '../../../ui/with-letters';
import type { RankedRow } from '../rows/rank-rows';
import type { Density } from '../view/preferences';
import { BEFORE_NAME, RANK, SCORE } from './fit-columns';

/** Rows that rush by, `past` not included. Those of one key are never there together: one takes the place of the other. */
export type Passing = { key: string; from: number; past: number };

/** What is told of somebody who rushes by. */
type Person = Pick<RankedRow, 'id' | 'name' | 'rank' | 'tied' | 'score'>;

/** What the lines of people who rush by are made of. */
export type PassingLook = {
  rows: readonly Person[];
  rowHeight: number;
  density: Density;
  /** How wide the columns after the score are together, in pixels. */
  after: number;
  isCovered: (id: string) => boolean;
};

const PIECE =
  'absolute inset-x-0 flex bg-[linear-gradient(to_top,var(--hairline)_1px,transparent_1px)] text-13 whitespace-pre contain-strict';
const RANKS = 'num shrink-0 text-right text-ink-3';
const NAMES = 'relative grow truncate px-2 font-medium whitespace-pre';
const SCORES = 'num shrink-0 pr-[74px] text-right text-[0.9375rem] font-strong';
/** How far the name stands above the middle of its row where the role is under it, in pixels. */
const OVER_ROLE = 8;

/**
 * Draws what can be seen of people while the list rushes by: rank, name and score, one line of text for each of them. They
 * lie over the table, which is not laid out again for them, and their place is told from where the list ends.
 *
 * Written without components: in a brisk turn of the wheel every fourth frame brings eight people, and on a slow processor
 * a frame has no time for more than changing three texts.
 *
 * @param over what lies over the table and ends where it ends.
 * @returns what draws these pieces, and takes away all others.
 */
export function passingRows(
  over: HTMLElement,
): (pieces: readonly Passing[], look: PassingLook) => void {
  const drawn = new Map<string, Piece>();
  return (pieces, look) => {
    const keys = new Set(pieces.map(({ key }) => key));
    for (const [key, gone] of drawn) {
      if (keys.has(key)) continue;
      gone.box.remove();
      drawn.delete(key);
    }
    for (const passing of pieces) {
      const piece = drawn.get(passing.key) ?? addPiece(over);
      drawn.set(passing.key, piece);
      write(piece, passing, look);
    }
  };
}

type Piece = {
  box: HTMLElement;
  ranks: Lines;
  names: Lines;
  scores: Lines;
  shown: { from: number; past: number; look: PassingLook } | null;
};

type Lines = { column: HTMLElement; text: Text };

function addPiece(over: HTMLElement): Piece {
  const box = document.createElement('div');
  box.className = PIECE;
  const ranks = addLines(box, RANKS);
  const names = addLines(box, NAMES);
  const scores = addLines(box, SCORES);
  ranks.column.style.width = `${withLetters(RANK)}px`;
  names.column.style.marginLeft = `${withLetters(BEFORE_NAME - RANK)}px`;
  scores.column.style.width = `${SCORE}px`;
  over.append(box);
  return { box, ranks, names, scores, shown: null };
}

function addLines(box: HTMLElement, className: string): Lines {
  const column = document.createElement('span');
  column.className = className;
  const text = document.createTextNode('');
  column.append(text);
  box.append(column);
  return { column, text };
}

function write(piece: Piece, { from, past }: Passing, look: PassingLook): void {
  const { box, ranks, names, scores, shown } = piece;
  if (shown?.from === from && shown.past === past && shown.look === look) return;
  const { rows, rowHeight, isCovered } = look;
  const people = rows.slice(from, past);
  const told = (of: (row: Person) => string | number) =>
    people.map((row) => (isCovered(row.id) ? '' : of(row))).join('\n');
  ranks.text.data = told(({ rank, tied }) => `${rank}${tied ? '=' : ''}`);
  names.text.data = people.map(({ name }) => name).join('\n');
  scores.text.data = told(({ score }) => score);
  box.style.top = `${(from - rows.length) * rowHeight}px`;
  box.style.height = `${people.length * rowHeight}px`;
  if (shown?.look !== look) fit(piece, look);
  piece.shown = { from, past, look };
}

function fit({ box, names, scores }: Piece, { rowHeight, density, after }: PassingLook): void {
  box.style.lineHeight = `${rowHeight}px`;
  box.style.backgroundSize = `100% ${rowHeight}px`;
  names.column.style.top = density === 'comfortable' ? `-${OVER_ROLE}px` : '0';
  scores.column.style.marginRight = `${after}px`;
}
