import type { PreferencesChange } from '@candor/domain/model/notification-preferences';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { only, ownRows } from './policies';

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
    /** The ATS by whose word alone the address counts as confirmed; null once its owner has shown it to us. */
    emailVouchedBy: text('email_vouched_by'),
    /** Who this is for Google; their address there may change, this does not. */
    googleSubject: text('google_subject'),
    isOauth: boolean('is_oauth').notNull().default(false),
    isIntegrationPartner: boolean('is_integration_partner').notNull().default(false),
    /** Support staff. Only the operator's command sets it. */
    isStaff: boolean('is_staff').notNull().default(false),
    /** Since when the account may only be read, taken along and closed; null for one that is open. */
    suspendedAt: moment('suspended_at'),
    atsSource: text('ats_source'),
    /** Who can put a file of this name into a folder outside of Candor may have it read. */
    verificationCode: text('verification_code')
      .notNull()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** The address that is to take the place of `email` once its owner has followed the link. */
    pendingEmail: text('pending_email'),
    /** What was changed about the notifications since the account began. */
    notificationPreferences: jsonb('notification_preferences')
      .$type<PreferencesChange>()
      .notNull()
      .default({}),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    ownRows(t.id),
    uniqueIndex('users_email_key').on(t.emailKey),
    uniqueIndex('users_google_subject').on(t.googleSubject),
    // Addresses of one mailbox have this in common (`server/access/mailbox-of`).
    index('users_mailbox').on(
      sql`replace(split_part(split_part(${t.emailKey}, '@', 1), '+', 1), '.', '')`,
    ),
  ],
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
    /** Until when a plan stays open after a failed payment; with status `past_due`. */
    graceEndsAt: moment('grace_ends_at'),
    /** When a cancelled plan ends; null for a running one. */
    endsAt: moment('ends_at'),
    /** Since when the plan is what an operator agreed on; null where the payment provider decides, or nobody. */
    contractAt: moment('contract_at'),
    /** What the account's own contract says instead of the catalogue; null follows the catalogue. */
    candidatesLimitOverride: integer('candidates_limit_override'),
    apiKeyLimitOverride: integer('api_key_limit_override'),
    maxBatchSizeOverride: integer('max_batch_size_override'),
    candidatesUsed: integer('candidates_used').notNull().default(0),
    candidatesReserved: integer('candidates_reserved').notNull().default(0),
    /** Credits that were bought or agreed on: they stay until they are used. */
    invitationCredits: integer('invitation_credits').notNull().default(0),
    /** How many of those that the plan gives for a period are used in this one. */
    invitationGrantUsed: integer('invitation_grant_used').notNull().default(0),
  },
  (t) => [
    ownRows(t.userId),
    check('subscriptions_used', sql`${t.candidatesUsed} >= 0`),
    check('subscriptions_reserved', sql`${t.candidatesReserved} >= 0`),
    check('subscriptions_credits', sql`${t.invitationCredits} >= 0`),
    check('subscriptions_grant', sql`${t.invitationGrantUsed} >= 0`),
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
    /** The network that it was last used from, without the part that names a single machine. */
    lastPlace: text('last_place'),
    /** When its owner last showed again who they are; null for not since the sign-in. */
    provenAt: moment('proven_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex('sessions_token_hash').on(t.tokenHash),
    index('sessions_user').on(t.userId),
  ],
);

/**
 * Secrets that work once: mailed links (`confirm_email`, `change_email`, `reset_password`), the ticket for the second
 * step of a sign-in (`second_step`), the nonce of a provider's token that proves an identity (`proof_nonce`), the
 * passkey challenge for the same (`passkey_proof`), and the challenge for a new passkey (`passkey_setup`).
 */
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
  (t) => [ownRows(t.userId), index('one_time_tokens_user').on(t.userId, t.kind)],
);

/** Who a person is for the ATS that signed them in. */
export const atsIdentities = pgTable(
  'ats_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.issuer, t.subject] }),
    index('ats_identities_user').on(t.userId),
  ],
);

/** Sign-in tokens of an ATS that were used: each works once. Rows go when the token would be over anyway. */
export const usedSsoTokens = pgTable(
  'used_sso_tokens',
  {
    issuer: text('issuer').notNull(),
    tokenId: text('token_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.tokenId] })],
);

/** API keys, stored hashed like sessions. A removed key stays, inactive, so that what it did stays countable. */
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
  (t) => [
    ownRows(t.userId),
    uniqueIndex('api_keys_hash').on(t.keyHash),
    index('api_keys_user').on(t.userId),
    uniqueIndex('api_keys_active_name')
      .on(t.userId, sql`lower(${t.name})`)
      .where(sql`${t.isActive}`),
  ],
);

/** What an API key did, by UTC day. */
export const apiKeyDays = pgTable(
  'api_key_days',
  {
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull().default(0),
  },
  (t) => [
    only(
      sql`exists (select from api_keys k where k.id = ${t.apiKeyId} and k.user_id = app_account())`,
    ),
    primaryKey({ columns: [t.apiKeyId, t.day] }),
  ],
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
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.day] })],
);
