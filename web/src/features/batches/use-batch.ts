import { batches } from '@candor/domain/api/batches';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useCall } from '../../session/use-call';
import { pollEvery } from './poll-every';

/** One batch, followed until it ends. Hidden tabs stop asking. */
export function useBatch(batchId: string) {
  return useCall(
    batches.status,
    { params: { id: batchId } },
    {
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => {
        const job = state.data;
        if (!job || isFinal(job.status)) return false;
        return pollEvery(Date.now() - Date.parse(job.created_at));
      },
    },
  );
}
