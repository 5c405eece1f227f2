import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';

/** From here on only the rows in sight are in the page. */
const VIRTUAL_ABOVE = 60;

export type Stretch = { kind: 'row'; index: number } | { kind: 'gap'; height: number; key: string };

type VisibleRows = {
  body: RefObject<HTMLTableSectionElement | null>;
  count: number;
  rowHeight: number;
  /** Rows that stay in the page wherever one scrolls: the open one and the one with the focus. */
  pinned: readonly number[];
  /** The row that is brought into sight when it changes; -1 for none. */
  at: number;
};

/** What is drawn of a long table: rows, and gaps as high as the rows that are not. */
export function useVisibleRows({ body, count, rowHeight, pinned, at }: VisibleRows): Stretch[] {
  const virtual = count > VIRTUAL_ABOVE;
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: virtual,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: body.current?.offsetTop ?? 0,
    rangeExtractor: (range) => {
      const indexes = new Set([...defaultRangeExtractor(range), ...pinned]);
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
