import { batches } from '@candor/domain/api/batches';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp, useSessionState } from '../../../session/app-context';
import { callOptions, scopeOf, useCall } from '../../../session/use-call';

/** One candidate with document and evidence. */
export function useCandidate(batchId: string, candidateId: string) {
  return useCall(batches.candidate, { params: { id: batchId, cid: candidateId } });
}

/** Several candidates with document and evidence, in the order of their ids. */
export function useCandidates(batchId: string, candidateIds: readonly string[]) {
  const { api } = useApp();
  const scope = scopeOf(useSessionState());
  return useQueries({
    queries: candidateIds.map((cid) =>
      callOptions(api, scope, batches.candidate, { params: { id: batchId, cid } }),
    ),
  });
}

/** Prefetches the people most likely to be opened next, so that they open at once. */
export function usePrefetchCandidates(batchId: string, candidateIds: readonly string[]): void {
  const { api } = useApp();
  const client = useQueryClient();
  const [userId, plan] = scopeOf(useSessionState());
  const wanted = candidateIds.join(' ');
  useEffect(() => {
    for (const cid of wanted.split(' ').filter((id) => id !== '')) {
      const input = { params: { id: batchId, cid } };
      void client.prefetchQuery(callOptions(api, [userId, plan], batches.candidate, input));
    }
  }, [api, client, userId, plan, batchId, wanted]);
}
