import { type ReactNode, type RefObject, useLayoutEffect } from 'react';

type KeepsFocusProps = { place: RefObject<HTMLElement | null>; children: ReactNode };

/**
 * Begins at the top, however far the person before was read. Moves the focus to its place before it disappears with the content: deciding from the middle of a text continues in
 * the next one, not at the top of the page.
 */
export function KeepsFocus({ place, children }: KeepsFocusProps) {
  useLayoutEffect(() => {
    if (place.current) place.current.scrollTop = 0;
    return () => {
      const around = place.current;
      if (around?.contains(document.activeElement)) around.focus({ preventScroll: true });
    };
  }, [place]);
  return children;
}
