import { LiveEvent } from '@candor/domain/model/live';
import { z } from 'zod';
import type { LiveStatus } from './follow-stream';

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('status'), status: z.enum(['connecting', 'open', 'down']) }),
  z.object({ kind: z.literal('event'), event: LiveEvent }),
]);
type Message = z.infer<typeof Message>;

export type Listeners = {
  onStatus: (status: LiveStatus) => void;
  onEvent: (event: LiveEvent) => void;
};

export type ShareDeps = Listeners & {
  /** The same for every tab that may share one stream. */
  name: string;
  /** The tabs' lock; null where the browser has none: then each tab has a stream of its own. */
  locks: LockManager | null;
  openChannel: (name: string) => BroadcastChannel;
  /** Follows the real stream until the signal is aborted. */
  lead: (listeners: Listeners, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
};

/**
 * One stream for all tabs of a browser. The tab that holds the lock follows it and passes everything on; the lock goes to
 * the next tab the moment its holder leaves, is closed or crashes.
 */
export async function shareStream(deps: ShareDeps): Promise<void> {
  const { name, locks, signal } = deps;
  if (!locks) return deps.lead(deps, signal);
  const channel = deps.openChannel(name);
  let led: LiveStatus | null = null;
  const tell = (message: Message) => channel.postMessage(message);
  const tellStatus = (status: LiveStatus) => {
    if (status !== 'off') tell({ kind: 'status', status });
  };

  channel.onmessage = ({ data }) => {
    const message = Message.safeParse(data).data;
    if (message?.kind === 'ask' && led) tellStatus(led);
    if (led || !message) return;
    if (message.kind === 'status') deps.onStatus(message.status);
    if (message.kind === 'event') deps.onEvent(message.event);
  };

  async function lead(): Promise<void> {
    led = 'connecting';
    const onStatus = (status: LiveStatus) => {
      led = status;
      tellStatus(status);
      deps.onStatus(status);
    };
    const onEvent = (event: LiveEvent) => {
      tell({ kind: 'event', event });
      deps.onEvent(event);
    };
    await deps.lead({ onStatus, onEvent }, signal);
  }

  deps.onStatus('connecting');
  tell({ kind: 'ask' });
  try {
    await locks.request(name, { signal }, lead);
  } catch (error) {
    // A tab that leaves while it still waits for its turn gives up its place in the queue by this very error.
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
