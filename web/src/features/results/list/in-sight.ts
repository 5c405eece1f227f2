/** Rows come and go by so many: a table is laid out and painted anew only once in so many rows. */
export const BLOCK = 8;
/** Blocks above and below those in sight. */
const OVERSCAN = 1;

/** The rows of a long list that are drawn. */
export type InSight = {
  first: number;
  /** The first one after them. */
  past: number;
  /** Those among them that came by scrolling and are not drawn yet. */
  missing: ReadonlySet<number>;
};

export const NOTHING_IN_SIGHT: InSight = { first: 0, past: 0, missing: new Set() };

/** Rows from one up to another, which is not among them. */
type Range = { first: number; past: number };

type Identified = { id: string };

export type Place = {
  /** How far the upper edge of the window is below the first row, in pixels; negative above it. */
  scrolled: number;
  windowHeight: number;
  rowHeight: number;
  count: number;
};

/** What is drawn after the window has moved. */
export function moveSight(before: InSight, place: Place): InSight {
  const { first, past } = rowsAround(place);
  if (before.first === first && before.past === past) return before;
  // Whoever jumps to another place wants to read what is there; what comes in beside other rows has a moment yet.
  const jumped = first >= before.past || past <= before.first;
  const now = jumped ? rowsSeen(place) : null;
  const missing = new Set<number>();
  for (let index = first; index < past; index += 1) {
    const drawn = now ? isIn(now, index) : isIn(before, index) && !before.missing.has(index);
    if (!drawn) missing.add(index);
  }
  return { first, past, missing };
}

/**
 * What is drawn of a list whose rows stand in another order, or that shows others: what the window shows, and around it who was
 * drawn before. Nobody waits for rows out of sight.
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

/** The ids of the rows that are drawn. */
export function drawnOf({ first, past, missing }: InSight, rows: readonly Identified[]) {
  const drawn = rows.slice(first, past).filter((_, at) => !missing.has(first + at));
  return new Set(drawn.map(({ id }) => id));
}

/** The same as `moveSight` where nothing stands for a row that is missing: what is there is drawn at once beside what stays, and no more yet. */
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

/** Draws a few more rows before and after those that are drawn, until all around the window are. */
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

/** Whether everything that the window shows of the list is drawn. */
export function isSeen(drawn: InSight, place: Place): boolean {
  const { first, past } = rowsToSee(place);
  return first >= drawn.first && past <= drawn.past;
}

/** Whether the window shows nothing of what is drawn. */
export function isGone(drawn: InSight, place: Place): boolean {
  const { first, past } = rowsSeen(place);
  return first >= drawn.past || past <= drawn.first;
}

/** In whole blocks, and always as many of them, so that the one that comes and the one that goes do so together. */
function rowsAround({ scrolled, windowHeight, rowHeight, count }: Place): Range {
  const blockHeight = BLOCK * rowHeight;
  const blocks = Math.ceil(windowHeight / blockHeight) + 1 + 2 * OVERSCAN;
  const last = Math.ceil(count / BLOCK) - blocks;
  const from = Math.max(0, Math.min(Math.floor(scrolled / blockHeight) - OVERSCAN, last));
  return { first: from * BLOCK, past: Math.min(count, (from + blocks) * BLOCK) };
}

function rowsSeen({ scrolled, windowHeight, rowHeight }: Place): Range {
  return {
    first: Math.floor(scrolled / rowHeight),
    past: Math.ceil((scrolled + windowHeight) / rowHeight),
  };
}

/** Those of the rows that the window shows which there are. */
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

/** Draws a few of the missing rows, those in the middle first. */
export function fillSight(before: InSight, few: number): InSight {
  const middle = (before.first + before.past) / 2;
  const nearest = [...before.missing].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return { ...before, missing: new Set(nearest.slice(few)) };
}
