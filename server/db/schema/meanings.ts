import { customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { candidates } from './batches';
import { ownRows } from './policies';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * What the embeddings endpoint said about a candidate's passages, so that the same text is sent once. Numbers only, no text.
 * It belongs to the last candidate that used it and is erased with that one.
 */
export const candidateMeanings = pgTable(
  'candidate_meanings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    model: text('model').notNull(),
    /** SHA-256 of what was sent. */
    contentHash: text('content_hash').notNull(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** One vector of signed bytes for each passage, all of the same length. */
    vectors: bytes('vectors').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.userId, t.model, t.contentHash] }),
    index('candidate_meanings_candidate').on(t.candidateId),
    index('candidate_meanings_used').on(t.usedAt),
  ],
);
