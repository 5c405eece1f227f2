import { SupportTicket } from '@candor/domain/model/support';
import { z } from 'zod';
import { parseJson } from '../api/parse-json';
import { forgetChat, messagesKey, ticketKey } from './chat-keys';
import type { ChatMessage } from './chat-state';

const KeptMessage = z.object({
  id: z.string().min(1),
  content: z.string(),
  timestamp: z.string(),
  isFromSupport: z.boolean(),
});

const KeptConversation = z.object({
  messages: z.array(KeptMessage),
  readUpTo: z.string().nullable(),
});

/** The messages, and the moment up to which they were read. */
type Conversation = { messages: readonly ChatMessage[]; readUpTo: string | null };

/** As many as the server repeats on reconnection. */
const MOST_KEPT = 200;

export type ChatStorage = {
  /** The ticket with an open chat; null if none is stored. */
  ticket: () => SupportTicket | null;
  setTicket: (ticket: SupportTicket) => void;
  conversation: (ticketId: string) => Conversation | null;
  /** Only while the ticket itself is stored: another tab may have dismissed it. */
  setConversation: (ticketId: string, conversation: Conversation) => void;
  forget: () => void;
};

/** The chat of one person in this browser. A storage that is full or broken keeps less, and that is all. */
export function createChatStorage(storage: Storage, userId: string): ChatStorage {
  const ticket = () => read(storage, ticketKey(userId), SupportTicket);
  return {
    ticket,
    setTicket: (next) => write(storage, ticketKey(userId), next),
    conversation: (ticketId) => {
      const kept = read(storage, messagesKey(userId, ticketId), KeptConversation);
      return kept && { ...kept, messages: kept.messages.map(shown) };
    },
    setConversation: (ticketId, { messages, readUpTo }) => {
      if (ticket()?.id !== ticketId) return;
      const lasting = messages.filter(({ sending, author }) => !sending && author !== 'System');
      const kept = { messages: lasting.slice(-MOST_KEPT).map(bare), readUpTo };
      write(storage, messagesKey(userId, ticketId), kept);
    },
    forget: () => forgetChat(storage, userId),
  };
}

type Bare = z.infer<typeof KeptMessage>;

function bare({ id, content, timestamp, isFromSupport }: ChatMessage): Bare {
  return { id, content, timestamp, isFromSupport };
}

function shown(message: Bare): ChatMessage {
  const author = message.isFromSupport ? 'Support Team' : 'You';
  return { ...message, author, sending: false };
}

function read<Schema extends z.ZodType>(storage: Storage, key: string, schema: Schema) {
  return schema.safeParse(parseJson(storage.getItem(key))).data ?? null;
}

function write(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full. The server has it all, and tells it again.
  }
}
