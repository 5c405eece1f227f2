import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageTop } from '../../../ui/use-page-top';
import {
  drawnOf,
  fillSight,
  growSight,
  type InSight,
  isGone,
  isSeen,
  moveSight,
  NOTHING_IN_SIGHT,
  type Place,
  rearrangeSight,
  wholeSight,
} from './in-sight';
import { useScrollPace } from './use-scroll-pace';

/** Marks a list whose rows were all rushed past. */
const PASSED = 'data-passed';
/** Rows added per frame. */
const AT_ONCE = 4;
/** After somebody has changed the page, measuring would force the browser to lay it out. */
const BEFORE_OTHERS = { capture: true, passive: true };

type List = {
  body: RefObject<HTMLElement | null>;
  /** Whether only visible rows are rendered. */
  enabled: boolean;
  rows: readonly { id: string }[];
  rowHeight: number;
  /** Whether missing rows have placeholders: then they can wait until there is time to read. */
  glimpsed: boolean;
};

/** Tracks the viewport over a long list of rows of equal height. */
export function useInSight({ body, enabled, rows, rowHeight, glimpsed }: List): InSight {
  const count = rows.length;
  const top = usePageTop(body);
  const pace = useScrollPace();
  const [sight, setSight] = useState(() =>
    enabled ? firstSight(count, rowHeight, glimpsed) : NOTHING_IN_SIGHT,
  );
  const [arranged, setArranged] = useState({ rows, enabled });
  if (arranged.rows !== rows) {
    setArranged({ rows, enabled });
    if (enabled && glimpsed && top !== null) {
      const everybody = { first: 0, past: arranged.rows.length, missing: NOTHING_IN_SIGHT.missing };
      const wereDrawn = drawnOf(arranged.enabled ? sight : everybody, arranged.rows);
      setSight(rearrangeSight(rows, wereDrawn, placeUnder(top, { rowHeight, count })));
    }
  }
  const drawn = useRef(sight);
  useLayoutEffect(() => {
    drawn.current = sight;
    body.current?.removeAttribute(PASSED);
  }, [sight, body]);

  useLayoutEffect(() => {
    if (!enabled || top === null) return;
    let windowHeight = window.innerHeight;
    const place = () => ({ scrolled: window.scrollY - top, windowHeight, rowHeight, count });
    const look = (at = place(), rushed = false) => {
      const next = (before: InSight) =>
        glimpsed ? moveSight(before, at, rushed) : wholeSight(before, at);
      // Whoever rushed back to where they were sees the same rows again; others are unmarked as soon as they are drawn.
      if (next(drawn.current) === drawn.current) body.current?.removeAttribute(PASSED);
      setSight(next);
    };
    const lookAgain = () => look(place(), true);
    let stopWaiting: (() => void) | undefined;
    const onScroll = () => {
      const at = place();
      if (glimpsed && pace.isFast()) {
        stopWaiting = pace.onceCalm(lookAgain);
        // Invisible rows delay everything the browser does between two frames, and removing them delays more than one:
        // they are hidden until there is time.
        if (isGone(drawn.current, at)) body.current?.setAttribute(PASSED, '');
        return;
      }
      // What comes next is rendered between two frames; what should already be visible, in this one.
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
      stopWaiting?.();
      window.removeEventListener('scroll', onScroll, BEFORE_OTHERS);
      window.removeEventListener('resize', onResize);
    };
  }, [enabled, count, rowHeight, glimpsed, top, pace, body]);

  // A page that is opening would freeze until everything below the fold is rendered.
  useEffect(() => {
    if (!enabled || glimpsed || top === null) return;
    const frame = requestAnimationFrame(() => {
      const at = placeUnder(top, { rowHeight, count });
      setSight((before) => (before === sight ? growSight(sight, at, AT_ONCE) : before));
    });
    return () => cancelAnimationFrame(frame);
  }, [sight, enabled, count, rowHeight, glimpsed, top]);

  useEffect(() => {
    if (sight.missing.size === 0) return;
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

/** The viewport relative to a list that starts this many pixels below the top of the page. */
function placeUnder(top: number, list: Pick<Place, 'rowHeight' | 'count'>): Place {
  return { scrolled: window.scrollY - top, windowHeight: window.innerHeight, ...list };
}

/** What to render before the page is laid out: a list starts about half a viewport below the top of its page. */
function firstSight(count: number, rowHeight: number, glimpsed: boolean): InSight {
  const at = { ...placeUnder(0, { rowHeight, count }), scrolled: -window.innerHeight / 2 };
  return glimpsed ? moveSight(NOTHING_IN_SIGHT, at) : wholeSight(NOTHING_IN_SIGHT, at);
}
