import type { SupportTicket } from '@candor/domain/model/support';
import type { ChatMessage } from './chat-state';

/** What a screen can do with the chat. */
export type ChatOperations = {
  /** Opens the chat of a ticket that was just created, or found. Says by a notice where that did not go well. */
  adopt: (ticketId: string) => Promise<void>;
  openPanel: () => void;
  minimize: () => void;
  closePanel: () => void;
  /** Sends a message; false when it was not sent, and its text is to stay with its writer. */
  send: (text: string) => Promise<boolean>;
  /** Connects anew after the tries ran out. */
  retry: () => void;
  /** Ends the conversation for good; false when that failed. */
  end: () => Promise<boolean>;
};

/** A new message of support that nobody is looking at. */
export type ChatNews = { ticket: SupportTicket; message: ChatMessage };

/** For users who cannot chat. */
export const NO_OPERATIONS: ChatOperations = {
  adopt: () => Promise.resolve(),
  openPanel: nothing,
  minimize: nothing,
  closePanel: nothing,
  send: () => Promise.resolve(false),
  retry: nothing,
  end: () => Promise.resolve(false),
};

function nothing(): void {}
