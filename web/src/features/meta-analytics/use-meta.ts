import { batches } from '@candor/domain/api/batches';
import { insights } from '@candor/domain/api/insights';
import { messages } from '@candor/domain/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp, useSessionState } from '../../session/app-context';
import { keyOf, scopeOf, useCall, useInvalidate } from '../../session/use-call';
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

/** The titles of the newest hundred batches, each once; the sample has no figures here. */
export function useJobTitles() {
  const { data } = useCall(batches.list, { query: { limit: '100' } });
  if (!data) return undefined;
  const own = data.jobs.filter(({ sample }) => !sample);
  return [...new Set(own.map(({ jobTitle }) => jobTitle.trim()))].filter((title) => title !== '');
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
