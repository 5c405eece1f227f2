import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Within this distance from its end a list counts as being read at its end, in pixels. */
const NEAR = 32;

/**
 * Keeps the reader of a scrolling list in place: at its end when something is appended, at the same entry when
 * earlier ones are prepended. The first and the last entry are identified by their ids.
 */
export function useKeepPlace(
  box: RefObject<HTMLElement | null>,
  first: string | undefined,
  last: string | undefined,
): void {
  const before = useRef<{ first: string | undefined; height: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another last entry is another height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { scrollTop, clientHeight, scrollHeight } = element;
    const was = before.current;
    const atEnd = !was || scrollTop + clientHeight >= was.height - NEAR;
    if (atEnd) element.scrollTop = scrollHeight;
    else if (was.first !== first) element.scrollTop = scrollTop + scrollHeight - was.height;
    before.current = { first, height: scrollHeight };
  }, [box, first, last]);
}
