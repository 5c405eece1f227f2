import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { batches } from './batches';
import { only, ownRows, rowsOfOwnBatches } from './policies';

/** What a person thinks of a candidate of a batch; the score is never touched. */
export const decisions = pgTable(
  'decisions',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** The candidate's `id`. Candidates go with their batch only. */
    candidateId: uuid('candidate_id').notNull(),
    /** null: taken back, or nothing but a note so far. */
    decision: text('decision'),
    reason: text('reason'),
    note: text('note'),
    /** The score that was on the screen when the decision was taken. */
    scoreSeen: integer('score_seen'),
    engineVersion: text('engine_version').notNull(),
    decidedBy: uuid('decided_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Counts up with each change: the optimistic lock between two windows. */
    revision: integer('revision').notNull(),
  },
  (t) => [rowsOfOwnBatches(t.batchId), primaryKey({ columns: [t.batchId, t.candidateId] })],
);

/** Evidence that somebody called wrong or missed. It is read by people who improve the engine. */
export const evidenceFeedback = pgTable(
  'evidence_feedback',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id').notNull(),
    requirementId: text('requirement_id').notNull(),
    kind: text('kind').notNull(),
    note: text('note'),
    engineVersion: text('engine_version').notNull(),
    givenBy: uuid('given_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [rowsOfOwnBatches(t.batchId), index('evidence_feedback_batch').on(t.batchId)],
);

/** Links that show chosen candidates without an account. */
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the link: a stolen table opens nothing. */
    tokenHash: text('token_hash').notNull(),
    showNames: boolean('show_names').notNull(),
    /** In the order in which they are shown. */
    candidateIds: uuid('candidate_ids').array().notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    openCount: integer('open_count').notNull().default(0),
    lastOpenedAt: moment('last_opened_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex('shares_token_hash').on(t.tokenHash),
    index('shares_batch').on(t.batchId),
    index('shares_user').on(t.userId),
  ],
);

/** What the readers of a shared shortlist think of its candidates. */
export const shareOpinions = pgTable(
  'share_opinions',
  {
    shareId: uuid('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id').notNull(),
    opinion: text('opinion').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    only(
      sql`exists (select from shares s where s.id = ${t.shareId} and s.user_id = app_account())`,
    ),
    primaryKey({ columns: [t.shareId, t.candidateId] }),
  ],
);
