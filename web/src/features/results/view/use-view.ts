import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type ViewState, writeView } from './view-state';

/** How the batch is looked at, held by the address so that reload, back and a sent link show the same. */
export function useView() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readView(query), [query]);
  const change = useCallback(
    (next: Partial<ViewState>) =>
      setQuery((before) => writeView(before, next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  /** A step that the back button takes back. */
  const goTo = useCallback(
    (next: URLSearchParams) => setQuery(next, { preventScrollReset: true }),
    [setQuery],
  );
  return { query, view, change, goTo };
}
