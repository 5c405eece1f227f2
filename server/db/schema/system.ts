import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { ownRows } from './policies';

/**
 * Why a mail did not leave, in one word: our settings, the address or the mail were refused, the server was away or had no time, or
 * the letter could not be written.
 */
export type MailFault = 'settings' | 'address' | 'message' | 'passing' | 'unwritten';

/** First answers of calls that create or charge, so that a repeat gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    /** SHA-256 over everything that was sent. */
    requestHash: text('request_hash').notNull(),
    /** null while the first call still runs. */
    status: integer('status'),
    headers: jsonb('headers'),
    /** `json`, which keeps the order of its fields: a repeat gets the first answer to the letter. */
    body: json('body'),
    /** When the call that has the key now took it. */
    createdAt: moment('created_at').notNull(),
    /** Nothing of that call was committed. Its transactions take this back; a version that knew nothing of it never said it. */
    noEffectYet: boolean('no_effect_yet').notNull().default(false),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.userId, t.endpoint, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);

/** Who is alive: one row per process, refreshed by the database clock. A worker whose row grows old lost its jobs. */
export const workerBeats = pgTable('worker_beats', {
  process: uuid('process').primaryKey(),
  workerIds: text('worker_ids').array().notNull(),
  beatAt: moment('beat_at').notNull(),
});

/**
 * Mail that is owed, as an intention: what it says is written when it is sent. A row is inserted in the transaction that
 * owes it, so no crash loses a mail; no link and no secret of a mail is ever stored; and asking for a mail costs the same
 * whether or not the address is known here.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    /** Which letter. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** What the letter needs besides its recipient. */
    data: jsonb('data').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not to be tried before this moment. */
    dueAt: moment('due_at').notNull(),
    /** Why the last try failed. */
    lastError: text('last_error'),
    /** The same in one word, which tells nothing about anybody. */
    fault: text('fault').$type<MailFault>(),
    /** When the mail server rejected us with it, whoever it was for: nothing is tried for a while after. */
    stoppedAt: moment('stopped_at'),
    /** Set when it was given up. */
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('mail_outbox_due').on(t.dueAt),
    index('mail_outbox_stopped').on(t.stoppedAt).where(sql`${t.stoppedAt} is not null`),
  ],
);

/** How often something happened in a window, for the limits that all processes share. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
