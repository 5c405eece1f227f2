import type { SupportTicket } from '@candor/domain/model/support';
import { ClientError } from '../../api/client-error';
import type { ChatNews } from '../chat-operations';
import { createChatStorage } from '../chat-storage';
import { createChat } from '../create-chat';
import { after } from '../timer';
import { aTicket, aTold, at } from './a-chat';
import { handLine } from './hand-line';

/** The ticket that the server knows, unless a test says otherwise. */
export const ticket = aTicket();

/** A chat whose server, socket and tab the test plays. */
export function aChat({ userId = 'mira' } = {}) {
  const line = handLine();
  const server = {
    found: ticket as SupportTicket | ClientError,
    closing: null as ClientError | null,
    sent: [] as { text: string; key: string }[],
    answer: (_given: string | ClientError) => {},
  };
  const tab = { hidden: false, said: [] as string[], signedOut: 0 };
  const news: ChatNews[] = [];
  let ids = 0;
  const storage = createChatStorage(localStorage, userId);
  const chat = createChat({
    calls: {
      status: async () => {
        if (server.found instanceof ClientError) throw server.found;
        return server.found;
      },
      send: (_id, text, key) => {
        server.sent.push({ text, key });
        return new Promise((done, fail) => {
          server.answer = (given) => (given instanceof ClientError ? fail(given) : done(given));
        });
      },
      close: async () => {
        if (server.closing) throw server.closing;
      },
    },
    storage,
    open: (_ticketId, listeners) => line.open(listeners),
    after,
    now: () => new Date(at(30)),
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    hidden: () => tab.hidden,
    onSignedOut: () => {
      tab.signedOut += 1;
    },
    say: (sentence) => tab.said.push(sentence),
    log: () => undefined,
  });
  chat.onNews((told) => news.push(told));
  const texts = () => chat.state.get().messages.map(({ content }) => content);
  return { chat, ...chat.operations, storage, line, news, server, tab, texts };
}

/** A chat in the middle of a conversation. */
export async function talking() {
  const it = aChat();
  await it.adopt(ticket.id);
  it.line.greet([
    aTold({ type: 'support_message', id: 'question-1', message: 'How?', is_from_support: false }),
  ]);
  return it;
}
