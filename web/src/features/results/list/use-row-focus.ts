import { useCallback, useEffect, useRef } from 'react';
import { focusRow } from './focus-row';

/**
 * Focuses the row of a person once nobody is open any more: only then is the row rendered, and only then has a
 * closing sheet returned the focus to what opened it.
 */
export function useRowFocus(openId: string | null, activeId: string | null) {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that becomes the active one is drawn only then
  useEffect(() => {
    if (openId !== null || wanted.current === null) return;
    focusRow(wanted.current);
    wanted.current = null;
  }, [openId, activeId]);
  return useCallback((id: string | null) => {
    wanted.current = id;
  }, []);
}
