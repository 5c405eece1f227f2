import { batches } from '@candor/domain/api/batches';
import { useIsLive } from '../../live/LiveProvider';
import { useCall } from '../../session/use-call';
import { nextLook } from './poll-every';

/** One batch, followed until it ends: by the server's events, and by asking while there are none. Hidden tabs stop asking. */
export function useBatch(batchId: string) {
  const live = useIsLive();
  return useCall(
    batches.status,
    { params: { id: batchId } },
    {
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => nextLook(state.data, live, new Date()),
    },
  );
}
