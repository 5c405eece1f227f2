import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';

/** Waits for a turn and answers how to give it back, which is to be done once. */
export type TakeTurn = () => Promise<() => void>;

/**
 * At most so many at once; the others wait in the order in which they came, for so long.
 *
 * @throws AppError 503 to whoever waited in vain.
 */
export function openTurns(atOnce: number, patienceMs: () => number): TakeTurn {
  const waiting = new Set<() => void>();
  let running = 0;

  const giveBack = () => {
    const [next] = waiting;
    // The place goes straight to whoever waits longest, so nobody who comes later gets in between.
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
