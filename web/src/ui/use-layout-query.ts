import { useState, useSyncExternalStore } from 'react';
import { onMediaChange, screenMatches } from './use-media-query';

/**
 * Whether a media query matches, for what is built differently by width. It follows the window like `useMediaQuery`,
 * but not while somebody writes: a turned tablet must not take away what was typed. The new layout comes when the form
 * is closed or left.
 */
export function useLayoutQuery(query: string): boolean {
  const [layout] = useState(() => layoutOf(query));
  return useSyncExternalStore(layout.follow, layout.matches, () => false);
}

function layoutOf(query: string) {
  let last: boolean | null = null;
  return {
    matches: () => {
      const now = screenMatches(query);
      // Whoever draws asks several times, and searching the page for a form is dear.
      if (last === null || (last !== now && !isSomebodyWriting())) last = now;
      return last;
    },
    follow: (changed: () => void) => {
      const unfollow = onMediaChange(query, changed);
      document.addEventListener('focusin', changed);
      document.addEventListener('focusout', changed);
      return () => {
        unfollow();
        document.removeEventListener('focusin', changed);
        document.removeEventListener('focusout', changed);
      };
    },
  };
}

/** Whether a form is open over the page, or a field has the focus and a text. What searches a list is not part of it. */
function isSomebodyWriting(): boolean {
  if (document.querySelector('dialog[open] form')) return true;
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value !== '' && field.type !== 'checkbox' && !field.closest('search');
}
