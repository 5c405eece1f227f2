import { batches } from '@candor/domain/api/batches';
import type { BatchResults } from '@candor/domain/model/batch';
import { useQuery } from '@tanstack/react-query';
import type { ClientError } from '../../api/client-error';
import type { Api } from '../../api/create-api';
import { useIsLive } from '../../live/LiveProvider';
import { useApp, useSessionState } from '../../session/app-context';
import { keyOf, scopeOf } from '../../session/use-call';

const PAGE = 100;

/** All results of a batch with their summaries: a ranking is only true when nobody is missing from it. */
export function useResults(batchId: string, refreshEvery: number | false) {
  const { api } = useApp();
  const scope = scopeOf(useSessionState());
  const live = useIsLive();
  return useQuery<BatchResults, ClientError>({
    queryKey: keyOf(scope, batches.results.name, { id: batchId }),
    queryFn: ({ signal }) => loadAll(api, batchId, signal),
    staleTime: 30_000,
    // While events arrive, they say when there are new rows.
    refetchInterval: live ? false : refreshEvery,
  });
}

async function loadAll(api: Api, id: string, signal: AbortSignal): Promise<BatchResults> {
  const load = (skip: number) =>
    api.call(batches.results, {
      params: { id },
      query: { limit: String(PAGE), skip: String(skip) },
      signal,
    });
  const first = await load(0);
  const items = [...first.processed_items];
  let last = first;
  while (last.has_more) {
    last = await load(items.length);
    if (last.processed_items.length === 0) break;
    items.push(...last.processed_items);
  }
  return { ...last, skip: 0, processed_items: items, total: Math.max(last.total, items.length) };
}
