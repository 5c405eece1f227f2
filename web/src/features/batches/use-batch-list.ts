import { batches } from '@candor/domain/api/batches';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useCall } from '../../session/use-call';
import { type ListState, listQuery, readList } from './list-state';
import { pollEvery } from './poll-every';

/** A page of the caller's batches, newest first; followed while one of them runs. */
export function useBatchList(list: ListState) {
  return useCall(
    batches.list,
    { query: listQuery(list) },
    {
      refetchOnMount: 'always',
      refetchOnWindowFocus: true,
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => {
        const running = state.data?.jobs.filter((job) => !isFinal(job.status)) ?? [];
        const youngest = Math.max(...running.map((job) => Date.parse(job.created_at)));
        return running.length === 0 ? false : pollEvery(Date.now() - youngest);
      },
    },
  );
}

const NEWEST = readList(new URLSearchParams());

/** The parameters of the newest batches. */
export const NEWEST_BATCHES = listQuery(NEWEST);

/** The newest batches: what the dashboard, the watcher and the saved jobs read, as one cached response. */
export function useRecentBatches() {
  return useBatchList(NEWEST);
}
