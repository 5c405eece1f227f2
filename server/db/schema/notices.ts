import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts';
import { batches } from './batches';

/** One row for each batch whose owner was told that it will be erased. Nothing is erased unannounced. */
export const erasureNotices = pgTable(
  'erasure_notices',
  {
    batchId: uuid('batch_id')
      .primaryKey()
      .references(() => batches.id, { onDelete: 'cascade' }),
    announcedAt: moment('announced_at').notNull(),
  },
  (t) => [index('erasure_notices_announced').on(t.announcedAt)],
);
