import { useEffect, useState } from 'react';
import type { Api } from '../api/create-api';
import { useApp } from './app-context';
import { onReturn } from './on-return';

export type Leaving = {
  /** Whether the way out is being opened. */
  busy: boolean;
  /** Why it could not be opened, in words for people. */
  problem: string | null;
  /** Asks for an address outside and goes there. */
  leave: (addressOf: (api: Api) => Promise<string>) => Promise<void>;
};

/**
 * The way to a page of another service, such as the payment provider. It stays busy while the browser is on its way out, so that nobody presses
 * twice, and is ready again for whoever comes back with the browser's own button.
 */
export function useLeaving(wordsFor: (thrown: unknown) => string): Leaving {
  const { api } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => onReturn(window, () => setBusy(false)), []);

  const leave = async (addressOf: (api: Api) => Promise<string>) => {
    setBusy(true);
    setProblem(null);
    try {
      window.location.assign(await addressOf(api));
    } catch (thrown) {
      setProblem(wordsFor(thrown));
      setBusy(false);
    }
  };
  return { busy, problem, leave };
}
