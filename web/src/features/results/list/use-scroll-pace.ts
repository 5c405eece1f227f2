import { useEffect, useState } from 'react';

/** Pixels per second from which nobody can read a row. */
const FAST = 2_000;
/** Milliseconds without fast movement after which somebody may be reading again. */
const REST = 120;
/** After somebody has changed the page, measuring would force the browser to lay it out. */
const BEFORE_OTHERS = { capture: true, passive: true };

/** How fast the page is scrolled. */
export type ScrollPace = {
  isFast: () => boolean;
  /** Calls once when scrolling is slow again. Returns how to stop waiting. */
  onceCalm: (calm: () => void) => () => void;
};

/** Tracks scrolling speed while something that depends on it is rendered. Always the same object. */
export function useScrollPace(): ScrollPace {
  const [pace] = useState(watchedPace);
  useEffect(() => pace.watch(), [pace]);
  return pace;
}

function watchedPace(): ScrollPace & { watch: () => () => void } {
  const waiting = new Set<() => void>();
  let fast = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const calm = () => {
    fast = false;
    for (const tell of [...waiting]) tell();
    waiting.clear();
  };
  return {
    isFast: () => fast,
    onceCalm: (tell) => {
      waiting.add(tell);
      return () => waiting.delete(tell);
    },
    watch: () => {
      // Not measured here: right after rendering, that would force a layout.
      let before: Moment | null = null;
      const onScroll = () => {
        const now = { top: window.scrollY, time: performance.now() };
        const speed = before === null ? 0 : pixelsASecond(before, now);
        before = now;
        if (speed < FAST) return;
        fast = true;
        clearTimeout(rest);
        rest = setTimeout(calm, REST);
      };
      window.addEventListener('scroll', onScroll, BEFORE_OTHERS);
      return () => {
        window.removeEventListener('scroll', onScroll, BEFORE_OTHERS);
        clearTimeout(rest);
        calm();
      };
    },
  };
}

type Moment = { top: number; time: number };

/** The first movement after a pause is not fast, however far it went: a key may have caused a jump. */
function pixelsASecond(from: Moment, to: Moment): number {
  const seconds = (to.time - from.time) / 1_000;
  return seconds > REST / 1_000 ? 0 : Math.abs(to.top - from.top) / Math.max(seconds, 1 / 240);
}
