import { type RefObject, useEffect, useRef } from 'react';
import { usePrinting } from '../../../ui/use-printing';
import { BLOCK, type InSight } from './in-sight';
import { useInSight } from './use-in-sight';

/** From here on only the rows in sight are in the page. */
const VIRTUAL_ABOVE = 60;

export type Stretch =
  | { kind: 'row'; index: number }
  /** Rows that rush by, `past` not included. */
  | { kind: 'passing'; from: number; past: number; key: string }
  | { kind: 'gap'; height: number; key: string };

type VisibleRows = {
  body: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  /** Whether rows may be drawn lightly while the list rushes by. */
  lightly: boolean;
  /** Rows that stay in the page wherever one scrolls: the open one and the one with the focus. */
  pinned: readonly number[];
  /** The row that is brought into sight when it changes, one of the pinned; -1 for none. */
  at: number;
};

/** What is drawn of a long table: rows, and gaps as high as the rows that are not. */
export function useVisibleRows(props: VisibleRows): Stretch[] {
  const { body, count, rowHeight, lightly, pinned, at } = props;
  // Paper has no window: there all rows are drawn.
  const printing = usePrinting();
  const virtual = !printing && count > VIRTUAL_ABOVE;
  const sight = useInSight({ body, enabled: virtual, count, rowHeight, lightly });
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

/** The rows in sight and those that are pinned, with the gaps before, between and after them. */
export function stretchesOf(
  { first, past, passing }: InSight,
  pinned: readonly number[],
  { count, rowHeight }: { count: number; rowHeight: number },
): Stretch[] {
  const inSight = Array.from({ length: Math.max(0, past - first) }, (_, index) => first + index);
  const drawn = [...new Set([...inSight, ...pinned])]
    .filter((index) => index >= 0 && index < count)
    .sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  let next = 0;
  for (const index of [...drawn, count]) {
    if (index > next)
      stretches.push({ kind: 'gap', height: (index - next) * rowHeight, key: `gap-${next}` });
    next = index + 1;
    if (index === count) continue;
    if (!passing.has(index) || pinned.includes(index)) stretches.push({ kind: 'row', index });
    else addPassing(stretches, index);
  }
  return stretches;
}

/** To the stretch before where that one passes, too; no stretch is longer than what comes and goes together. */
function addPassing(stretches: Stretch[], index: number): void {
  const before = stretches.at(-1);
  if (before?.kind === 'passing' && before.past === index && index % BLOCK !== 0) {
    before.past = index + 1;
    return;
  }
  stretches.push({ kind: 'passing', from: index, past: index + 1, key: `passing-${index}` });
}
