import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is in whole pixels, and stays told; null before it is drawn. */
export function useWidth(element: RefObject<Element | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    // Nothing that is drawn is of no width: where nothing is drawn, it is not known.
    const measure = () => setWidth(Math.round(measured.getBoundingClientRect().width) || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
