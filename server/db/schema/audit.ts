import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts';
import { ownRows } from './policies';

/** What an entry adds to its ids: never a text about a candidate. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Who did what, append-only: the database refuses to change a row, and to delete one of an account that exists. It refers to
 * nothing, so that entries outlive what they speak of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    /** Whose account it happened in. */
    userId: uuid('user_id').notNull(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id'),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    requestId: text('request_id'),
    /** Goes into the entry's hash, so that a hash that outlives its entry cannot be guessed back. */
    salt: text('salt').notNull().default(sql`gen_random_uuid()`),
  },
  (t) => [
    ownRows(t.userId),
    // With the key, so that what is skipped in front of a page is counted in the index alone.
    index('audit_log_user').on(t.userId, t.at, t.id),
    index('audit_log_entity').on(t.entityId),
  ],
);

/**
 * One row for each entry that ever was, written by the database itself. Each carries the hash of the one before, so that
 * nothing can be changed, taken out or put in between without breaking all that follows. It outlives the entry.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    userId: uuid('user_id').notNull(),
    /** From 1, without gaps. */
    seq: integer('seq').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** SHA-256 of what the entry says. */
    contentHash: text('content_hash').notNull(),
    /** SHA-256 over the hash before, the account, the number and the content. */
    hash: text('hash').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.userId, t.seq] }),
    index('audit_chain_entry').on(t.entryId),
  ],
);

/** Where the chain of each account ends. Locked by whoever adds an entry, so that a chain never forks. */
export const auditHeads = pgTable(
  'audit_heads',
  {
    userId: uuid('user_id').primaryKey(),
    length: integer('length').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [ownRows(t.userId)],
);

/** What the nightly verification of all chains found. */
export const auditChecks = pgTable('audit_checks', {
  checkedAt: moment('checked_at').primaryKey(),
  accounts: integer('accounts').notNull(),
  entries: integer('entries').notNull(),
  /** Chains that are broken. */
  broken: integer('broken').notNull(),
});
