import { z } from 'zod';
import { ErrorCode } from '../errors';
import { messages } from '../messages';
import { PlanType } from '../rules/plans';
import { PAGE_ROWS, Page, pageBody, pageQuery } from './page';
import { Id, Time } from './scalars';
import { Email, FormEmail } from './user';

export const TicketType = z.enum(['general', 'technical', 'billing', 'sales', 'integration']);
export type TicketType = z.infer<typeof TicketType>;

/** How urgent it is. Anything above `normal` is sold as priority support. */
export const TicketPriority = z.enum(['normal', 'high', 'critical']);
export type TicketPriority = z.infer<typeof TicketPriority>;

export const TicketStatus = z.enum(['active', 'closed']);
export type TicketStatus = z.infer<typeof TicketStatus>;

/** The longest message of a ticket, in characters. */
export const LONGEST_MESSAGE = 5000;

const line = (most: number) =>
  z
    .string({ error: messages.required })
    .trim()
    .min(1, messages.required)
    .max(most, messages.maxLength(most));

const Subject = line(200);
const Message = line(LONGEST_MESSAGE);

/** The channel of a chat service, as given by the caller; stored with the ticket and not read here. */
const ChannelId = z.string().trim().max(200, messages.maxLength(200)).nullish();

/** The kind of a ticket. The sketch of the contract calls one kind otherwise; it is taken under both names. */
const AskedType = z
  .enum([...TicketType.options, 'feature_request'])
  .nullable()
  .default('general')
  .transform(
    (word): TicketType => (word === null || word === 'feature_request' ? 'general' : word),
  );

/** The same of how soon somebody should look. */
const AskedPriority = z
  .enum([...TicketPriority.options, 'medium'])
  .nullable()
  .default('normal')
  .transform((word): TicketPriority => (word === null || word === 'medium' ? 'normal' : word));

/** A ticket that is answered by e-mail. Plan and credits are those of the account, whatever stands here. */
export const MailTicketBody = z.object({
  name: line(200),
  email: Email,
  subject: Subject,
  message: Message,
  type: AskedType,
  user_plan: z.string().nullish(),
  user_credits: z.number().nullish(),
});
export type MailTicketBody = z.infer<typeof MailTicketBody>;

export const MailTicketForm = MailTicketBody.pick({
  name: true,
  subject: true,
  message: true,
}).extend({ email: FormEmail, type: TicketType.default('general') });

/** A ticket that opens a live chat. The session determines its owner, whatever is stated here. */
export const ChatTicketBody = z.object({
  subject: Subject,
  message: Message,
  priority: AskedPriority,
  type: AskedType,
  user_id: z.string().nullish(),
  user_email: z.string().nullish(),
  channel_id: ChannelId,
});
export type ChatTicketBody = z.infer<typeof ChatTicketBody>;

export const ChatTicketForm = ChatTicketBody.pick({ subject: true, message: true }).extend({
  priority: TicketPriority.default('normal'),
  type: TicketType.default('general'),
});

export const SupportMessageBody = z.object({
  ticket_id: Id,
  message: Message,
  channel_id: ChannelId,
});
export type SupportMessageBody = z.infer<typeof SupportMessageBody>;

/** A ticket as its owner sees it. `priority` is null for one that is answered by e-mail: it has no chat. */
export const SupportTicket = z.object({
  id: Id,
  status: TicketStatus,
  subject: z.string(),
  type: TicketType,
  priority: TicketPriority.nullable(),
  created_at: Time,
  closed_at: Time.nullable(),
  /** Messages of support that its owner has not been shown yet. */
  unread: z.number().int().nonnegative(),
});
export type SupportTicket = z.infer<typeof SupportTicket>;

/** A ticket as support staff see it. */
export const StaffTicket = SupportTicket.omit({ unread: true }).extend({
  user_id: Id,
  user_name: z.string(),
  /** Where an answer reaches its owner. */
  user_email: z.string(),
  user_plan: PlanType,
  channel_id: z.string().nullable(),
  last_message_at: Time,
  /** Whether the last word was its owner's. */
  waiting: z.boolean(),
});
export type StaffTicket = z.infer<typeof StaffTicket>;

