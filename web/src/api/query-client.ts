import { QueryClient } from '@tanstack/react-query';

/** Cached reads live five minutes. */
export const CACHE_MS = 5 * 60 * 1000;

/** The cache of everything read. Repeating failed calls is the API's business, so the cache never does. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_MS,
        gcTime: CACHE_MS,
        retry: false,
        // A failed read waits for its retry button. Asked again by every part that shows it, it would never come to rest.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
