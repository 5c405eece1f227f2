import { live } from '@candor/domain/api/live';
import { pause } from '../api/pause';
import { createLive, type Live } from './create-live';
import { followStream } from './follow-stream';
import type { OpenStream } from './open-stream';
import { shareStream } from './share-stream';

export type BrowserLiveDeps = {
  open: OpenStream;
  token: string;
  userId: string;
  /** Told about a refused token, like about every refused call. */
  refused: (token: string, endpoint: string) => void;
};

/** The live connection with everything it needs of this browser. */
export function browserLive({ open, token, userId, refused }: BrowserLiveDeps): Live {
  return createLive({
    hidden: () => document.hidden,
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    // Browser notifications are for users who look at something else.
    wantedHidden: () => 'Notification' in window && Notification.permission === 'granted',
    follow: (listeners, signal) =>
      shareStream({
        ...listeners,
        signal,
        name: `candor.live.${userId}`,
        locks: navigator.locks ?? null,
        openChannel: (name) => new BroadcastChannel(name),
        lead: (heard, ended) =>
          followStream({
            ...heard,
            open,
            token,
            signal: ended,
            onLost: ({ status }) => {
              if (status === 401) refused(token, live.stream.name);
            },
            pause,
            now: () => performance.now(),
            random: Math.random,
          }),
      }),
  });
}
