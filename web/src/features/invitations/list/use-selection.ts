import { useCallback, useMemo, useState } from 'react';

export type Selection = {
  selected: ReadonlySet<string>;
  toggle: (code: string) => void;
  setAll: (on: boolean) => void;
  /** Selects these and nobody else. */
  keep: (codes: readonly string[]) => void;
};

/** Who is selected among the rows in sight. Whoever leaves them is not acted on unseen. */
export function useSelection(codes: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((code: string) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(code)) next.add(code);
      return next;
    });
  }, []);
  const keep = (kept: readonly string[]) => setChosen(new Set(kept));
  const setAll = (on: boolean) => keep(on ? codes : []);
  const selected = useMemo(
    () => new Set(codes.filter((code) => chosen.has(code))),
    [codes, chosen],
  );
  return { selected, toggle, setAll, keep };
}
