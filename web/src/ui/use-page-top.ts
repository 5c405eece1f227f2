import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How far below the top of the page an element begins, in pixels; follows what is above it. Null until the page is
 * first laid out with it: measuring earlier would force another layout.
 */
export function usePageTop(element: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    if (typeof ResizeObserver === 'undefined') {
      measure();
      return;
    }
    // It fires once at the beginning. Anything that grows or disappears above an element changes the height of the
    // page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
