import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts';

/** What an entry adds to its ids: never a text about a candidate. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Who did what, append-only: the database refuses to change or delete a row. It refers to nothing, so that entries
 * outlive what they speak of.
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
  },
  (t) => [index('audit_log_user').on(t.userId, t.at), index('audit_log_entity').on(t.entityId)],
);
