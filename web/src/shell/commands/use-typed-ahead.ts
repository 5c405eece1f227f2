import { useEffect, useState } from 'react';

/**
 * What is typed while a field is still `awaited`, so that it can start with it. The page behind gets none of these presses.
 * Escape calls `onCancel`.
 */
export function useTypedAhead(awaited: boolean, onCancel: () => void): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!awaited) return;
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onCancel();
      else setTyped((before) => afterPress(before, event.key));
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [awaited, onCancel]);
  return typed;
}

/** The text of a field after a key was pressed at its end. */
function afterPress(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : text;
}
