import { useEffect, useRef } from 'react';

/** Calls `onEnd` after this many milliseconds, not counting the time while `held`. Infinity never ends. */
export function useCountdown(milliseconds: number, held: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    left.current = milliseconds;
  }, [milliseconds]);
  useEffect(() => {
    if (held || milliseconds === Number.POSITIVE_INFINITY) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [held, milliseconds]);
}
