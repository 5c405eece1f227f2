import type { SupportTicket } from '@candor/domain/model/support';
import type { ChatMessage } from './chat-state';
import type { ChatStorage } from './chat-storage';
import { latestAnswer, merge, readUpToBefore, unreadAfter } from './conversation';

export type Thread = ReturnType<typeof createThread>;

type ThreadDeps = {
  storage: ChatStorage;
  ticket: SupportTicket;
  /** Whether what is said is seen. */
  isOpen: () => boolean;
};

/** The messages of a ticket, as far as this browser knows them: kept across reloads, with a read marker. */
export function createThread({ storage, ticket, isOpen }: ThreadDeps) {
  const kept = storage.conversation(ticket.id);
  let messages: readonly ChatMessage[] = kept?.messages ?? [];
  let readUpTo = kept?.readUpTo ?? null;
  /**
   * A browser that stored nothing cannot distinguish old from new before the first history arrives, and uses the
   * server's count.
   */
  let isFirst = kept === null;
  /** While the history arrives nothing is written: it would be written again with each of its messages. */
  let isComplete = false;

  function write(): void {
    storage.setConversation(ticket.id, { messages, readUpTo });
  }

  function keepIt(): void {
    if (isOpen()) readUpTo = latestAnswer(messages);
    if (isComplete) write();
  }

  return {
    messages: () => messages,
    unread: () => {
      if (isOpen()) return 0;
      return isFirst ? ticket.unread : unreadAfter(messages, readUpTo);
    },
    change: (by: (before: readonly ChatMessage[]) => readonly ChatMessage[]): void => {
      messages = by(messages);
      keepIt();
    },
    /** Adds a message from the server and returns whether it is news: from support, and not known here before. */
    add: (told: ChatMessage): boolean => {
      const isKnown = messages.some(({ id }) => id === told.id);
      messages = merge(messages, told);
      keepIt();
      return told.isFromSupport && !isKnown && !isFirst;
    },
    /** The history is in. */
    complete: (): void => {
      if (isFirst) readUpTo = readUpToBefore(messages, ticket.unread);
      isFirst = false;
      isComplete = true;
      keepIt();
    },
    /** The line is lost; a history will come again. */
    interrupt: (): void => {
      isComplete = false;
    },
    /** Somebody is looking at it. */
    read: (): void => {
      keepIt();
      if (!isFirst) write();
    },
    /** Another tab of the same person has read on. */
    follow: (): void => {
      const elsewhere = storage.conversation(ticket.id)?.readUpTo;
      if (elsewhere && Date.parse(elsewhere) > Date.parse(readUpTo ?? '1970')) readUpTo = elsewhere;
    },
  };
}
