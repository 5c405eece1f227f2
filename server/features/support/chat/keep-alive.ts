import type { ServerSocketMessage } from '@candor/domain/model/support';
import type { Clock } from '../../../ports/clock';

/** How often the server pings, and how long silence is tolerated. */
export const PING_MS = 30_000;
export const SILENT_MS = 60_000;

type Alive = {
  /** Somebody said something. */
  heard(): void;
  stop(): void;
};

/**
 * Pings the other end of a socket from time to time, so that nothing in between takes it for idle, and closes one
 * that has been silent for a minute: it is gone without saying so.
 */
export function keepAlive(
  clock: Clock,
  on: { say(message: ServerSocketMessage): void; silent(): void },
): Alive {
  let lastHeard = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - lastHeard >= SILENT_MS) return on.silent();
    on.say({ type: 'server_ping', timestamp: clock.now().toISOString() });
  }, PING_MS);
  timer.unref();
  return {
    heard: () => {
      lastHeard = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}