/** A message on the wire. `id` is unique in its ticket, and later ones have later timestamps. `user` names who of the staff wrote it, to staff alone. */
const serverMessage = <const Type extends string>(type: Type) =>
  z.object({
    type: z.literal(type),
    id: Id,
    message: z.string(),
    timestamp: Time,
    is_from_support: z.boolean(),
    user: z.string().optional(),
  });

export const HistoryMessage = serverMessage('history_message');
export const SupportMessage = serverMessage('support_message');
export type HistoryMessage = z.infer<typeof HistoryMessage>;
export type SupportMessage = z.infer<typeof SupportMessage>;

/** What the server says on the socket of a ticket. After an `error` that is fatal reconnecting does not help. */
export const ServerSocketMessage = z.discriminatedUnion('type', [
  HistoryMessage,
  SupportMessage,
  z.object({ type: z.literal('connected'), ticket_id: Id, timestamp: Time }),
  z.object({
    type: z.literal('ready'),
    ticket_id: Id,
    history_count: z.number().int().nonnegative(),
    timestamp: Time,
  }),
  z.object({ type: z.literal('pong'), timestamp: Time }),
  z.object({ type: z.literal('server_ping'), timestamp: Time }),
  z.object({
    type: z.literal('ticket_closed'),
    ticket_id: Id,
    timestamp: Time,
    message: z.string().nullable(),
  }),
  z.object({
    type: z.literal('error'),
    message: z.string(),
    code: ErrorCode.optional(),
    fatal: z.boolean().default(false),
  }),
]);
export type ServerSocketMessage = z.infer<typeof ServerSocketMessage>;

/** What the browser says on it. */
export const ClientSocketMessage = z.object({ type: z.enum(['ping', 'pong']) });
export type ClientSocketMessage = z.infer<typeof ClientSocketMessage>;

export const TicketParams = z.object({ id: Id });

export const TicketCreated = z.object({
  success: z.literal(true),
  ticket_id: Id,
  /** Whether the ticket was there already: one conversation at a time. */
  existing: z.boolean(),
});

export const MessageSent = z.object({ success: z.literal(true), message_ts: Id });
export type MessageSent = z.infer<typeof MessageSent>;

export const TicketState = z.object({ success: z.literal(true), status: SupportTicket });

export const TicketsQuery = pageQuery(PAGE_ROWS).extend({
  status: TicketStatus.optional(),
  /** Only those that are answered in a live chat, or only those by e-mail. */
  answered_by: z.enum(['chat', 'mail']).optional(),
});
export type TicketsQuery = z.infer<typeof TicketsQuery>;
export const TicketList = Page.extend({ tickets: z.array(SupportTicket) });
export type TicketList = z.infer<typeof TicketList>;

/** Messages before one of them, the latest of those, in the order in which they were written. */
export const MessagesQuery = z.object({
  before: Id.optional(),
  limit: pageQuery(50).shape.limit,
});
export const MessageList = z.object({
  messages: z.array(HistoryMessage),
  has_more: z.boolean(),
});
export type MessageList = z.infer<typeof MessageList>;

export const FindTicketsBody = pageBody(PAGE_ROWS).extend({
  status: TicketStatus.optional(),
  priority: TicketPriority.optional(),
  /** A part of the subject, of the owner's name or address, or the end of a ticket's id. */
  search: z.string().trim().max(200, messages.maxLength(200)).optional(),
});
export type FindTicketsBody = z.infer<typeof FindTicketsBody>;
export const StaffTicketList = Page.extend({ tickets: z.array(StaffTicket) });
export type StaffTicketList = z.infer<typeof StaffTicketList>;
export const StaffTicketState = z.object({ success: z.literal(true), status: StaffTicket });

/** The response to the team's chat: the challenge it expects back, if it sent one. */
export const ChannelAnswer = z.object({ challenge: z.string().optional() });

export const ReplyBody = z.object({ message: Message });
export type ReplyBody = z.infer<typeof ReplyBody>;
