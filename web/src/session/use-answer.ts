import { useCallback, useEffect, useState } from 'react';
import { asClientError, type ClientError } from '../api/client-error';
import type { Api } from '../api/create-api';
import { useApp } from './app-context';

/** The last response and, if the last request failed, why. Both are absent until the server answers. */
export type Answer<T> = { data: T | null; error: ClientError | null };

const NONE = { data: null, error: null };

/**
 * Asks something once, and again by `again`, without the cache: for the public pages, which do not load one. Give it a
 * function that stays the same.
 */
export function useAnswer<T>(
  ask: (api: Api, signal: AbortSignal) => Promise<T>,
): Answer<T> & { again: () => void } {
  const { api } = useApp();
  const [answer, setAnswer] = useState<Answer<T>>(NONE);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another asking.
  useEffect(() => {
    const asking = new AbortController();
    ask(api, asking.signal).then(
      (data) => {
        if (!asking.signal.aborted) setAnswer({ data, error: null });
      },
      (thrown: unknown) => {
        if (!asking.signal.aborted)
          setAnswer(({ data }) => ({ data, error: asClientError(thrown) }));
      },
    );
    return () => asking.abort();
  }, [api, ask, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { ...answer, again };
}
