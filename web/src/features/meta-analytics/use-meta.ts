import { batches } from '@candor/domain/api/batches';
import { insights } from '@candor/domain/api/insights';
import { messages } from '@candor/domain/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp, useSessionState } from '../../session/app-context';
import { keyOf, scopeOf, useCall, useInvalidate } from '../../session/use-call';
import { type Pages, usePages } from '../../session/use-pages';
import { plural } from '../../ui/format';
import { notify } from '../../ui/toast';
import { countAnew } from './count-anew';
import { type MetaState, metaQuery } from './meta-state';

type Asked = Pick<MetaState, 'range' | 'jobs'>;

/** The figures of a range; those before stay until they are there. That they cannot be had is also told by `onFailure`. */
export function useMeta(asked: Asked, onFailure: (sentence: string) => void) {
  const answer = useCall(
    insights.enhanced,
    { query: metaQuery(asked) },
    { placeholderData: (before) => before },
  );
  const { error } = answer;
  useEffect(() => {
    if (!error) return;
    failed(messages.strategicFailed);
    onFailure(messages.strategicFailed);
  }, [error, onFailure]);
  return answer;
}

/** As many batches as one response holds. */
const AT_ONCE = 100;

/** The titles of the batches, the newest first, each once; the sample has no figures here. */
export function useJobTitles(): Pages<string> {
  return usePages({
    endpoint: batches.list,
    rows: AT_ONCE,
    inputOf: (query) => ({ query }),
    itemsOf: ({ jobs }) =>
      jobs
        .filter(({ sample }) => !sample)
        .map(({ jobTitle }) => jobTitle.trim())
        .filter((title) => title !== ''),
    idOf: (title) => title,
    hasMore: ({ has_more }) => has_more,
  });
}

/** Has the figures recomputed; the screen follows from the response. Leaving the page stops waiting. */
export function useRecalculate(asked: Asked) {
  const { api } = useApp();
  const client = useQueryClient();
  const scope = scopeOf(useSessionState());
  const page = useRef(new AbortController());
  useEffect(() => {
    const open = new AbortController();
    page.current = open;
    return () => open.abort();
  }, []);
  return useMutation({
    mutationFn: async () => {
      const { signal } = page.current;
      const query = metaQuery(asked);
      const counted = await countAnew(api, query, signal).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (!counted || signal.aborted) return;
      client.setQueryData(keyOf(scope, insights.enhanced.name, { query }), counted);
      notify({ kind: 'success', title: 'Counted anew' });
    },
    onError: (error) => failed(asClientError(error).message),
  });
}

/** Drops every cached answer, and rereads the figures. */
export function useClearCache() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: () => api.call(insights.clearCache, {}),
    onSuccess: ({ cleared }) => {
      notify({
        kind: 'success',
        title: 'Cache cleared',
        detail: `${plural(cleared, 'kept answer')} forgotten.`,
      });
      return invalidate(insights.enhanced);
    },
    onError: (error) => failed(asClientError(error).message),
  });
}

function failed(detail: string): void {
  notify({ kind: 'error', id: 'strategic-analytics', title: messages.strategicError, detail });
}
