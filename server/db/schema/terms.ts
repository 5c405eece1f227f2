import type { Concept } from '@candor/engine';
import { jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { ownRows } from './policies';

/** The words that an account taught. */
export const ownTerms = pgTable(
  'own_terms',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Lower case: one term for each name. */
    nameKey: text('name_key').notNull(),
    kind: text('kind').notNull(),
    aliases: text('aliases').array().notNull(),
    broader: text('broader').array().notNull(),
    related: text('related').array().notNull(),
    context: text('context').array().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [ownRows(t.userId), uniqueIndex('own_terms_name').on(t.userId, t.nameKey)],
);

/** Which state an account's terms are in, so that scoring reads one row and not the list. No row: no terms. */
export const termVersions = pgTable(
  'term_versions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [ownRows(t.userId)],
);

/** States of an account's terms that something was scored with, so that it can be scored the same way again. */
export const termLists = pgTable(
  'term_lists',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    terms: jsonb('terms').$type<Concept[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.version] })],
);
