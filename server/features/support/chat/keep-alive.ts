import type { ServerSocketMessage } from '@candor/domain/model/support';
import type { Clock } from '../../../ports/clock';

/** How often the server asks whether somebody is there, and how long nobody may say anything. */
export const PING_MS = 30_000;
export const SILENT_MS = 60_000;

type Alive = {
  /** Somebody said something. */
  heard(): void;
  stop(): void;
};

/**
 * Asks now and then whether the other end of a socket is there, so that nothing on the way takes it for idle, and hangs up on one
 * that has said nothing for a minute: it is gone and has not said so.
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
