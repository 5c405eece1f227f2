import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { CACHE_MS, lifetimeOf } from './lifetimes';

/** The cache of everything read. Repeating failed calls is the API's business, so the cache never does. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache();
  queryCache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved') forgetInTime(queryCache, query);
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        // The fourth part of a key is the name of the call: see `keyOf`.
        staleTime: ({ queryKey }) => lifetimeOf(String(queryKey[3])),
        gcTime: CACHE_MS,
        retry: false,
        // A failed read waits for its retry button. Refetched by every component that shows it, it would never
        // settle.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * The cache itself would keep a response for five minutes after the last screen that showed it, and a screen opened
 * then would begin with something older. A response is dropped five minutes after it arrived, as soon as no screen
 * shows it.
 */
function forgetInTime(cache: QueryCache, query: Query): void {
  const { dataUpdatedAt } = query.state;
  if (query.getObserversCount() > 0 || dataUpdatedAt === 0) return;
  setTimeout(
    () => {
      const sameAnswer = query.state.dataUpdatedAt === dataUpdatedAt;
      if (sameAnswer && query.getObserversCount() === 0) cache.remove(query);
    },
    Math.max(0, dataUpdatedAt + CACHE_MS - Date.now()),
  );
}
