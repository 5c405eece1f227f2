import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A moment with its zone; PostgreSQL keeps microseconds, the wire shows milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** As its owner typed it; compared by `email_key`. */
    email: text('email').notNull(),
    /** Lower case: one account per address. */
    emailKey: text('email_key').notNull(),
    fullName: text('full_name').notNull(),
    /** null for people who sign in elsewhere. */
    passwordHash: text('password_hash'),
    emailConfirmedAt: moment('email_confirmed_at'),
    isOauth: boolean('is_oauth').notNull().default(false),
    isIntegrationPartner: boolean('is_integration_partner').notNull().default(false),
    atsSource: text('ats_source'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('users_email_key').on(t.emailKey)],
);

/** One row per account: its plan and the quota ledger's running totals. Locked by whoever changes the quota. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    planType: text('plan_type').notNull(),
    status: text('status').notNull(),
    trialEndsAt: moment('trial_ends_at'),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    /** What the account's own contract says instead of the catalogue; null follows the catalogue. */
    candidatesLimitOverride: integer('candidates_limit_override'),
    apiKeyLimitOverride: integer('api_key_limit_override'),
    maxBatchSizeOverride: integer('max_batch_size_override'),
    candidatesUsed: integer('candidates_used').notNull().default(0),
    candidatesReserved: integer('candidates_reserved').notNull().default(0),
    invitationCredits: integer('invitation_credits').notNull().default(0),
  },
  (t) => [
    check('subscriptions_used', sql`${t.candidatesUsed} >= 0`),
    check('subscriptions_reserved', sql`${t.candidatesReserved} >= 0`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token: a stolen table opens nothing. */
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('sessions_token_hash').on(t.tokenHash), index('sessions_user').on(t.userId)],
);

/** Mailed links: kind `confirm_email` or `reset_password`. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('one_time_tokens_user').on(t.userId, t.kind)],
);

/** API keys, stored hashed like sessions. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    last4: text('last4').notNull(),
    permissions: text('permissions').array().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    usageCount: integer('usage_count').notNull().default(0),
    candidatesProcessed: integer('candidates_processed').notNull().default(0),
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.keyHash), index('api_keys_user').on(t.userId)],
);

/** What an account did, by UTC day. It outlives the batches it counts. */
export const usageDays = pgTable(
  'usage_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    analyses: integer('analyses').notNull().default(0),
    candidates: integer('candidates').notNull().default(0),
    apiCalls: integer('api_calls').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);
