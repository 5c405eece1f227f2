import {
  FindTicketsBody,
  MessageList,
  MessageSent,
  MessagesQuery,
  ReplyBody,
  StaffTicketList,
  StaffTicketState,
  TicketParams,
} from '../model/support';
import { endpoint } from './endpoint';

/** Support staff only, whatever the plan of their own account. */
const staffOnly = { kind: 'account', afterTrial: true, staff: true } as const;

export const staffSupport = {
  tickets: endpoint({
    name: 'staffSupport.tickets',
    method: 'POST',
    path: '/api/staff/support/tickets/search',
    summary: 'List tickets: open ones first, the most urgent and longest waiting on top',
    access: staffOnly,
    body: FindTicketsBody,
    ok: { status: 200, body: StaffTicketList },
    errors: ['permission_denied', 'validation_error'],
    reads: true,
    noStore: true,
  }),
  ticket: endpoint({
    name: 'staffSupport.ticket',
    method: 'GET',
    path: '/api/staff/support/tickets/:id',
    summary: 'One ticket',
    access: staffOnly,
    params: TicketParams,
    ok: { status: 200, body: StaffTicketState },
    errors: ['permission_denied', 'not_found'],
    noStore: true,
  }),
  messages: endpoint({
    name: 'staffSupport.messages',
    method: 'GET',
    path: '/api/staff/support/tickets/:id/messages',
    summary: 'List the messages of a ticket, with their authors on the staff',
    access: staffOnly,
    params: TicketParams,
    query: MessagesQuery,
    ok: { status: 200, body: MessageList },
    errors: ['permission_denied', 'not_found', 'validation_error'],
    noStore: true,
  }),
  reply: endpoint({
    name: 'staffSupport.reply',
    method: 'POST',
    path: '/api/staff/support/tickets/:id/reply',
    summary: 'Reply to a ticket: in its chat, or by e-mail if it has none',
    access: staffOnly,
    params: TicketParams,
    body: ReplyBody,
    ok: { status: 200, body: MessageSent },
    errors: ['permission_denied', 'not_found', 'validation_error', 'conflict'],
    idempotent: true,
  }),
  close: endpoint({
    name: 'staffSupport.close',
    method: 'POST',
    path: '/api/staff/support/tickets/:id/close',
    summary: 'End a conversation',
    access: staffOnly,
    params: TicketParams,
    ok: { status: 200, body: StaffTicketState },
    errors: ['permission_denied', 'not_found', 'conflict'],
  }),
};
