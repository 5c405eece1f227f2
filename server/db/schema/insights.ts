import type { EnhancedMeta } from '@candor/domain/model/meta-analytics';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { ownRows } from './policies';

/** Figures over all jobs of an account that were computed and may be answered again. */
export const keptMeta = pgTable(
  'kept_meta',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What was asked, and the state of the account's data that it was computed from. */
    key: text('key').notNull(),
    answer: jsonb('answer').$type<EnhancedMeta>().notNull(),
    computedAt: moment('computed_at').notNull(),
  },
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.key] })],
);
