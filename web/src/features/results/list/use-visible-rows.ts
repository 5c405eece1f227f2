import { type RefObject, useEffect, useRef } from 'react';
import { usePrinting } from '../../../ui/use-printing';
import type { InSight } from './in-sight';
import { useInSight } from './use-in-sight';

/** From this many rows on only those in view are in the page. */
export const VIRTUAL_ABOVE = 60;

export type Stretch = { kind: 'row'; index: number } | { kind: 'gap'; height: number; key: string };

type VisibleRows = {
  body: RefObject<HTMLElement | null>;
  rows: readonly { id: string }[];
  rowHeight: number;
  /**
   * Whether each row has a place of its own over a preview of all, so that rows may come a moment later and leave no
   * gaps.
   */
  glimpsed: boolean;
  /** Rows that stay in the page wherever one scrolls: the open one and the focused one. */
  pinned: readonly number[];
  /** The row that is scrolled into view when it changes, one of the pinned; -1 for none. */
  at: number;
};

/**
 * The rendered parts of a long table: rows, and gaps as high as the rows left out. Its body is marked `data-passed`
 * while the viewport rushes on, past all of them.
 */
export function useVisibleRows(props: VisibleRows): Stretch[] {
  const { body, rows, rowHeight, glimpsed, pinned, at } = props;
  const count = rows.length;
  // Paper has no viewport, so all rows are rendered.
  const printing = usePrinting();
  const virtual = !printing && count > VIRTUAL_ABOVE;
  const sight = useInSight({ body, enabled: virtual, rows, rowHeight, glimpsed });
  const stretches = virtual
    ? stretchesOf(sight, pinned, { count, rowHeight }).filter(
        ({ kind }) => !glimpsed || kind === 'row',
      )
    : Array.from({ length: count }, (_, index): Stretch => ({ kind: 'row', index }));

  const place = stretches.findIndex((one) => one.kind === 'row' && one.index === at);
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place among the others changes as one scrolls, and only another row is brought into sight
  useEffect(() => {
    // A page that just opened is at its top, where the first row is already in view.
    const opening = !arrived.current;
    arrived.current = true;
    if (at === -1 || (opening && at === 0)) return;
    body.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  }, [at, body]);
  return stretches;
}

/** The rows in view and the pinned ones, with the gaps before, between and after them. */
export function stretchesOf(
  { first, past, missing }: InSight,
  pinned: readonly number[],
  { count, rowHeight }: { count: number; rowHeight: number },
): Stretch[] {
  const inSight = Array.from({ length: Math.max(0, past - first) }, (_, index) => first + index);
  const drawn = [...new Set([...inSight.filter((index) => !missing.has(index)), ...pinned])]
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
