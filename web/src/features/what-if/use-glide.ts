import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isCalm } from '../../ui/is-calm';

const GLIDE_MS = 240;
/** Nobody follows a row further than this many rows with the eyes. */
const FARTHEST = 24;

/**
 * Animates rows from their old to their new positions. Rows carry `data-glide` with their id; `places` gives each
 * position, in rows. With reduced motion the new order appears at once, with the arrows next to it.
 */
export function useGlide(
  box: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, number>,
  rowHeight: number,
): void {
  const before = useRef(places);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = places;
    if (from === places || isCalm()) return;
    for (const row of box.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? []) {
      const id = row.dataset.glide ?? '';
      const [was, is] = [from.get(id), places.get(id)];
      if (was === undefined || is === undefined || was === is) continue;
      const rows = Math.max(-FARTHEST, Math.min(FARTHEST, was - is));
      row.animate?.(
        [{ transform: `translateY(${rows * rowHeight}px)` }, { transform: 'translateY(0)' }],
        { duration: GLIDE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      );
    }
  }, [box, places, rowHeight]);
}
