import { support } from '@candor/domain/api/support';
import type { Api } from '../api/create-api';
import { newId } from '../api/new-id';
import { notify } from '../ui/toast';
import { createChatStorage } from './chat-storage';
import { type Chat, createChat } from './create-chat';
import { openLine } from './open-line';
import { after } from './timer';

type BrowserChatDeps = {
  api: Api;
  token: string;
  userId: string;
  /** Told about a refused token, like about every refused call. */
  refused: (token: string, endpoint: string) => void;
};

/** The chat with everything it needs of this browser. */
export function browserChat({ api, token, userId, refused }: BrowserChatDeps): Chat {
  return createChat({
    calls: {
      status: async (id) => (await api.call(support.status, { params: { id } })).status,
      send: async (ticket_id, message, idempotencyKey) => {
        const body = { ticket_id, message };
        return (await api.call(support.send, { body, idempotencyKey })).message_ts;
      },
      close: (id) => api.call(support.close, { params: { id } }),
    },
    storage: createChatStorage(window.localStorage, userId),
    open: (ticketId, listeners) =>
      openLine({ origin: window.location.origin, ticketId, token }, listeners),
    after,
    now: () => new Date(),
    newId,
    hidden: () => document.hidden,
    onSignedOut: () => refused(token, 'support.socket'),
    say: (title, kind) => notify({ kind, title, id: 'support-chat' }),
    // biome-ignore lint/suspicious/noConsole: the browser's own log is the only one that a page has
    log: (note) => console.debug(note),
  });
}
