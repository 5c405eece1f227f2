import { type RefObject, useEffect, useRef } from 'react';

export type FocusNext = {
  /** Put it on the element that contains all targets. */
  root: RefObject<HTMLFormElement | null>;
  /** Moves the focus to the first of these selectors that is there after the next drawing and can take it. */
  focusNext: (...selectors: readonly string[]) => void;
};

/** Where the focus goes after an edit that removes its place or creates a new one. */
export function useFocusNext(): FocusNext {
  const root = useRef<HTMLFormElement>(null);
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const selectors = wanted.current;
    wanted.current = [];
    for (const selector of selectors) {
      const found = root.current?.querySelector<HTMLElement>(selector);
      if (!found || found.matches(':disabled')) continue;
      found.focus();
      return;
    }
  });
  const focusNext = (...selectors: readonly string[]) => {
    wanted.current = selectors;
  };
  return { root, focusNext };
}
