import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing';

/** Ctrl or Cmd with Z undoes, with Shift (or Y) redoes. A field being typed into keeps its own undo. */
export function useUndoKeys(undo: () => void, redo?: () => void): void {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
      const key = event.key.toLowerCase();
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      if (!again && key !== 'z') return;
      const act = again ? latest.current.redo : latest.current.undo;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
