import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageTop } from '../../../ui/use-page-top';
import {
  fillSight,
  growSight,
  type InSight,
  isSeen,
  moveSight,
  NOTHING_IN_SIGHT,
  wholeSight,
} from './in-sight';
import { useScrollPace } from './use-scroll-pace';

/** Rows that are added or made whole in one frame. */
const AT_ONCE = 4;
/** Asked after somebody has changed the page, the browser would have to lay it out to know where it stands. */
const BEFORE_OTHERS = { capture: true, passive: true };

type List = {
  body: RefObject<HTMLElement | null>;
  /** Whether only what is in sight is drawn. */
  enabled: boolean;
  count: number;
  rowHeight: number;
  /** Whether rows may be drawn lightly at first; otherwise none is passing. */
  lightly: boolean;
};

/** Follows the window over a long list of rows of one height. */
export function useInSight({ body, enabled, count, rowHeight, lightly }: List): InSight {
  const top = usePageTop(body);
  const pace = useScrollPace();
  const [sight, setSight] = useState(() =>
    enabled ? firstSight(count, rowHeight, lightly) : NOTHING_IN_SIGHT,
  );
  const drawn = useRef(sight);
  useLayoutEffect(() => {
    drawn.current = sight;
  }, [sight]);

  useLayoutEffect(() => {
    if (!enabled || top === null) return;
    let windowHeight = window.innerHeight;
    const place = () => ({ scrolled: window.scrollY - top, windowHeight, rowHeight, count });
    const look = (at = place()) => {
      const fast = pace.isFast();
      setSight((before) => (lightly ? moveSight(before, at, fast) : wholeSight(before, at)));
    };
    const onScroll = () => {
      const at = place();
      // What comes next is drawn between two frames; what should be here already, in this one.
      if (isSeen(drawn.current, at)) look(at);
      else flushSync(() => look(at));
    };
    const onResize = () => {
      windowHeight = window.innerHeight;
      look();
    };
    look();
    window.addEventListener('scroll', onScroll, BEFORE_OTHERS);
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('scroll', onScroll, BEFORE_OTHERS);
      window.removeEventListener('resize', onResize);
    };
  }, [enabled, count, rowHeight, lightly, top, pace]);

  // A page that opens would stand still until everything below its edge is drawn.
  useEffect(() => {
    if (!enabled || lightly || top === null) return;
    const frame = requestAnimationFrame(() => {
      const at = {
        scrolled: window.scrollY - top,
        windowHeight: window.innerHeight,
        rowHeight,
        count,
      };
      setSight((before) => (before === sight ? growSight(sight, at, AT_ONCE) : before));
    });
    return () => cancelAnimationFrame(frame);
  }, [sight, enabled, count, rowHeight, lightly, top]);

  useEffect(() => {
    if (sight.passing.size === 0) return;
    let frame = 0;
    const fill = () => {
      frame = requestAnimationFrame(() => setSight((before) => fillSight(before, AT_ONCE)));
    };
    const stopWaiting = pace.isFast() ? pace.onceCalm(fill) : undefined;
    if (!stopWaiting) fill();
    return () => {
      stopWaiting?.();
      cancelAnimationFrame(frame);
    };
  }, [sight, pace]);
  return sight;
}

/** What to draw before the page is laid out: a list begins about half a window below the top of its page. */
function firstSight(count: number, rowHeight: number, lightly: boolean): InSight {
  const windowHeight = window.innerHeight;
  const at = { scrolled: -windowHeight / 2, windowHeight, rowHeight, count };
  return lightly ? moveSight(NOTHING_IN_SIGHT, at, false) : wholeSight(NOTHING_IN_SIGHT, at);
}
