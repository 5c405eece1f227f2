import { supportSocket } from '@candor/domain/api/support';
import { CLOSE } from './chat-rules';
import type { Line, LineListeners } from './create-connection';

type Where = {
  /** The origin of the page: the socket is at the same host, and encrypted if the page was. */
  origin: string;
  ticketId: string;
  token: string;
};

/** The socket of a ticket. It asks for the token by a subprotocol: addresses end up in logs. */
export function openLine({ origin, ticketId, token }: Where, listeners: LineListeners): Line {
  const { path, protocol, tokenPrefix } = supportSocket;
  const address = new URL(path.replace(':ticketId', encodeURIComponent(ticketId)), origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, [protocol, tokenPrefix + token]);
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listeners.onText(data);
  };
  // Every error is followed by a close, which says the same and more.
  socket.onclose = ({ code }) => listeners.onClose(code || CLOSE.lost);
  return {
    say: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: (code) => socket.close(code),
  };
}
