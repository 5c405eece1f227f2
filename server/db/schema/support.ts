import type { TicketPriority, TicketStatus, TicketType } from '@candor/domain/model/support';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { ownRows } from './policies';

/** Conversations with support. One without a priority is answered by e-mail. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<TicketStatus>().notNull(),
    type: text('type').$type<TicketType>().notNull(),
    priority: text('priority').$type<TicketPriority>(),
    subject: text('subject').notNull(),
    /** The recipient of an answer by e-mail: its sender may have given another address than the account's. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    channelId: text('channel_id'),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    /** The number of its last message; they are counted from 1. */
    lastNumber: integer('last_number').notNull(),
    lastMessageAt: moment('last_message_at').notNull(),
    lastFromSupport: boolean('last_from_support').notNull(),
    /** The last message that reached its owner's browser. */
    shownUpTo: integer('shown_up_to').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    index('support_tickets_user').on(t.userId, t.createdAt),
    index('support_tickets_status').on(t.status, t.lastMessageAt),
    uniqueIndex('support_tickets_one_chat')
      .on(t.userId)
      .where(sql`${t.status} = 'active' and ${t.priority} is not null`),
  ],
);

/** What was said in them, in order. */
export const supportMessages = pgTable(
  'support_messages',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Whose ticket it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isFromSupport: boolean('is_from_support').notNull(),
    /** Who of the staff wrote it; null for its owner, for the operator's command and for somebody who is gone. */
    staffId: uuid('staff_id').references(() => users.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    /** Where it was written, if it came from the team's chat. */
    postId: text('post_id'),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.ticketId, t.number] }),
    index('support_messages_user').on(t.userId),
    index('support_messages_staff').on(t.staffId),
    uniqueIndex('support_messages_post').on(t.postId),
  ],
);

/** How far a ticket was reported to the team's chat, if one is configured. */
export const supportThreads = pgTable(
  'support_threads',
  {
    ticketId: uuid('ticket_id')
      .primaryKey()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The post that began the thread. */
    thread: text('thread'),
    toldUpTo: integer('told_up_to').notNull(),
    toldClosed: boolean('told_closed').notNull(),
    /** Not to be reported before: somebody is working on it, or it failed recently. */
    retryAt: moment('retry_at').notNull(),
    /**
     * Attempts since the last complete report, including this one: after a first one nobody may know how far it got.
     */
    attempts: integer('attempts').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex('support_threads_thread').on(t.thread),
    index('support_threads_user').on(t.userId),
  ],
);
