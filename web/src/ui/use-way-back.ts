import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

type Leavable = {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/**
 * Lets Escape leave a field on a page: the focus goes back to where it came from, so that single keys act again. In a
 * dialog Escape closes the dialog, and while a word is being composed it belongs to the input method.
 */
export function useWayBack(): Leavable {
  const from = useRef<EventTarget | null>(null);
  return {
    onFocus: ({ relatedTarget }) => {
      from.current = relatedTarget;
    },
    onKeyDown: ({ key, currentTarget, nativeEvent }) => {
      if (key !== 'Escape' || nativeEvent.isComposing || currentTarget.closest('dialog')) return;
      const before = from.current;
      // Without a place to go back to, or when that is gone, the page itself hears the keys.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else currentTarget.blur();
    },
  };
}
