import { supportSocket } from '@candor/domain/api/support';
import { Code, Part } from './Guide';

const { codes, path, protocol, tokenPrefix } = supportSocket;

/** The one thing that is no call: the socket on which a ticket's chat is told. */
export function ChatSocket() {
  return (
    <Part id="chat" title="Live chat">
      <p>
        The messages of a ticket’s chat arrive over a WebSocket at <Code>{path}</Code>,{' '}
        <Code>wss</Code> where the pages are at <Code>https</Code>. Offer the subprotocols{' '}
        <Code>{protocol}</Code> and <Code>{`${tokenPrefix}<access_token>`}</Code>; a token in the
        address is not read, and an API key is not enough. Messages are sent by their call, and come
        back here.
      </p>
      <p className="mt-3">
        Each frame is JSON with a <Code>type</Code>. You hear <Code>connected</Code>, a{' '}
        <Code>history_message</Code> for each of the latest messages, oldest first,{' '}
        <Code>ready</Code>, and then a <Code>support_message</Code> for each new one, with{' '}
        <Code>id</Code>, <Code>message</Code>, <Code>timestamp</Code> and{' '}
        <Code>is_from_support</Code>. Send <Code>{'{"type":"ping"}'}</Code> every 15 seconds, which
        is answered with <Code>pong</Code>, and answer <Code>server_ping</Code> with{' '}
        <Code>{'{"type":"pong"}'}</Code>. An <Code>error</Code> says why in its <Code>message</Code>
        ; <Code>ticket_closed</Code> is the last word. Pass over types that you do not know.
      </p>
      <p className="mt-3">
        After a close with {codes.signedOut} (the token is not valid), {codes.refused} (the page has
        another origin) or {codes.unknownTicket} (not one of your tickets), reconnecting does not
        help. {codes.idle} means that nothing was received from you for too long; after it, and
        after any code other than 1000 and 1001, reconnect after a pause.
      </p>
    </Part>
  );
}
