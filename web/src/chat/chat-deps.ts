import type { ChatCalls } from './chat-calls';
import type { ChatStorage } from './chat-storage';
import type { After, Line, LineListeners } from './create-connection';

/** What a chat needs of the browser and the server. */
export type ChatDeps = {
  calls: ChatCalls;
  storage: ChatStorage;
  open: (ticketId: string, listeners: LineListeners) => Line;
  after: After;
  now: () => Date;
  newId: () => string;
  /** Whether the tab is out of sight. */
  hidden: () => boolean;
  /** The server no longer knows who this is. */
  onSignedOut: () => void;
  /** Called if no panel shows it: a conversation has ended, a ticket has no chat or could not be checked. */
  say: (sentence: string, kind: 'info' | 'error') => void;
  log: (note: string) => void;
};
