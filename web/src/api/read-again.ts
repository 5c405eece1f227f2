import type { Query, QueryClient } from '@tanstack/react-query';
import { asClientError } from './client-error';

/**
 * Reads again whatever is on screen and was answered 401, for a session that turned out to hold. A read that has failed before waits
 * for its reader: refused time and again, it would be repeated without end.
 */
export function readAgain(reads: QueryClient | null): void {
  void reads?.refetchQueries({ type: 'active', predicate: isRefusedOnce });
}

function isRefusedOnce({ state: { error, errorUpdateCount } }: Query): boolean {
  return errorUpdateCount === 1 && asClientError(error).status === 401;
}
