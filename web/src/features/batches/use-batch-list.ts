import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useCall } from '../../session/use-call';
import { pollEvery } from './poll-every';

export type BatchFilters = { status?: BatchJob['status']; search?: string; page: number };

export const PAGE_SIZE = 20;

/** A page of the caller's batches, newest first; followed while one of them runs. */
export function useBatchList({ status, search, page }: BatchFilters) {
  return useCall(
    batches.list,
    {
      query: {
        limit: String(PAGE_SIZE),
        skip: String((page - 1) * PAGE_SIZE),
        ...(status && { status }),
        ...(search && { search }),
      },
    },
    {
      staleTime: 10_000,
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

/** The newest batches: what the dashboard, the watcher and the saved jobs read, as one cached answer. */
export function useRecentBatches() {
  return useBatchList({ page: 1 });
}
