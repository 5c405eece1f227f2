import type { SupportTicket } from '@candor/domain/model/support';

export type ChatAuthor = 'You' | 'Support Team' | 'System';

export type ChatMessage = {
  id: string;
  content: string;
  timestamp: string;
  isFromSupport: boolean;
  author: ChatAuthor;
  /** On its way to the server, which has not named it yet. */
  sending: boolean;
};

export type ChatPanel = 'closed' | 'open' | 'minimized';

/**
 * `off`: there is no connection, and coming again by oneself would not help. `given_up`: every try failed, and a person may
 * ask for another.
 */
export type ChatPhase = 'off' | 'connecting' | 'connected' | 'reconnecting' | 'given_up';

export type ChatState = {
  /** The ticket whose chat is open; null without one. */
  ticket: SupportTicket | null;
  /** The ticket that was closed while its panel was open, until that is closed, too. */
  ended: SupportTicket | null;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  panel: ChatPanel;
  phase: ChatPhase;
  /** Whether a message can be sent: the history is in. */
  isConnected: boolean;
  /** Reconnection attempts since the last stable connection. */
  connectionAttempts: number;
  hasUnread: boolean;
  unreadCount: number;
  /** What went wrong, in words for people. */
  problem: string | null;
  /** Whether a message is on its way. */
  sending: boolean;
};

/** The state before anybody asked support anything. */
export const NO_CHAT: ChatState = {
  ticket: null,
  ended: null,
  messages: [],
  panel: 'closed',
  phase: 'off',
  isConnected: false,
  connectionAttempts: 0,
  hasUnread: false,
  unreadCount: 0,
  problem: null,
  sending: false,
};
