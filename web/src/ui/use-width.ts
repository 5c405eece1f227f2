import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The width of an element in whole pixels, kept up to date; null before it is rendered. */
export function useWidth(element: RefObject<Element | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    // No rendered element has zero width: if it is not rendered, the width is unknown.
    const measure = () => setWidth(Math.round(measured.getBoundingClientRect().width) || null);
    measure();
    // At once: the next picture is the first with the new width, and what was fitted to the old one would be in it.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
