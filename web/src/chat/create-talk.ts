import { supportSocket } from '@candor/domain/api/support';
import { messages as sentences } from '@candor/domain/messages';
import type { ServerSocketMessage, SupportTicket } from '@candor/domain/model/support';
import { createValue, type Value } from '../api/value';
import type { ChatDeps } from './chat-deps';
import type { ChatNews } from './chat-operations';
import { type ChatMessage, type ChatState, NO_CHAT } from './chat-state';
import { fromWire, systemNote } from './conversation';
import { type Connection, createConnection } from './create-connection';
import { createThread, type Thread } from './create-thread';
import { lookUpTicket } from './look-up-ticket';

/**
 * How long a tab waits to learn why a chat that another one has dismissed is gone: its own connection says so, too.
 */
export const GONE_AFTER_MS = 2_000;

/** What is said in this tab: one ticket at most, with its messages and its connection. */
export type Talk = {
  state: Value<ChatState>;
  set: (change: Partial<ChatState>) => void;
  isAbout: (ticket: SupportTicket) => boolean;
  /** null without a ticket; so is the connection. */
  thread: () => Thread | null;
  connection: () => Connection | null;
  /** Shows the messages as the thread has them now. */
  show: () => void;
  begin: (ticket: SupportTicket) => void;
  /** Puts everything away without a word. */
  drop: () => void;
  /** Does so soon, unless the ticket is kept again by then. */
  dropIfGone: () => void;
  stayForNow: () => void;
  /** The conversation has ended. Where its panel is open it stays to be read, with a word about it. */
  close: (note: string | null) => void;
  /** Drops it, and begins nothing any more. */
  stop: () => void;
};

/** Creates the talk of a tab, about nothing yet. */
export function createTalk(deps: ChatDeps, onNews: (news: ChatNews) => void): Talk {
  const { storage } = deps;
  const state = createValue<ChatState>(NO_CHAT);
  let connection: Connection | null = null;
  let thread: Thread | null = null;
  let stayForNow = () => {};
  let isStopped = false;

  function letGo(): void {
    stayForNow();
    connection?.stop();
    connection = null;
    thread = null;
  }

  const talk: Talk = {
    state,
    set: (change) => state.set({ ...state.get(), ...change }),
    isAbout: (ticket) => state.get().ticket?.id === ticket.id,
    thread: () => thread,
    connection: () => connection,
    show: () => {
      if (!thread) return;
      const unreadCount = thread.unread();
      talk.set({ messages: thread.messages(), unreadCount, hasUnread: unreadCount > 0 });
    },
    begin: (ticket) => {
      // A response may arrive after the user has left.
      if (isStopped) return;
      letGo();
      storage.setTicket(ticket);
      thread = createThread({ storage, ticket, isOpen: () => state.get().panel === 'open' });
      state.set({ ...NO_CHAT, ticket });
      talk.show();
      connection = connect(deps, talk, ticket, onNews);
      connection.start();
    },
    drop: () => {
      letGo();
      state.set(NO_CHAT);
    },
    dropIfGone: () => {
      stayForNow();
      stayForNow = deps.after(GONE_AFTER_MS, () => {
        if (!storage.ticket()) talk.drop();
      });
    },
    stayForNow: () => stayForNow(),
    close: (note) => {
      const { ticket, panel, messages } = state.get();
      if (!ticket) return;
      storage.forget();
      letGo();
      deps.say(sentences.ticketClosed, 'info');
      if (panel !== 'open') return state.set(NO_CHAT);
      const said = messages.filter(({ sending }) => !sending);
      const last = systemNote(said, note ?? sentences.ticketClosed, deps.now());
      state.set({ ...NO_CHAT, panel, ended: ticket, messages: [...said, last] });
    },
    stop: () => {
      isStopped = true;
      talk.drop();
    },
  };
  return talk;
}

function connect(
  deps: ChatDeps,
  talk: Talk,
  ticket: SupportTicket,
  onNews: (news: ChatNews) => void,
): Connection {
  const take = (message: ChatMessage) => {
    const isNews = talk.thread()?.add(message);
    talk.show();
    const isSeen = talk.state.get().panel === 'open' && !deps.hidden();
    if (isNews && !isSeen) onNews({ ticket, message });
  };
  return createConnection({
    open: (heard) => deps.open(ticket.id, heard),
    after: deps.after,
    log: deps.log,
    onTold: (message) => hear(talk, message, take),
    onRefused: (code) => {
      if (code === supportSocket.codes.signedOut) deps.onSignedOut();
      if (code === supportSocket.codes.unknownTicket) void lookAgain(deps, talk, ticket);
    },
    onPhase: (phase, connectionAttempts) => {
      if (phase !== 'connected') talk.thread()?.interrupt();
      talk.set({ phase, connectionAttempts, isConnected: phase === 'connected' });
      if (phase === 'given_up') talk.set({ problem: sentences.chatUnstable });
    },
  });
}

function hear(
  talk: Talk,
  message: ServerSocketMessage,
  take: (message: ChatMessage) => void,
): void {
  if (message.type === 'history_message' || message.type === 'support_message') {
    take(fromWire(message));
  }
  if (message.type === 'ready') {
    talk.thread()?.complete();
    talk.set({ problem: null });
    talk.show();
  }
  if (message.type === 'error') talk.set({ problem: sentences.chatError(message.message) });
  if (message.type === 'ticket_closed') talk.close(message.message);
}

/** Checks a ticket that the server has just refused to talk about. */
export async function lookAgain(
  { calls, storage }: Pick<ChatDeps, 'calls' | 'storage'>,
  talk: Talk,
  ticket: SupportTicket,
): Promise<void> {
  const found = await lookUpTicket(calls, ticket.id);
  if (!talk.isAbout(ticket) || found === 'unknown') return;
  if (found === null) {
    storage.forget();
    talk.drop();
  } else if (found.status === 'closed') talk.close(null);
}
