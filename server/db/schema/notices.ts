import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { batches } from './batches';
import { ownRows, rowsOfOwnBatches } from './policies';

/** One row for each batch whose owner was told that it will be erased. Nothing is erased unannounced. */
export const erasureNotices = pgTable(
  'erasure_notices',
  {
    batchId: uuid('batch_id')
      .primaryKey()
      .references(() => batches.id, { onDelete: 'cascade' }),
    announcedAt: moment('announced_at').notNull(),
  },
  (t) => [rowsOfOwnBatches(t.batchId), index('erasure_notices_announced').on(t.announcedAt)],
);

/** News of a plan that were mailed: each is told once. */
export const mailedNotices = pgTable(
  'mailed_notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noticeId: text('notice_id').notNull(),
    mailedAt: moment('mailed_at').notNull(),
  },
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.noticeId] })],
);
