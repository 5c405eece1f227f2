import { batches } from '@candor/domain/api/batches';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ClientError } from '../../api/client-error';
import { useIsLive } from '../../live/LiveProvider';
import { useApp, useSessionState } from '../../session/app-context';
import { keyOf, scopeOf } from '../../session/use-call';
import { PAGE, type ReadResults, readAll } from './read-all';

/**
 * All results of a batch with their summaries, best first. Of a large batch the beginning is there long before the end;
 * nobody who was there leaves while they are read again.
 */
export function useResults(batchId: string, refreshEvery: number | false) {
  const live = useIsLive();
  return useQuery<ReadResults, ClientError>({
    ...useReading(batchId),
    // While events arrive, they say when there are new rows.
    refetchInterval: live ? false : refreshEvery,
  });
}

/** Begins to read the results before it is known what to show of them; tells whether nobody is there yet. */
export function useResultsAhead(batchId: string): { isPending: boolean } {
  const reading = useReading(batchId);
  return useQuery<ReadResults, ClientError>({ ...reading, notifyOnChangeProps: ['isPending'] });
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
