import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { parseJson } from '../../../api/parse-json';
import { useUser } from '../../../session/app-context';
import { useStoredText } from '../../../ui/use-stored-text';

/** By person: whether the second look ended on the shortlist or among the maybes. */
const Rescues = z.record(z.string(), z.boolean()).catch({});

/** Counts, across all batches in this browser, how many second looks there were and how many were worthwhile. */
export function useRescues(looks: Readonly<Record<string, boolean>>): {
  seen: number;
  rescued: number;
} {
  const [stored, store] = useStoredText(`candor.second-looks.${useUser().id}`);
  useEffect(() => {
    if (Object.keys(looks).length === 0) return;
    store((before) => JSON.stringify({ ...rescuesOf(before), ...looks }));
  }, [store, looks]);
  const outcomes = Object.values(
    useMemo(() => ({ ...rescuesOf(stored), ...looks }), [stored, looks]),
  );
  return { seen: outcomes.length, rescued: outcomes.filter(Boolean).length };
}

function rescuesOf(stored: string | null): Readonly<Record<string, boolean>> {
  return Rescues.parse(parseJson(stored));
}
