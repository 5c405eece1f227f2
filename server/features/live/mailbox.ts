import type { LiveEvent } from '@candor/domain/model/live';
import type { StreamedEvent } from '../../http/serve';

/** More than an account's watched batches with their notices: a reader further behind starts over. */
const MOST_WAITING = 1_000;

/** What one stream has still to send. */
export type Mailbox = {
  /** Adds an event. One that waits under the same key is out of date and is replaced. */
  put(key: string, event: StreamedEvent<LiveEvent>): void;
  /** Ends the stream; pending items are no longer sent. */
  end(): void;
  /** All items in order, until the end. To be consumed once. */
  events(): AsyncGenerator<StreamedEvent<LiveEvent>>;
};

/** Makes a mailbox for a reader of any speed: of each batch only the newest state waits, so that it stays small. */
export function createMailbox(): Mailbox {
  const waiting = new Map<string, StreamedEvent<LiveEvent>>();
  let ended = false;
  let wake = () => {};

  const end = () => {
    ended = true;
    waiting.clear();
    wake();
  };
  return {
    put(key, event) {
      if (ended) return;
      waiting.delete(key);
      waiting.set(key, event);
      if (waiting.size > MOST_WAITING) end();
      wake();
    },
    end,
    async *events() {
      while (!ended) {
        const [first] = waiting;
        if (!first) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          continue;
        }
        waiting.delete(first[0]);
        yield first[1];
      }
    },
  };
}
