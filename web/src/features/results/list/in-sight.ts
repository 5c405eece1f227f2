/** Rows are added and removed in blocks of this size: a table is laid out and repainted only once per block. */
export const BLOCK = 8;
/** Blocks above and below the visible ones. */
const OVERSCAN = 1;

/** The rows of a long list that are rendered. */
export type InSight = {
  first: number;
  /** The first one after them. */
  past: number;
  /** Those among them that were scrolled to and are not rendered yet. */
  missing: ReadonlySet<number>;
};

export const NOTHING_IN_SIGHT: InSight = { first: 0, past: 0, missing: new Set() };

/** Rows from `first` up to, but not including, `past`. */
type Range = { first: number; past: number };

type Identified = { id: string };

export type Place = {
  /** How far the top of the viewport is below the first row, in pixels; negative above it. */
  scrolled: number;
  windowHeight: number;
  rowHeight: number;
  count: number;
};

/**
 * The rendered rows after the viewport has moved.
 *
 * @param rushed whether it rushed to its place: then the rows there come a few at a time.
 */
export function moveSight(before: InSight, place: Place, rushed = false): InSight {
  const { first, past } = rowsAround(place);
  if (before.first === first && before.past === past) return before;
  // After a jump the target must be readable at once; rows added next to others can wait a moment, and so can those
  // after a rush: removing the rows that were passed takes a frame by itself.
  const jumped = first >= before.past || past <= before.first;
  const now = jumped && !rushed ? rowsSeen(place) : null;
  const missing = new Set<number>();
  for (let index = first; index < past; index += 1) {
    const drawn = now ? isIn(now, index) : isIn(before, index) && !before.missing.has(index);
    if (!drawn) missing.add(index);
  }
  return { first, past, missing };
}

/**
 * The rendered rows of a list that was reordered or shows other people: visible ones, and around them those already
 * rendered. Nobody waits for invisible rows.
 */
export function rearrangeSight(
  rows: readonly Identified[],
  wereDrawn: ReadonlySet<string>,
  place: Place,
): InSight {
  const { first, past } = rowsAround(place);
  const seen = rowsSeen(place);
  const missing = new Set<number>();
  for (const [at, { id }] of rows.slice(first, past).entries()) {
    const index = first + at;
    if (!isIn(seen, index) && !wereDrawn.has(id)) missing.add(index);
  }
  return { first, past, missing };
}

/** The ids of the rendered rows. */
export function drawnOf({ first, past, missing }: InSight, rows: readonly Identified[]) {
  const drawn = rows.slice(first, past).filter((_, at) => !missing.has(first + at));
  return new Set(drawn.map(({ id }) => id));
}

/**
 * The same as `moveSight` without placeholders for missing rows: visible ones are rendered at once along with those
 * that stay, and nothing more yet.
 */
export function wholeSight(before: InSight, place: Place): InSight {
  const around = rowsAround(place);
  const seen = rowsToSee(place);
  const stays = {
    first: Math.max(before.first, around.first),
    past: Math.min(before.past, around.past),
  };
  if (stays.first >= stays.past) return wholeRows(before, seen);
  return wholeRows(before, {
    first: Math.min(stays.first, seen.first),
    past: Math.max(stays.past, seen.past),
  });
}

/**
 * Renders a few more rows before and after the rendered ones, until the surroundings of the viewport are complete.
 */
export function growSight(before: InSight, place: Place, few: number): InSight {
  const { first, past } = rowsAround(place);
  return wholeRows(before, {
    first: Math.max(first, before.first - few),
    past: Math.min(past, before.past + few),
  });
}

function wholeRows(before: InSight, { first, past }: Range): InSight {
  if (before.first === first && before.past === past) return before;
  return { first, past, missing: NOTHING_IN_SIGHT.missing };
}

/** Whether everything the viewport shows of the list is rendered. */
export function isSeen(drawn: InSight, place: Place): boolean {
  const { first, past } = rowsToSee(place);
  return first >= drawn.first && past <= drawn.past;
}

/** Whether the viewport shows nothing that is rendered. */
export function isGone(drawn: InSight, place: Place): boolean {
  const { first, past } = rowsSeen(place);
  return first >= drawn.past || past <= drawn.first;
}

/**
 * In whole blocks, and always the same number, so that one appears exactly when another disappears; at the beginning of
 * the list without those that would be above it.
 */
function rowsAround({ scrolled, windowHeight, rowHeight, count }: Place): Range {
  const blockHeight = BLOCK * rowHeight;
  const blocks = Math.ceil(windowHeight / blockHeight) + 1 + 2 * OVERSCAN;
  const last = Math.ceil(count / BLOCK) - blocks;
  // However far below the top of the page the list is: what is above it scrolls away without more rows.
  const at = Math.max(-1, Math.floor(scrolled / blockHeight));
  const from = Math.min(at - OVERSCAN, last);
  return { first: Math.max(0, from) * BLOCK, past: Math.min(count, (from + blocks) * BLOCK) };
}

function rowsSeen({ scrolled, windowHeight, rowHeight }: Place): Range {
  return {
    first: Math.floor(scrolled / rowHeight),
    past: Math.ceil((scrolled + windowHeight) / rowHeight),
  };
}

/** The existing rows that the viewport shows. */
function rowsToSee(place: Place): Range {
  const { first, past } = rowsSeen(place);
  return {
    first: Math.min(Math.max(0, first), place.count),
    past: Math.min(Math.max(0, past), place.count),
  };
}

function isIn({ first, past }: Range, index: number): boolean {
  return index >= first && index < past;
}

/** Renders a few of the missing rows, those in the middle first. */
export function fillSight(before: InSight, few: number): InSight {
  const middle = (before.first + before.past) / 2;
  const nearest = [...before.missing].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return { ...before, missing: new Set(nearest.slice(few)) };
}
