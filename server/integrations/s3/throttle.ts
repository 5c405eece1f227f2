/** How many calls of the store run side by side: any number, and one at a time for a while once it asked to slow down. */
export type Throttle = {
  /** Runs the work when its turn comes. Rejects with the signal's reason if aborted while waiting. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The store asked to slow down. */
  slowDown(): void;
};

/** Since the store last asked for it. */
const SLOW_FOR_MS = 30_000;

/** A throttle that all calls of one installation share. `now` are milliseconds of a clock that only goes forward. */
export function openThrottle({ now }: { now: () => number }): Throttle {
  let slowUntil = Number.NEGATIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();
  return {
    slowDown: () => {
      slowUntil = now() + SLOW_FOR_MS;
    },
    async run(work, signal) {
      if (now() >= slowUntil) return work();
      const before = last;
      let leave = () => {};
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      // A waiter that gives up leaves a gap, which is passed only once those before it are through.
      last = before.then(() => left);
      try {
        await unlessAborted(before, signal);
        return await work();
      } finally {
        leave();
      }
    },
  };
}

async function unlessAborted(turn: Promise<unknown>, signal: AbortSignal | undefined) {
  if (!signal) return turn;
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
    signal.addEventListener('abort', stop, { once: true });
  });
  await Promise.race([turn, aborted]).finally(() => signal.removeEventListener('abort', stop));
  signal.throwIfAborted();
}
