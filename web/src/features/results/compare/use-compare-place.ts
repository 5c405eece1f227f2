import { useEffect, useRef } from 'react';
import { focusRow } from '../list/focus-row';

/** A comparison begins at the top of the page; leaving it returns to the same person. */
export function useComparePlace(comparing: boolean, current: () => string | null): void {
  const at = useRef(current);
  at.current = current;
  useEffect(() => {
    if (!comparing) return;
    window.scrollTo(0, 0);
    return () => focusRow(at.current());
  }, [comparing]);
}
