import { useEffect, useRef } from 'react';

type Watched = { onKeyDownCapture: () => void; onPointerDownCapture: () => void };

/**
 * Calls `onLeft` when something disappears under somebody who works in it by keys: their focus would be nowhere. The
 * properties belong on what disappears.
 */
export function useLeftByKeys(gone: boolean, onLeft: () => void): Watched {
  const byKeys = useRef(false);
  const before = useRef(gone);
  const left = useRef(onLeft);
  left.current = onLeft;
  useEffect(() => {
    const went = gone && !before.current;
    before.current = gone;
    if (went && byKeys.current && document.activeElement === document.body) left.current();
  }, [gone]);
  return {
    onKeyDownCapture: () => {
      byKeys.current = true;
    },
    onPointerDownCapture: () => {
      byKeys.current = false;
    },
  };
}
