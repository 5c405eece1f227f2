import { batches } from '@candor/domain/api/batches';
import { isFinal } from '@candor/domain/rules/batch-status';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ClientError } from '../../api/client-error';
import { useIsLive } from '../../live/LiveProvider';
import { useApp, useSessionState } from '../../session/app-context';
import { keyOf, scopeOf } from '../../session/use-call';
import { PAGE, type ReadResults, readAll } from './read-all';

/** How far the reading of a batch has come. */
export type ResultsRead = {
  /** Nobody is here yet, and nothing went wrong. */
  isPending: boolean;
  latest: ReadResults | undefined;
  error: ClientError | null;
  retry: () => void;
};

type Following = {
  /** Time between two looks while it runs and no events arrive, in milliseconds; false where nothing will change. */
  refreshEvery: number | false;
  /** Its last status is known. */
  ended: boolean;
};

/**
 * All results of a batch with their summaries, best first. Of a large batch the beginning is there long before the end;
 * nobody who was there leaves while they are read again. Ask above what draws them: what is drawn in the background is drawn
 * once more, and at one stroke, where the reading that it follows itself goes on meanwhile.
 */
export function useResults(batchId: string, { refreshEvery, ended }: Following): ResultsRead {
  const live = useIsLive();
  const { data, error, isError, isPending, refetch } = useQuery<ReadResults, ClientError>({
    ...useReading(batchId),
    // While events arrive, they say when there are new rows.
    refetchInterval: live ? false : refreshEvery,
  });
  const early = data !== undefined && !isFinal(data.status);
  // The last results are saved in the same moment as the status that ends the asking: ask once more.
  useEffect(() => {
    if (ended && early) void refetch();
  }, [ended, early, refetch]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { isPending, latest: data, error: isError ? error : null, retry };
}

/** The query of the call that reads the people from this place on. */
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
    // Comparing thousands of people with those of before takes longer than drawing them.
    structuralSharing: false,
  };
}
