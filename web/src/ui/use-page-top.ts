import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How far below the top of the page an element begins, in pixels; follows what stands above it. Null until the page is laid
 * out for the first time with it: asking before would lay it out once more.
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
    // It calls once at the beginning. Whatever grows or goes away above an element changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
