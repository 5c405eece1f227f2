import { type SetStateAction, useCallback, useEffect, useState } from 'react';
import { asClientError, type ClientError } from '../api/client-error';
import type { Api } from '../api/create-api';
import { useApp } from './app-context';

/** The last response and, if the last request failed, why. Both are absent until the server answers. */
export type Answer<T> = { data: T | null; error: ClientError | null };

const NONE = { data: null, error: null };

/**
 * Asks something once, and again by `again`, without the cache: for the public pages, which do not load one. `asking` until
 * the response to the last request is there. Give it a function that stays the same.
 */
export function useAnswer<T>(
  ask: (api: Api, signal: AbortSignal) => Promise<T>,
): Answer<T> & { again: () => void; asking: boolean } {
  const { api } = useApp();
  const [answer, setAnswer] = useState<Answer<T>>(NONE);
  const [turn, setTurn] = useState(0);
  const [asking, setAsking] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another asking.
  useEffect(() => {
    const asked = new AbortController();
    const { signal } = asked;
    setAsking(true);
    const settle = (next: SetStateAction<Answer<T>>) => {
      if (signal.aborted) return;
      setAnswer(next);
      setAsking(false);
    };
    ask(api, signal).then(
      (data) => settle({ data, error: null }),
      (thrown: unknown) => settle(({ data }) => ({ data, error: asClientError(thrown) })),
    );
    return () => asked.abort();
  }, [api, ask, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { ...answer, again, asking };
}
