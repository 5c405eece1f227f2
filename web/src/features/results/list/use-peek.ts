import { useCallback, useEffect, useRef, useState } from 'react';
import type { Peek } from './QuotePeek';

/** Resting this long on a dot requests its passage; a pointer merely passing requests nothing. */
const REST_MS = 180;

/** Which dot shows its passage: the one under a resting pointer, reached by an arrow key or tapped. */
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
  // The dot moves away, and its row may leave the page without any pointer event.
  useEffect(() => {
    if (!peek) return;
    window.addEventListener('scroll', close, { passive: true });
    return () => window.removeEventListener('scroll', close);
  }, [peek, close]);
  /** To the next or previous of these requirements on a row; past either end it closes. */
  const step = useCallback((rowId: string, ids: readonly string[], by: 1 | -1) => {
    setPeek((before) => {
      const at =
        before?.rowId === rowId ? ids.indexOf(before.requirementId) : by === 1 ? -1 : ids.length;
      const requirementId = ids[at + by];
      return requirementId === undefined ? null : { rowId, requirementId };
    });
  }, []);
  /** Shows the passage of a dot; false if it is already shown. */
  const tap = useCallback((rowId: string, requirementId: string): boolean => {
    const before = shown.current;
    if (before?.rowId === rowId && before.requirementId === requirementId) return false;
    setPeek({ rowId, requirementId });
    return true;
  }, []);
  return { peek, point, close, step, tap };
}
