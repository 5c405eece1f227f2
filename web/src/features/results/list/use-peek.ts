import { useCallback, useEffect, useRef, useState } from 'react';
import type { Peek } from './QuotePeek';

/** Resting this long on a dot asks for its sentence; a pointer that only passes by asks for nothing. */
const REST_MS = 180;

/** Which dot shows its sentence: the one the pointer rests on, an arrow key went to or a finger touched. */
export function usePeek() {
  const [peek, setPeek] = useState<Peek | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = useRef(peek);
  useEffect(() => {
    shown.current = peek;
  }, [peek]);
  const point = useCallback((rowId: string, requirementId: string | null) => {
    clearTimeout(timer.current);
    if (requirementId === null) setPeek(null);
    else timer.current = setTimeout(() => setPeek({ rowId, requirementId }), REST_MS);
  }, []);
  const close = useCallback(() => setPeek(null), []);
  // The dot moves away, and its row may leave the page: no pointer tells of that.
  useEffect(() => {
    if (!peek) return;
    window.addEventListener('scroll', close, { passive: true });
    return () => window.removeEventListener('scroll', close);
  }, [peek, close]);
  /** To the next or previous of these requirements on a row; past either end closes. */
  const step = useCallback((rowId: string, ids: readonly string[], by: 1 | -1) => {
    setPeek((before) => {
      const at =
        before?.rowId === rowId ? ids.indexOf(before.requirementId) : by === 1 ? -1 : ids.length;
      const requirementId = ids[at + by];
      return requirementId === undefined ? null : { rowId, requirementId };
    });
  }, []);
  /** Shows the sentence of a dot; false where it is shown already. */
  const tap = useCallback((rowId: string, requirementId: string): boolean => {
    const before = shown.current;
    if (before?.rowId === rowId && before.requirementId === requirementId) return false;
    setPeek({ rowId, requirementId });
    return true;
  }, []);
  return { peek, point, close, step, tap };
}
