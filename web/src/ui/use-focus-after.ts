import { type RefObject, useEffect, useRef } from 'react';

/** An element that takes the focus when another is removed and the focus would go with it. */
export function useFocusAfter<Target extends HTMLElement>(gone: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(gone);
  useEffect(() => {
    const went = gone && !before.current;
    before.current = gone;
    if (went && document.activeElement === document.body) target.current?.focus();
  }, [gone]);
  return target;
}
