import type { Logger } from 'pino';
import { JobFailed } from './safe-error';

export type Repeated = { stop(): Promise<void> };

/** Does something every `ms`, never twice at once. A failure is logged as `what` and the next turn tries again. */
export function repeat(ms: number, log: Logger, what: string, turn: () => Promise<void>): Repeated {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= turn()
      .catch((error) => log.warn({ err: new JobFailed(error) }, `${what} failed`))
      .finally(() => {
        running = null;
      });
  }, ms);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
