import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { CandidateMilestone } from '@candor/domain/model/candidate-assessment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';

export type Steps = {
  read: ReadonlyMap<string, CandidateMilestone>;
  /** Why the step that is wanted is not there. */
  error: ClientError | null;
  again: () => void;
};

type StepsPlan = {
  code: string;
  ids: readonly string[];
  /** The step that is wanted first; null for none in particular. */
  wanted: string | null;
  onRead: (step: CandidateMilestone) => void;
};

/**
 * The steps of an assessment: the requested one first, then the others, so that one can continue offline. Each is
 * loaded once: its answers are known here from then on.
 */
export function useSteps({ code, ids, wanted, onRead }: StepsPlan): Steps {
  const { api } = useApp();
  const known = useRef(new Map<string, CandidateMilestone>());
  const [read, setRead] = useState<Steps['read']>(known.current);
  const [error, setError] = useState<ClientError | null>(null);
  const [turn, setTurn] = useState(0);
  const told = useRef(onRead);
  const order = useRef(ids);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another asking.
  useEffect(() => {
    const asking = new AbortController();
    setError(null);
    const readOne = async (id: string) => {
      const params = { code, milestone_id: id };
      const { signal } = asking;
      const step = await api.call(candidateAssessment.milestone, { params, signal });
      if (signal.aborted) return;
      known.current.set(id, step);
      told.current(step);
      setRead(new Map(known.current));
    };
    const readAll = async () => {
      const first = wanted === null ? [] : [wanted];
      for (const id of new Set([...first, ...order.current])) {
        if (known.current.has(id)) continue;
        await readOne(id);
        if (asking.signal.aborted) return;
      }
    };
    readAll().catch((thrown: unknown) => {
      if (!asking.signal.aborted) setError(asClientError(thrown));
    });
    return () => asking.abort();
  }, [api, code, wanted, turn]);

  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { read, error, again };
}
