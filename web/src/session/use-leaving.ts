import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Api } from '../api/create-api';
import { useApp } from './app-context';
import { onReturn } from './on-return';
import { wayOut } from './way-out';

export type Leaving = {
  /** Whether the way out is being opened. */
  busy: boolean;
  /** Whether another exit from this page is being opened: this one waits. */
  locked: boolean;
  /** Why it could not be opened, in words for people. */
  problem: string | null;
  /** Requests an external URL and goes there. */
  leave: (addressOf: (api: Api) => Promise<string>) => Promise<void>;
};

/**
 * Leaves for a page of another service, such as the payment provider. It stays busy while the browser is leaving, so
 * that nobody presses twice; every other exit of the page waits meanwhile. It is ready again for somebody who returns
 * with the browser's back button. Nobody is sent away whose button is gone by the time the address arrives.
 */
export function useLeaving(wordsFor: (thrown: unknown) => string): Leaving {
  const { api } = useApp();
  const [way] = useState(() => Symbol('way out'));
  const [problem, setProblem] = useState<string | null>(null);
  const taken = useSyncExternalStore(wayOut.listen, wayOut.taken, () => null);

  useEffect(() => {
    const stop = onReturn(window, () => wayOut.free(way));
    return () => {
      stop();
      wayOut.free(way);
    };
  }, [way]);

  const leave = async (addressOf: (api: Api) => Promise<string>) => {
    wayOut.take(way);
    setProblem(null);
    try {
      const address = await addressOf(api);
      if (wayOut.taken() === way) window.location.assign(address);
    } catch (thrown) {
      setProblem(wordsFor(thrown));
      wayOut.free(way);
    }
  };
  return { busy: taken === way, locked: taken !== null && taken !== way, problem, leave };
}
