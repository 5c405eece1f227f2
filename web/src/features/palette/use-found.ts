import { search } from '@candor/domain/api/search';
import type { SearchAnswer } from '@candor/domain/model/search';
import { useCall } from '../../session/use-call';
import { useDebounced } from '../../ui/use-debounced';

/** A single letter finds half of everything. */
const SHORTEST_QUERY = 2;
const STILL_MS = 150;
const NOTHING: SearchAnswer = { jobs: [], candidates: [] };

export type Found = SearchAnswer & { searching: boolean; failed: boolean };

/** Jobs and candidates of the caller that a query names, asked for when the typing pauses and remembered for a minute. */
export function useFound(query: string): Found {
  const q = useDebounced(query.trim(), STILL_MS);
  const enabled = q.length >= SHORTEST_QUERY;
  const { data, isFetching, isError } = useCall(
    search.find,
    { body: { q } },
    { enabled, placeholderData: (before) => before },
  );
  const waiting = q !== query.trim() && query.trim().length >= SHORTEST_QUERY;
  return {
    ...(enabled && data ? data : NOTHING),
    searching: waiting || (enabled && isFetching),
    failed: enabled && isError,
  };
}
