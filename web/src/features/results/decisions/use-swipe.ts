import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion';

/** The direction of a finger. */
export type Side = 'left' | 'right';

/** A finger that only meant to tap stays within this, in pixels. */
const SLOP = 10;
/** From this distance on the swipe counts when the finger lifts. */
const FAR = 96;
/** Phones go back and forward from the edges of the screen. */
const EDGE = 24;
/**
 * A click this soon after a swipe was caused by lifting the finger. A later one is intended, whatever device it comes
 * from.
 */
const CLICK_AFTER_MS = 100;

type Touch = { pointer: number; x: number; y: number; swiping: boolean };

/**
 * Detects a swipe to either side on any element with these handlers. Vertical movement remains scrolling: a finger
 * that starts that way no longer swipes. With reduced motion nothing moves; only `side` and `far` reflect it.
 */
export function useSwipe(onSwipe: (side: Side) => void) {
  const still = prefersReducedMotion();
  const [pull, setPull] = useState<{ side: Side; far: boolean } | null>(null);
  const touch = useRef<Touch | null>(null);
  const deafUntil = useRef(0);

  const end = (element: HTMLElement) => {
    touch.current = null;
    setPull(null);
    element.style.transition = still ? '' : 'transform 180ms var(--ease-out)';
    element.style.transform = '';
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      deafUntil.current = 0;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      if (x < EDGE || x > window.innerWidth - EDGE) return;
      touch.current = { pointer, x, y, swiping: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = touch.current;
      if (from?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.swiping) {
        if (Math.max(Math.abs(x), Math.abs(y)) < SLOP) return;
        if (Math.abs(y) >= Math.abs(x)) {
          touch.current = null;
          return;
        }
        from.swiping = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      setPull({ side: sideOf(x), far: Math.abs(x) >= FAR });
      if (still) return;
      event.currentTarget.style.transition = '';
      event.currentTarget.style.transform = `translateX(${x}px)`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = touch.current;
      if (from?.pointer !== event.pointerId) return;
      const x = event.clientX - from.x;
      end(event.currentTarget);
      if (!from.swiping) return;
      deafUntil.current = event.timeStamp + CLICK_AFTER_MS;
      if (Math.abs(x) >= FAR) onSwipe(sideOf(x));
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event.currentTarget),
    // The click that some browsers send after a swipe would open the swiped element.
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (event.timeStamp > deafUntil.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { pull, handlers };
}

function sideOf(x: number): Side {
  return x > 0 ? 'right' : 'left';
}
