import { useCallback, useMemo, useRef, useState } from 'react';

export type Selection = {
  selected: ReadonlySet<string>;
  /** Selects or deselects one; with `range` selects everybody since the last one. */
  toggle: (id: string, range: boolean) => void;
  setAll: (on: boolean) => void;
  deselect: (ids: readonly string[]) => void;
};

/** Who is selected, from a list of ids in screen order; `before` is the selection when the page was left. */
export function useSelection(
  ids: readonly string[],
  before: () => readonly string[] = () => [],
): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before()));
  const last = useRef<string | null>(null);
  const order = useRef(ids);
  order.current = ids;

  const toggle = useCallback((id: string, range: boolean) => {
    const stretch = range ? between(order.current, last.current, id) : [id];
    last.current = id;
    setChosen((before) => {
      const on = range || !before.has(id);
      const next = new Set(before);
      for (const one of stretch) {
        if (on) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);
  const setAll = useCallback((on: boolean) => setChosen(new Set(on ? order.current : [])), []);
  const deselect = useCallback((ids: readonly string[]) => {
    setChosen((before) => new Set([...before].filter((id) => !ids.includes(id))));
  }, []);
  // People who left the list, for example because of a filter, are not acted on unseen.
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen]);
  return { selected, toggle, setAll, deselect };
}

/** Everybody from one row to another, inclusive; without a first one only the second. */
export function between(ids: readonly string[], from: string | null, to: string): string[] {
  const [a, b] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  if (b === -1) return [];
  if (a === -1) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
