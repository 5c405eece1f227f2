import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';

/** Waits for a turn and returns how to give it back, which is to be done once. */
export type TakeTurn = () => Promise<() => void>;

/**
 * Limits concurrency; the others wait in order of arrival, for this long.
 *
 * @throws AppError 503 to callers who waited in vain.
 */
export function limitConcurrency(atOnce: number, patienceMs: () => number): TakeTurn {
  const waiting = new Set<() => void>();
  let running = 0;

  const giveBack = () => {
    const [next] = waiting;
    // The slot goes directly to the longest waiter, so that no later one gets in between.
    if (next) next();
    else running -= 1;
  };
  return async () => {
    if (running < atOnce) running += 1;
    else await inLine(waiting, patienceMs());
    return giveBack;
  };
}

function inLine(waiting: Set<() => void>, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(begin);
      reject(new AppError('service_unavailable', { detail: messages.busy, reason: 'busy' }));
    }, patienceMs);
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    waiting.add(begin);
  });
}
