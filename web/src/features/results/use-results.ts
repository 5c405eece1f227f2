import { batches } from '@candor/domain/api/batches';
import { isFinal } from '@candor/domain/rules/batch-status';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ClientError } from '../../api/client-error';
import { useIsLive } from '../../live/LiveProvider';
import { useApp, useSessionState } from '../../session/app-context';
import { keepRequirementCount } from '../../session/requirement-counts';
import { keyOf, scopeOf } from '../../session/use-call';
import { PAGE, type ReadResults, readAll } from './read-all';

/** How much of a batch has been read. */
export type ResultsRead = {
  /** Nobody is here yet, and nothing went wrong. */
  isPending: boolean;
  latest: ReadResults | undefined;
  error: ClientError | null;
  retry: () => void;
};

type Following = {
  /** The polling interval while it runs and no events arrive, in milliseconds; false if nothing will change. */
  refreshEvery: number | false;
  /** Its last status is known. */
  ended: boolean;
};

/**
 * All results of a batch with their summaries, best first. For a large batch the beginning arrives long before the
 * end; nobody disappears while results are read again. Call it above the component that renders them: work in a
 * transition is repeated, in one go, if the query it depends on continues meanwhile.
 */
export function useResults(batchId: string, { refreshEvery, ended }: Following): ResultsRead {
  const live = useIsLive();
  const { data, error, isError, isPending, refetch } = useQuery<ReadResults, ClientError>({
    ...useReading(batchId),
    // While events arrive, they say when there are new rows.
    refetchInterval: live ? false : refreshEvery,
  });
  const early = data !== undefined && !isFinal(data.status);
  // The last results are saved at the same moment as the status that ends the polling: ask once more.
  useEffect(() => {
    if (ended && early) void refetch();
  }, [ended, early, refetch]);
  const userId = useSessionState().user?.id;
  const count = data?.requirements.length ?? 0;
  useEffect(() => {
    if (userId) keepRequirementCount(window.localStorage, userId, batchId, count);
  }, [userId, batchId, count]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { isPending, latest: data, error: isError ? error : null, retry };
}

/** The query for the call that reads people from this position on. */
export function pageFrom(skip: number) {
  return { limit: String(PAGE), skip: String(skip), detail: 'outcomes' } as const;
}

function useReading(batchId: string): UseQueryOptions<ReadResults, ClientError> {
  const { api } = useApp();
  const scope = scopeOf(useSessionState());
  const queryKey = keyOf(scope, batches.results.name, { id: batchId });
  return {
    queryKey,
    queryFn: ({ signal, client }) =>
      readAll(
        (skip) =>
          api.call(batches.results, {
            params: { id: batchId },
            query: pageFrom(skip),
            signal,
          }),
        (part) => {
          const known = client.getQueryData<ReadResults>(queryKey);
          const more = part.processed_items.length > (known?.processed_items.length ?? 0);
          if (signal.aborted || known?.complete || !more) return;
          client.setQueryData<ReadResults>(queryKey, part);
        },
      ),
    // Comparing thousands of people with the previous ones takes longer than rendering them.
    structuralSharing: false,
  };
}
