import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import { usePageTop } from '../../../ui/use-page-top';
import { usePrinting } from '../../../ui/use-printing';

/** From here on only the rows in sight are in the page. */
const VIRTUAL_ABOVE = 60;
/** Rows above and below those in sight. */
const OVERSCAN = 4;
const STEP = 4;
/** The navigation and the heads of the columns stay over the rows. */
const COVERED_ABOVE = 96;

export type Stretch = { kind: 'row'; index: number } | { kind: 'gap'; height: number; key: string };

type VisibleRows = {
  body: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  /** Rows that stay in the page wherever one scrolls: the open one and the one with the focus. */
  pinned: readonly number[];
  /** The row that is brought into sight when it changes; -1 for none. */
  at: number;
};

/** What is drawn of a long table: rows, and gaps as high as the rows that are not. */
export function useVisibleRows({ body, count, rowHeight, pinned, at }: VisibleRows): Stretch[] {
  // Paper has no window: there all rows are drawn.
  const printing = usePrinting();
  const virtual = !printing && count > VIRTUAL_ABOVE;
  const top = usePageTop(body);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: virtual,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: COVERED_ABOVE,
    scrollPaddingEnd: 16,
    rangeExtractor: (range) => {
      const indexes = new Set([...inSteps(defaultRangeExtractor(range), count), ...pinned]);
      return [...indexes].filter((index) => index >= 0).sort((a, b) => a - b);
    },
  });
  const arrived = useRef(false);
  useEffect(() => {
    // A page that just opened stands at its top, where the first row is in sight already.
    const opening = !arrived.current;
    arrived.current = true;
    if (at === -1 || (opening && at === 0)) return;
    if (virtual) virtualizer.scrollToIndex(at, { align: 'auto' });
    else body.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at, virtual, virtualizer, body]);

  if (!virtual) return Array.from({ length: count }, (_, index) => ({ kind: 'row', index }));
  const indexes = virtualizer.getVirtualItems().map((item) => item.index);
  return withGaps(indexes, count, rowHeight);
}

/** Widened to whole steps: a table is laid out anew only once in so many rows. */
function inSteps(indexes: readonly number[], count: number): number[] {
  const from = Math.floor((indexes[0] ?? 0) / STEP) * STEP;
  const to = Math.min(count, Math.ceil(((indexes.at(-1) ?? 0) + 1) / STEP) * STEP);
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Rows of a sorted list of indexes with the gaps before, between and after them. */
export function withGaps(indexes: readonly number[], count: number, rowHeight: number): Stretch[] {
  const stretches: Stretch[] = [];
  let next = 0;
  for (const index of [...indexes, count]) {
    if (index > next)
      stretches.push({ kind: 'gap', height: (index - next) * rowHeight, key: `gap-${next}` });
    if (index < count) stretches.push({ kind: 'row', index });
    next = index + 1;
  }
  return stretches;
}
