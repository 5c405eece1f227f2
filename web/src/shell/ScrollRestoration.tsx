import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** After somebody has changed the page, measuring would force the browser to lay it out. */
const BEFORE_OTHERS = { capture: true, passive: true };

/**
 * A new page begins at its top, and back and forward restore its scroll position. The browser would do so at once,
 * while the previous page is still there, which may be too short.
 */
export function ScrollRestoration() {
  const { key, pathname, search, hash } = useLocation();
  const returned = useNavigationType() === 'POP';
  // The rest of a query is how one looks at a page, and moves nothing.
  const place = `${pathname} ${new URLSearchParams(search).get('batchId')}`;
  const here = useRef({ key, place });
  const heights = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    const moved = here.current.place !== place;
    here.current = { key, place };
    if (moved && returned) window.scrollTo(0, heights.current.get(key) ?? 0);
    else if (moved && hash === '') window.scrollTo(0, 0);
    heights.current.set(key, window.scrollY);
  }, [key, place, hash, returned]);

  useEffect(() => {
    const remember = () => heights.current.set(here.current.key, window.scrollY);
    // A reload has nothing but the browser's own memory.
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, BEFORE_OTHERS);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('scroll', remember, BEFORE_OTHERS);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return null;
}
