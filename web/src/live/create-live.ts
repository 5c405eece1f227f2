import type { LiveEvent } from '@candor/domain/model/live';
import { createValue, type Value } from '../api/value';
import type { LiveStatus } from './follow-stream';
import type { Listeners } from './share-stream';

export type LiveDeps = {
  /** Follows the stream of this person, shared with the other tabs, until the signal is aborted. */
  follow: (listeners: Listeners, signal: AbortSignal) => Promise<void>;
  /** Whether the tab is out of sight right now, and how to be told when that changes. */
  hidden: () => boolean;
  onVisibility: (listener: () => void) => () => void;
  /** Whether the stream is also wanted in a hidden tab: the user asked for browser notifications. */
  wantedHidden: () => boolean;
};

export type Live = {
  status: Pick<Value<LiveStatus>, 'get' | 'subscribe'>;
  onEvent: (listener: (event: LiveEvent) => void) => () => void;
  /** Starts following; the answered function stops it for good. */
  start: () => () => void;
};

/** A look at another tab and back should not cost a new connection. */
export const REST_AFTER_MS = 30_000;

/** The live connection of this tab. It rests while the tab is hidden, and is there again when it comes back. */
export function createLive(deps: LiveDeps): Live {
  const status = createValue<LiveStatus>('off');
  const listeners = new Set<(event: LiveEvent) => void>();
  let running: AbortController | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    clearTimeout(resting);
    if (running) return;
    const turn = new AbortController();
    running = turn;
    const ifCurrent = (act: () => void) => {
      if (running === turn) act();
    };
    deps
      .follow(
        {
          onStatus: (next) => ifCurrent(() => status.set(next)),
          onEvent: (event) =>
            ifCurrent(() => {
              for (const listener of [...listeners]) listener(event);
            }),
        },
        turn.signal,
      )
      // Without a stream the screens poll, so a failure here needs no message.
      .catch(() => ifCurrent(() => status.set('down')));
  }

  function rest(): void {
    clearTimeout(resting);
    running?.abort();
    running = null;
    status.set('off');
  }

  function look(): void {
    if (!deps.hidden()) {
      run();
      return;
    }
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (!deps.wantedHidden()) rest();
    }, REST_AFTER_MS);
  }

  return {
    status,
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const forget = deps.onVisibility(look);
      if (!deps.hidden() || deps.wantedHidden()) run();
      return () => {
        forget();
        rest();
      };
    },
  };
}
