import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion';

const REORDER_MS = 240;
/** Nobody follows a row further than this many rows with the eyes. */
const FARTHEST = 24;

/**
 * Animates rows from their old to their new positions. Rows carry `data-reorder` with their id; `places` gives each
 * position, in rows. With reduced motion the new order appears at once, with the arrows next to it.
 */
export function useReorderAnimation(
  box: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, number>,
  rowHeight: number,
): void {
  const before = useRef(places);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = places;
    if (from === places || prefersReducedMotion()) return;
    for (const row of box.current?.querySelectorAll<HTMLElement>('[data-reorder]') ?? []) {
      const id = row.dataset.reorder ?? '';
      const [was, is] = [from.get(id), places.get(id)];
      if (was === undefined || is === undefined || was === is) continue;
      const rows = Math.max(-FARTHEST, Math.min(FARTHEST, was - is));
      row.animate?.(
        [{ transform: `translateY(${rows * rowHeight}px)` }, { transform: 'translateY(0)' }],
        { duration: REORDER_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      );
    }
  }, [box, places, rowHeight]);
}
