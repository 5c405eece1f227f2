import { batches } from '@candor/domain/api/batches';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useIsLive } from '../../live/LiveProvider';
import { useCall } from '../../session/use-call';
import { pollEvery } from './poll-every';

/** One batch, followed until it ends: by the server's events, and by asking while there are none. Hidden tabs stop asking. */
export function useBatch(batchId: string) {
  const live = useIsLive();
  return useCall(
    batches.status,
    { params: { id: batchId } },
    {
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => {
        const job = state.data;
        if (live || !job || isFinal(job.status)) return false;
        return pollEvery(Date.now() - Date.parse(job.created_at));
      },
    },
  );
}
