import { asClientError, type ClientError } from '../api/client-error';
import type { ChatCalls } from './chat-calls';
import { named, temporary, without } from './conversation';
import type { Thread } from './create-thread';

export type Outbox = ReturnType<typeof createOutbox>;

type OutboxDeps = { calls: Pick<ChatCalls, 'send'>; now: () => Date; newId: () => string };

/** Sends messages to the server. A message appears in its thread at once, and is removed if sending fails. */
export function createOutbox({ calls, now, newId }: OutboxDeps) {
  /** What could not be sent, with its key: sent once more it is the same message. */
  let failed: { ticketId: string; content: string; key: string } | null = null;

  function keyOf(ticketId: string, content: string): string {
    const isSame = failed?.ticketId === ticketId && failed.content === content;
    return isSame && failed ? failed.key : newId();
  }

  return {
    /** Answers why it failed; null when the server has it. */
    deliver: async (
      ticketId: string,
      thread: Thread,
      content: string,
    ): Promise<ClientError | null> => {
      const key = keyOf(ticketId, content);
      const id = `temporary-${newId()}`;
      const message = temporary(thread.messages(), { id, content, now: now() });
      thread.change((before) => [...before, message]);
      try {
        const givenId = await calls.send(ticketId, content, key);
        failed = null;
        thread.change((before) => named(before, message, givenId));
        return null;
      } catch (thrown) {
        // Its echo has arrived: only the response was lost.
        if (!thread.messages().includes(message)) {
          failed = null;
          return null;
        }
        failed = { ticketId, content, key };
        thread.change((before) => without(before, id));
        return asClientError(thrown);
      }
    },
  };
}
