import {
  ChannelAnswer,
  ChatTicketBody,
  MailTicketBody,
  MessageList,
  MessageSent,
  MessagesQuery,
  SupportMessageBody,
  TicketCreated,
  TicketList,
  TicketParams,
  TicketState,
  TicketsQuery,
} from '../model/support';
import { endpoint } from './endpoint';

/** People who cannot pay, confirm or continue need help most, so support is open to every account. */
const anyAccount = { kind: 'account', unconfirmed: true, afterTrial: true } as const;
const confirmed = { kind: 'account', afterTrial: true } as const;

export const support = {
  mail: endpoint({
    name: 'support.mail',
    method: 'POST',
    path: '/api/support/ticket',
    summary: 'Open a ticket that is answered by e-mail',
    access: anyAccount,
    body: MailTicketBody,
    ok: { status: 201, body: TicketCreated },
    errors: ['validation_error', 'rate_limited'],
    idempotent: true,
  }),
  chat: endpoint({
    name: 'support.chat',
    method: 'POST',
    path: '/api/support/create-priority-ticket',
    summary:
      'Open a ticket with a live chat; if one is already open, that one is returned. High and critical need priority support',
    access: confirmed,
    body: ChatTicketBody,
    ok: { status: 200, body: TicketCreated },
    errors: ['validation_error', 'feature_not_available', 'rate_limited'],
    idempotent: true,
  }),
  send: endpoint({
    name: 'support.send',
    method: 'POST',
    path: '/api/support/send-support-message',
    summary: 'Write to a live chat; the message also comes back on its socket',
    access: confirmed,
    body: SupportMessageBody,
    ok: { status: 200, body: MessageSent },
    errors: ['validation_error', 'not_found', 'conflict', 'rate_limited'],
    idempotent: true,
  }),
  status: endpoint({
    name: 'support.status',
    method: 'GET',
    path: '/api/support/ticket/:id/status',
    summary: 'Get the status of a ticket',
    access: anyAccount,
    params: TicketParams,
    ok: { status: 200, body: TicketState },
    errors: ['not_found'],
    noStore: true,
  }),
  list: endpoint({
    name: 'support.list',
    method: 'GET',
    path: '/api/support/tickets',
    summary: "The account's tickets, newest first",
    access: anyAccount,
    query: TicketsQuery,
    ok: { status: 200, body: TicketList },
    errors: ['validation_error'],
    noStore: true,
  }),
  messages: endpoint({
    name: 'support.messages',
    method: 'GET',
    path: '/api/support/ticket/:id/messages',
    summary: 'List the messages of a ticket, latest page first',
    access: anyAccount,
    params: TicketParams,
    query: MessagesQuery,
    ok: { status: 200, body: MessageList },
    errors: ['not_found', 'validation_error'],
    noStore: true,
  }),
  channel: endpoint({
    name: 'support.channel',
    method: 'POST',
    path: '/api/webhooks/support-channel',
    summary: "Receive signed events from the team's chat: replies in the threads of tickets",
    access: { kind: 'public' },
    signedBy: 'X-Slack-Signature',
    signedAt: 'X-Slack-Request-Timestamp',
    ok: { status: 200, body: ChannelAnswer },
    errors: ['not_found', 'authentication_required'],
  }),
  close: endpoint({
    name: 'support.close',
    method: 'POST',
    path: '/api/support/ticket/:id/close',
    summary: 'End a conversation',
    access: anyAccount,
    params: TicketParams,
    ok: { status: 200, body: TicketState },
    errors: ['not_found', 'conflict'],
  }),
};

/**
 * The socket of a ticket's chat. The access token travels as a second subprotocol, `bearer.{token}`: URLs end up in
 * logs, and a browser can put it nowhere else.
 */
export const supportSocket = {
  path: '/api/support/ws/support/:ticketId',
  protocol: 'support.v1',
  tokenPrefix: 'bearer.',
  access: anyAccount,
  /** Why the server closed the socket. Reconnecting does not help after the first three. */
  codes: { signedOut: 4401, refused: 4403, unknownTicket: 4404, idle: 4408 },
} as const;
