import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePrinting } from '../../../ui/use-printing';
import { BLOCK, type InSight, isWhole, type Range } from './in-sight';
import type { Passing } from './passing-rows';
import { useInSight } from './use-in-sight';

/** From here on only the rows in sight are in the page. */
const VIRTUAL_ABOVE = 60;

export type Stretch = { kind: 'row'; index: number } | { kind: 'gap'; height: number; key: string };

type VisibleRows = {
  body: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  /** Draws rows lightly over their gaps while the list rushes by, and takes away all others; null where none is drawn so. */
  drawPassing: ((pieces: readonly Passing[]) => void) | null;
  /** Rows that stay in the page wherever one scrolls: the open one and the one with the focus. */
  pinned: readonly number[];
  /** The row that is brought into sight when it changes, one of the pinned; -1 for none. */
  at: number;
};

/** What stands in a long table: whole rows, and gaps as high as the rows that are not drawn or rush by. */
export function useVisibleRows(props: VisibleRows): Stretch[] {
  const { body, count, rowHeight, drawPassing, pinned, at } = props;
  // Paper has no window: there all rows are drawn.
  const printing = usePrinting();
  const virtual = !printing && count > VIRTUAL_ABOVE;
  const shown = useRef<Shown | null>(null);
  const sight = useInSight({
    body,
    enabled: virtual,
    count,
    rowHeight,
    onRush:
      drawPassing &&
      ((around) => {
        if (shown.current) drawPassing(passingOf(around, shown.current));
      }),
  });
  useLayoutEffect(() => {
    shown.current = { sight, pinned };
    drawPassing?.(virtual ? passingOf(sight, shown.current) : []);
  });
  const stretches = virtual
    ? stretchesOf(sight, pinned, { count, rowHeight })
    : Array.from({ length: count }, (_, index): Stretch => ({ kind: 'row', index }));

  const place = stretches.findIndex((one) => one.kind === 'row' && one.index === at);
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place among the others changes as one scrolls, and only another row is brought into sight
  useEffect(() => {
    // A page that just opened stands at its top, where the first row is in sight already.
    const opening = !arrived.current;
    arrived.current = true;
    if (at === -1 || (opening && at === 0)) return;
    body.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  }, [at, body]);
  return stretches;
}

type Shown = { sight: InSight; pinned: readonly number[] };

/** The whole rows in sight and those that are pinned, with the gaps before, between and after them. */
export function stretchesOf(
  sight: InSight,
  pinned: readonly number[],
  { count, rowHeight }: { count: number; rowHeight: number },
): Stretch[] {
  const whole = rowsOf(sight).filter((index) => isWhole(sight, index));
  const drawn = [...new Set([...whole, ...pinned])]
    .filter((index) => index >= 0 && index < count)
    .sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  let next = 0;
  for (const index of [...drawn, count]) {
    if (index > next)
      stretches.push({ kind: 'gap', height: (index - next) * rowHeight, key: `gap-${next}` });
    next = index + 1;
    if (index < count) stretches.push({ kind: 'row', index });
  }
  return stretches;
}

/** The rows of this range that are not drawn whole, together as far as they stand side by side in one block. */
export function passingOf(around: Range, { sight, pinned }: Shown): Passing[] {
  const places = Math.ceil((around.past - around.first) / BLOCK);
  const pieces: Passing[] = [];
  for (const index of rowsOf(around)) {
    if (isWhole(sight, index) || pinned.includes(index)) continue;
    const before = pieces.at(-1);
    if (before?.past === index && index % BLOCK !== 0) {
      before.past = index + 1;
      continue;
    }
    // The block that comes takes the place of the one that goes.
    const place = Math.floor(index / BLOCK) % places;
    pieces.push({ key: `${place}-${index % BLOCK}`, from: index, past: index + 1 });
  }
  return pieces;
}

function rowsOf({ first, past }: Range): number[] {
  return Array.from({ length: Math.max(0, past - first) }, (_, index) => first + index);
}
