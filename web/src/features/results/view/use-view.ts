import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLayers } from './use-layers';
import { readView, type ViewState, writeView } from './view-state';

/**
 * The view of the batch, kept in the URL so that reload, back and a sent link show the same. `beside` says whether a
 * person is shown next to the list; otherwise they are over it, and the back button closes them.
 */
export function useView(beside: boolean) {
  const [query, setQuery] = useSearchParams();
  const read = useMemo(() => readView(query), [query]);
  // Moving to another person leaves the rest as it is: unchanged parts keep their identity.
  const sorts = useSame(read.sorts);
  const hidden = useSame(read.hidden);
  const range = useSame(read.range);
  const compare = useSame(read.compare);
  const view = useMemo(
    () => ({ ...read, sorts, hidden, range, compare }),
    [read, sorts, hidden, range, compare],
  );
  const step = useLayers(view, beside);
  const change = useCallback(
    (next: Partial<ViewState>) => {
      const how = step(next);
      if (how === 'gone back') return;
      setQuery((before) => writeView(before, next), {
        replace: how === 'replace',
        preventScrollReset: true,
      });
    },
    [setQuery, step],
  );
  /** A step that the back button undoes. */
  const goTo = useCallback(
    (next: URLSearchParams) => setQuery(next, { preventScrollReset: true }),
    [setQuery],
  );
  /** Stores something with the history entry, until its next change. */
  const keep = useCallback(
    (state: unknown) =>
      setQuery((before) => before, { replace: true, preventScrollReset: true, state }),
    [setQuery],
  );
  return { query, view, change, goTo, keep };
}

/** The previous value for as long as it is equal. */
function useSame<Value>(value: Value): Value {
  const before = useRef(value);
  if (JSON.stringify(before.current) !== JSON.stringify(value)) before.current = value;
  return before.current;
}
