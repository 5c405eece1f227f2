import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '../../ui/use-debounced';
import { type History, useHistory } from '../../ui/use-history';
import type { Scenario } from './scenario';
import { readScenario, SCENARIO_PARAM, writeScenario } from './scenario-query';

/** The address follows when the changing pauses: browsers refuse to rewrite it many times a second. */
const STILL_MS = 300;

/** The history of a scenario whose present state is in the address, so that a reload or a sent link shows the same. */
export function useKeptScenario(): History<Scenario> {
  const [query, setQuery] = useSearchParams();
  const [start] = useState(() => readScenario(query.get(SCENARIO_PARAM)));
  const history = useHistory(start);
  const written = useMemo(() => writeScenario(history.now), [history.now]);
  const settled = useDebounced(written, STILL_MS);
  const stands = query.get(SCENARIO_PARAM) ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the scenario rewrites the address; written on every change of the address, it would bring back a what-if that is being closed.
  useEffect(() => {
    if (settled === stands) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (settled === '') next.delete(SCENARIO_PARAM);
        else next.set(SCENARIO_PARAM, settled);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [settled]);
  return history;
}
