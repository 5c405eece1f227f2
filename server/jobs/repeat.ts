import type { Logger } from 'pino';
import { JobFailed } from './safe-error';

export type Repeated = { stop(): Promise<void> };

/**
 * Does something every `ms`, never twice at once. A failure is logged as `what` and the next turn tries again. A turn that may be
 * long ends early once the signal says that `stop` waits for it.
 */
export function repeat(
  ms: number,
  log: Logger,
  what: string,
  turn: (stopping: AbortSignal) => Promise<void>,
): Repeated {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= turn(stopping.signal)
      .catch((error) => log.warn({ err: new JobFailed(error) }, `${what} failed`))
      .finally(() => {
        running = null;
      });
  }, ms);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
