/**
 * A run of text on one baseline without a gap that could part columns. Coordinates are points with y
 * downwards, turned so that the text runs from left to right.
 */
export type Piece = {
  text: string;
  left: number;
  right: number;
  /** The baseline. */
  y: number;
  /** Height of the font. */
  size: number;
  hidden: boolean;
  /** Whether it begins a cell of a table, which a tab parts from the one before; not said where it does not. */
  cell?: boolean;
  /** How far its letters are set apart, in points; not said where they are not. */
  tracking?: number;
  /** Where its text begins behind a bullet that was set apart; absent for any other text. */
  hang?: number;
};

/** Quarter turns clockwise of the text on the page; null for any other angle. */
export type Turn = 0 | 1 | 2 | 3 | null;

/** The text of a page that runs in one direction. */
export type Layer = { turn: Turn; pieces: Piece[] };

/** The least of a figure; of a page with more pieces than a call takes arguments, too. */
export function least<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((found, item) => Math.min(found, figure(item)), Number.POSITIVE_INFINITY);
}

/** The greatest of a figure. */
export function most<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((found, item) => Math.max(found, figure(item)), Number.NEGATIVE_INFINITY);
}

/** Where its highest letters end. */
export function topOf(piece: Piece): number {
  return piece.y - piece.size * 0.8;
}

/** Where its lowest letters end. */
export function bottomOf(piece: Piece): number {
  return piece.y + piece.size * 0.2;
}
