import { supportSocket } from '@candor/domain/api/support';
import { messages as sentences } from '@candor/domain/messages';
import type { ServerSocketMessage, SupportTicket } from '@candor/domain/model/support';
import { asClientError } from '../api/client-error';
import { createValue, type Value } from '../api/value';
import { type ChatCalls, isGone } from './chat-calls';
import type { ChatNews, ChatOperations } from './chat-operations';
import { maySend } from './chat-rules';
import { type ChatMessage, type ChatState, NO_CHAT } from './chat-state';
import { fromWire, systemNote } from './conversation';
import {
  type After,
  type Connection,
  createConnection,
  type Line,
  type LineListeners,
} from './create-connection';
import { createOutbox } from './create-outbox';
import { createThread, type Thread } from './create-thread';
import type { Keep } from './keep';

export type ChatDeps = {
  calls: ChatCalls;
  keep: Keep;
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

export type Chat = {
  state: Pick<Value<ChatState>, 'get' | 'subscribe'>;
  onNews: (listener: (news: ChatNews) => void) => () => void;
  operations: ChatOperations;
  /** Resumes the stored chat, once the server has said that it is still open. */
  start: () => Promise<void>;
  /** Takes up a chat that was found, unless there is one by now. */
  offer: (ticket: SupportTicket) => void;
  /** Another tab of the same user wrote the stored data. */
  follow: () => void;
  /** The device is online again. */
  comeBack: () => void;
  stop: () => void;
};

/**
 * How long a tab waits to learn why a chat that another one has dismissed is gone: its own connection says so, too.
 */
export const GONE_AFTER_MS = 2_000;

/** The chat of one person in this tab. */
export function createChat(deps: ChatDeps): Chat {
  const { calls, keep } = deps;
  const state = createValue<ChatState>(NO_CHAT);
  const listeners = new Set<(news: ChatNews) => void>();
  let connection: Connection | null = null;
  let thread: Thread | null = null;
  let forgetGone = () => {};
  let isStopped = false;
  const outbox = createOutbox(deps);

  const set = (change: Partial<ChatState>) => state.set({ ...state.get(), ...change });
  const isStill = (ticket: SupportTicket) => state.get().ticket?.id === ticket.id;

  function show(): void {
    if (!thread) return;
    const unreadCount = thread.unread();
    set({ messages: thread.messages(), unreadCount, hasUnread: unreadCount > 0 });
  }

  function begin(ticket: SupportTicket): void {
    // A response may arrive after the user has left.
    if (isStopped) return;
    letGo();
    keep.setTicket(ticket);
    const isOpen = () => state.get().panel === 'open';
    thread = createThread({ keep, ticket, isOpen });
    state.set({ ...NO_CHAT, ticket });
    show();
    connection = createConnection({
      open: (heard) => deps.open(ticket.id, heard),
      after: deps.after,
      log: deps.log,
      onTold: (message) => hear(ticket, message),
      onRefused: (code) => {
        if (code === supportSocket.codes.signedOut) deps.onSignedOut();
        if (code === supportSocket.codes.unknownTicket) void lookAgain(ticket);
      },
      onPhase: (phase, connectionAttempts) => {
        if (phase !== 'connected') thread?.interrupt();
        set({ phase, connectionAttempts, isConnected: phase === 'connected' });
        if (phase === 'given_up') set({ problem: sentences.chatUnstable });
      },
    });
    connection.start();
  }

  function letGo(): void {
    forgetGone();
    connection?.stop();
    connection = null;
    thread = null;
  }

  /** Puts everything away without a word. */
  function drop(): void {
    letGo();
    state.set(NO_CHAT);
  }

  function hear(ticket: SupportTicket, message: ServerSocketMessage): void {
    if (message.type === 'history_message' || message.type === 'support_message') {
      take(ticket, fromWire(message));
    }
    if (message.type === 'ready') {
      thread?.complete();
      set({ problem: null });
      show();
    }
    if (message.type === 'error') set({ problem: sentences.chatError(message.message) });
    if (message.type === 'ticket_closed') close(message.message);
  }

  function take(ticket: SupportTicket, message: ChatMessage): void {
    const isNews = thread?.add(message);
    show();
    if (!isNews || (state.get().panel === 'open' && !deps.hidden())) return;
    for (const listener of [...listeners]) listener({ ticket, message });
  }

  /** The conversation has ended. Where its panel is open it stays to be read, with a word about it. */
  function close(note: string | null): void {
    const { ticket, panel, messages } = state.get();
    if (!ticket) return;
    keep.forget();
    letGo();
    deps.say(sentences.ticketClosed, 'info');
    if (panel !== 'open') {
      state.set(NO_CHAT);
      return;
    }
    const said = messages.filter(({ sending }) => !sending);
    const last = systemNote(said, note ?? sentences.ticketClosed, deps.now());
    state.set({ ...NO_CHAT, panel, ended: ticket, messages: [...said, last] });
  }

  /** Checks a ticket that the server has just refused to talk about. */
  async function lookAgain(ticket: SupportTicket): Promise<void> {
    const found = await ask(ticket.id);
    if (!isStill(ticket) || found === 'unknown') return;
    if (found === null) {
      keep.forget();
      drop();
    } else if (found.status === 'closed') close(null);
  }

  /** The state of a ticket; null if there is none, `unknown` if it could not be determined. */
  async function ask(ticketId: string): Promise<SupportTicket | null | 'unknown'> {
    try {
      return await calls.status(ticketId);
    } catch (thrown) {
      return asClientError(thrown).code === 'not_found' ? null : 'unknown';
    }
  }

  async function adopt(ticketId: string): Promise<void> {
    if (state.get().ticket?.id === ticketId) return;
    const found = await ask(ticketId);
    if (found === 'unknown') return deps.say(sentences.ticketUnknown, 'error');
    if (!found || !isChat(found)) return deps.say(whyNoChat(found), 'info');
    if (!isStill(found)) begin(found);
  }

  async function start(): Promise<void> {
    const kept = keep.ticket();
    if (!kept) return;
    const found = await ask(kept.id);
    // Meanwhile a chat may have started, or another tab may have dismissed this one.
    if (state.get().ticket || keep.ticket()?.id !== kept.id) return;
    if (found === 'unknown') {
      begin(kept);
      set({ problem: sentences.ticketUnknown });
    } else if (found && isChat(found)) begin(found);
    else keep.forget();
  }

  async function send(text: string): Promise<boolean> {
    const { ticket, isConnected, sending } = state.get();
    const standing = { hasTicket: ticket !== null, isConnected, sending };
    if (!ticket || !thread || !maySend(text, standing)) return false;
    set({ sending: true, problem: null });
    const delivery = outbox.deliver(ticket.id, thread, text.trim());
    show();
    const failure = await delivery;
    if (!isStill(ticket)) return failure === null;
    set({ sending: false });
    show();
    if (failure) {
      set({ problem: sentences.chatMessageNotSent });
      if (isGone(failure)) void lookAgain(ticket);
      // A user who has closed the panel would not see it there.
      else if (state.get().panel !== 'open') deps.say(sentences.supportMessageNotSent, 'error');
    } else connection?.ping();
    return failure === null;
  }

  async function end(): Promise<boolean> {
    const { ticket } = state.get();
    if (!ticket) return false;
    try {
      await calls.close(ticket.id);
    } catch (thrown) {
      // Somebody else has ended it.
      if (!isGone(thrown)) return false;
    }
    if (isStill(ticket)) close(null);
    return true;
  }

  /** An ended chat is not kept: it disappears. */
  function leave(panel: 'closed' | 'minimized'): void {
    if (state.get().ended) drop();
    else if (state.get().ticket) set({ panel });
  }

  function retry(): void {
    const { phase } = state.get();
    if (phase === 'connecting' || phase === 'connected') return;
    set({ problem: null });
    connection?.retry();
  }

  return {
    state,
    onNews: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    operations: {
      adopt,
      openPanel: () => {
        if (!state.get().ticket) return;
        set({ panel: 'open' });
        thread?.read();
        show();
      },
      minimize: () => leave('minimized'),
      closePanel: () => leave('closed'),
      send,
      retry,
      end,
    },
    start,
    offer: (ticket) => {
      if (!state.get().ticket) begin(ticket);
    },
    follow: () => {
      const { ticket } = state.get();
      const kept = keep.ticket();
      if (kept && kept.id !== ticket?.id) return begin(kept);
      thread?.follow();
      show();
      forgetGone();
      if (!kept && ticket) {
        forgetGone = deps.after(GONE_AFTER_MS, () => {
          if (!keep.ticket()) drop();
        });
      }
    },
    comeBack: () => {
      const { phase } = state.get();
      if (phase === 'reconnecting' || phase === 'given_up') retry();
    },
    stop: () => {
      isStopped = true;
      drop();
    },
  };
}

function whyNoChat(found: SupportTicket | null): string {
  return found?.status === 'active' ? sentences.ticketWithoutChat : sentences.ticketClosedAlready;
}

function isChat({ status, priority }: SupportTicket): boolean {
  return status === 'active' && priority !== null;
}
