import { useCallback, useState } from 'react';

type Past<T> = { before: readonly T[]; now: T; after: readonly T[] };

export type History<T> = {
  now: T;
  canUndo: boolean;
  canRedo: boolean;
  /** Derives the next state from the current one; returning the same object changes nothing. */
  change: (next: (now: T) => T) => void;
  undo: () => void;
  redo: () => void;
  /** Starts over: there is nothing to undo afterwards. */
  restart: (now: T) => void;
};

const MOST_STEPS = 100;

/** A state whose changes can be undone one by one, and redone. */
export function useHistory<T>(start: T): History<T> {
  const [past, setPast] = useState<Past<T>>({ before: [], now: start, after: [] });
  const change = useCallback(
    (next: (now: T) => T) =>
      setPast((held) => {
        const now = next(held.now);
        if (now === held.now) return held;
        return { before: [...held.before, held.now].slice(-MOST_STEPS), now, after: [] };
      }),
    [],
  );
  const undo = useCallback(() => setPast(stepBack), []);
  const redo = useCallback(() => setPast(stepOn), []);
  const restart = useCallback((now: T) => setPast({ before: [], now, after: [] }), []);
  return {
    now: past.now,
    canUndo: past.before.length > 0,
    canRedo: past.after.length > 0,
    change,
    undo,
    redo,
    restart,
  };
}

function stepBack<T>(held: Past<T>): Past<T> {
  const [now, ...rest] = held.before.toReversed();
  if (now === undefined) return held;
  return { before: rest.reverse(), now, after: [held.now, ...held.after] };
}

function stepOn<T>(held: Past<T>): Past<T> {
  const [now, ...after] = held.after;
  if (now === undefined) return held;
  return { before: [...held.before, held.now], now, after };
}
