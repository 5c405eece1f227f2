import { messages as sentences } from '@candor/domain/messages';
import type { SupportTicket } from '@candor/domain/model/support';
import type { Value } from '../api/value';
import { isGone } from './chat-calls';
import type { ChatDeps } from './chat-deps';
import type { ChatNews, ChatOperations } from './chat-operations';
import { maySend } from './chat-rules';
import type { ChatState } from './chat-state';
import { createOutbox, type Outbox } from './create-outbox';
import { createTalk, lookAgain, type Talk } from './create-talk';
import { isChat, lookUpTicket, whyNoChat } from './look-up-ticket';

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

/** The chat of one person in this tab. */
export function createChat(deps: ChatDeps): Chat {
  const listeners = new Set<(news: ChatNews) => void>();
  const talk = createTalk(deps, (news) => {
    for (const listener of [...listeners]) listener(news);
  });
  const outbox = createOutbox(deps);
  return {
    state: talk.state,
    onNews: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    operations: {
      adopt: (ticketId) => adopt(deps, talk, ticketId),
      openPanel: () => openPanel(talk),
      minimize: () => leave(talk, 'minimized'),
      closePanel: () => leave(talk, 'closed'),
      send: (text) => send(deps, talk, outbox, text),
      retry: () => retry(talk),
      end: () => end(deps, talk),
    },
    start: () => resume(deps, talk),
    offer: (ticket) => {
      if (!talk.state.get().ticket) talk.begin(ticket);
    },
    follow: () => follow(deps, talk),
    comeBack: () => {
      const { phase } = talk.state.get();
      if (phase === 'reconnecting' || phase === 'given_up') retry(talk);
    },
    stop: talk.stop,
  };
}

async function adopt({ calls, say }: ChatDeps, talk: Talk, ticketId: string): Promise<void> {
  if (talk.state.get().ticket?.id === ticketId) return;
  const found = await lookUpTicket(calls, ticketId);
  if (found === 'unknown') return say(sentences.ticketUnknown, 'error');
  if (!found || !isChat(found)) return say(whyNoChat(found), 'info');
  if (!talk.isAbout(found)) talk.begin(found);
}

async function resume({ calls, storage }: ChatDeps, talk: Talk): Promise<void> {
  const kept = storage.ticket();
  if (!kept) return;
  const found = await lookUpTicket(calls, kept.id);
  // Meanwhile a chat may have started, or another tab may have dismissed this one.
  if (talk.state.get().ticket || storage.ticket()?.id !== kept.id) return;
  if (found === 'unknown') {
    talk.begin(kept);
    talk.set({ problem: sentences.ticketUnknown });
  } else if (found && isChat(found)) talk.begin(found);
  else storage.forget();
}

function openPanel(talk: Talk): void {
  if (!talk.state.get().ticket) return;
  talk.set({ panel: 'open' });
  talk.thread()?.read();
  talk.show();
}

/** An ended chat is not kept: it disappears. */
function leave(talk: Talk, panel: 'closed' | 'minimized'): void {
  if (talk.state.get().ended) talk.drop();
  else if (talk.state.get().ticket) talk.set({ panel });
}

async function send(deps: ChatDeps, talk: Talk, outbox: Outbox, text: string): Promise<boolean> {
  const { ticket, isConnected, sending } = talk.state.get();
  const thread = talk.thread();
  const standing = { hasTicket: ticket !== null, isConnected, sending };
  if (!ticket || !thread || !maySend(text, standing)) return false;
  talk.set({ sending: true, problem: null });
  const delivery = outbox.deliver(ticket.id, thread, text.trim());
  talk.show();
  const failure = await delivery;
  if (!talk.isAbout(ticket)) return failure === null;
  talk.set({ sending: false });
  talk.show();
  if (failure) {
    talk.set({ problem: sentences.chatMessageNotSent });
    if (isGone(failure)) void lookAgain(deps, talk, ticket);
    // A user who has closed the panel would not see it there.
    else if (talk.state.get().panel !== 'open') deps.say(sentences.supportMessageNotSent, 'error');
  } else talk.connection()?.ping();
  return failure === null;
}

async function end({ calls }: ChatDeps, talk: Talk): Promise<boolean> {
  const { ticket } = talk.state.get();
  if (!ticket) return false;
  try {
    await calls.close(ticket.id);
  } catch (thrown) {
    // Somebody else has ended it.
    if (!isGone(thrown)) return false;
  }
  if (talk.isAbout(ticket)) talk.close(null);
  return true;
}

function retry(talk: Talk): void {
  const { phase } = talk.state.get();
  if (phase === 'connecting' || phase === 'connected') return;
  talk.set({ problem: null });
  talk.connection()?.retry();
}

function follow({ storage }: ChatDeps, talk: Talk): void {
  const { ticket } = talk.state.get();
  const kept = storage.ticket();
  if (kept && kept.id !== ticket?.id) {
    talk.begin(kept);
    return;
  }
  talk.thread()?.follow();
  talk.show();
  talk.stayForNow();
  if (!kept && ticket) talk.dropIfGone();
}
