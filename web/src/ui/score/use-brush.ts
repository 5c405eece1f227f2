import { type PointerEvent, useRef, useState } from 'react';

type Stretch = readonly [from: number, to: number];

/** A pointer that moved less than this, in pixels, meant a click. */
const CLICK_SLOP = 4;

/** Dragging over a chart selects a range of its scale. `valueAt` converts a screen position to a whole value. */
export function useBrush(
  valueAt: (clientX: number) => number,
  onBrush: ((stretch: Stretch) => void) | undefined,
) {
  const start = useRef<number | null>(null);
  const [drawn, setDrawn] = useState<Stretch | null>(null);
  const stretchTo = (clientX: number): Stretch | null => {
    if (start.current === null || Math.abs(clientX - start.current) < CLICK_SLOP) return null;
    const ends = [valueAt(start.current), valueAt(clientX)];
    return [Math.min(...ends), Math.max(...ends)];
  };
  if (!onBrush) return { drawn: null, handlers: {} };
  return {
    drawn,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        const stretch = stretchTo(event.clientX);
        if (!stretch) return;
        // Only a drag captures the pointer: a click still belongs to the dot under it.
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn(stretch);
      },
      onPointerUp: (event: PointerEvent) => {
        const stretch = stretchTo(event.clientX);
        start.current = null;
        setDrawn(null);
        if (stretch) onBrush(stretch);
      },
      onPointerCancel: () => {
        start.current = null;
        setDrawn(null);
      },
    },
  };
}
