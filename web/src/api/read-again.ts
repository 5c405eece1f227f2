import type { Query, QueryClient } from '@tanstack/react-query';
import { asClientError } from './client-error';

/**
 * Reads again whatever is on screen and was answered 401, for a session that turned out to hold. Each read is repeated once: one
 * that is refused time and again waits for its reader.
 */
export function createReadAgain(reads: () => QueryClient | null): () => void {
  const repeated = new WeakSet<Query>();
  return () => {
    const client = reads();
    if (!client) return;
    const refused = client
      .getQueryCache()
      .findAll({ type: 'active', predicate: wasRefused })
      .filter((query) => !repeated.has(query));
    for (const query of refused) repeated.add(query);
    void client.refetchQueries({ predicate: (query) => refused.includes(query) });
  };
}

function wasRefused({ state: { error } }: Query): boolean {
  return error !== null && asClientError(error).code === 'authentication_required';
}
