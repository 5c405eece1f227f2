import type { LiveEvent } from '@candor/domain/model/live';
import { asClientError, type ClientError } from '../api/client-error';
import type { OpenStream } from './open-stream';
import { pauseBefore } from './pause-before';

/** `open`: events arrive by themselves. Anything else: interested parties have to poll. */
export type LiveStatus = 'off' | 'connecting' | 'open' | 'down';

export type FollowDeps = {
  open: OpenStream;
  token: string;
  signal: AbortSignal;
  onStatus: (status: LiveStatus) => void;
  onEvent: (event: LiveEvent) => void;
  /** Told about every refusal and cut, before the pause. */
  onLost: (error: ClientError) => void;
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  random: () => number;
};

/** A stream that lasted this long was stable: the next cut starts counting from zero. */
const STEADY_MS = 10_000;

/** Keeps a stream open until the signal is aborted: after each cut it waits a little longer and retries. */
export async function followStream(deps: FollowDeps): Promise<void> {
  let tries = 0;
  let lastEventId: string | null = null;
  let asked: number | null = null;
  while (!deps.signal.aborted) {
    let openedAt: number | null = null;
    deps.onStatus('connecting');
    try {
      await deps.open({
        token: deps.token,
        lastEventId,
        signal: deps.signal,
        onOpen: () => {
          openedAt = deps.now();
          deps.onStatus('open');
        },
        onEvent: (event, id) => {
          lastEventId = id ?? lastEventId;
          deps.onEvent(event);
        },
        onPause: (milliseconds) => {
          asked = milliseconds;
        },
      });
    } catch (error) {
      deps.onLost(asClientError(error));
    }
    if (deps.signal.aborted) return;
    deps.onStatus('down');
    tries = openedAt !== null && deps.now() - openedAt >= STEADY_MS ? 1 : tries + 1;
    await deps.pause(pauseBefore(tries, deps.random(), asked), deps.signal);
  }
}
