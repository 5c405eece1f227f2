import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { parseJson } from '../../../api/parse-json';
import { useUser } from '../../../session/app-context';

/** By person: whether the second look ended on the shortlist or among the maybes. */
const Rescues = z.record(z.string(), z.boolean()).catch({});

/** Counts, across all batches in this browser, how many second looks there were and how many were worthwhile. */
export function useRescues(looks: Readonly<Record<string, boolean>>): {
  seen: number;
  rescued: number;
} {
  const key = `candor.second-looks.${useUser().id}`;
  const [before] = useState(() => Rescues.parse(parseJson(window.localStorage.getItem(key))));
  const all = useMemo(() => ({ ...before, ...looks }), [before, looks]);
  useEffect(() => {
    if (Object.keys(looks).length > 0) window.localStorage.setItem(key, JSON.stringify(all));
  }, [key, all, looks]);
  const outcomes = Object.values(all);
  return { seen: outcomes.length, rescued: outcomes.filter(Boolean).length };
}
