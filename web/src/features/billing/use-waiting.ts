import { billing } from '@candor/domain/api/billing';
import type { BillingState } from '@candor/domain/model/billing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pause } from '../../api/pause';
import { useApp } from '../../session/app-context';
import { hasArrived, type Wish } from './returning';
import { useTakeState } from './use-billing';

/** When the provider is asked, in milliseconds after the return: often at first, and never after a minute. */
export const LOOKS_MS = [0, 2000, 4000, 8000, 15_000, 30_000, 45_000, 60_000] as const;

type WaitingPlan = {
  /** One look is all: nothing is known to be on its way. */
  once: boolean;
  wish: Wish | null;
  /** The truth is known, or is not to be had for now. */
  onSettled: () => void;
};

type Waited = {
  phase: 'waiting' | 'arrived' | 'late';
  /** What the server said last. */
  state: BillingState | null;
  again: () => void;
};

/** Waits until the server confirms the purchase: returning from a payment page proves nothing. */
export function useWaiting({ once, wish, onSettled }: WaitingPlan): Waited {
  const { api } = useApp();
  const take = useTakeState();
  const [phase, setPhase] = useState<Waited['phase']>('waiting');
  const [state, setState] = useState<BillingState | null>(null);
  const [turn, setTurn] = useState(0);
  const latest = useRef({ take, onSettled });
  useEffect(() => {
    latest.current = { take, onSettled };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another waiting
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const look = async (): Promise<boolean> => {
      const found = await api.call(billing.refresh, { signal, once: true });
      if (signal.aborted || !(once || hasArrived(found, wish))) return false;
      setState(found);
      // The page may be drawn anew for another plan; then that page looks for itself, and finds it there.
      await latest.current.take(found);
      return true;
    };
    const wait = async () => {
      let before = 0;
      for (const at of once ? LOOKS_MS.slice(0, 1) : LOOKS_MS) {
        await pause(at - before, signal);
        if (signal.aborted) return;
        before = at;
        // A look that fails says nothing about the payment; the next one may.
        const arrived = await look().catch(() => false);
        if (signal.aborted) return;
        if (arrived) return settle('arrived');
      }
      settle('late');
    };
    const settle = (how: 'arrived' | 'late') => {
      setPhase(how);
      latest.current.onSettled();
    };
    void wait();
    return () => asking.abort();
  }, [api, turn]);

  const again = useCallback(() => {
    setPhase('waiting');
    setTurn((before) => before + 1);
  }, []);
  return { phase, state, again };
}
