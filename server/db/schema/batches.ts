import type { BatchLimitCode } from '@candor/domain/model/batch';
import type { DocumentLanguage, JobRequirement, Span } from '@candor/domain/model/match';
import type { Rubric } from '@candor/domain/model/rubric';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { apiKeys, moment, users } from './accounts';
import { ownRows, rowsOfOwnBatches } from './policies';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const batches = pgTable(
  'batches',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The API key that submitted it; null for one submitted on a screen. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    /** Order of submission over all accounts: the queue position counts smaller ones of the same account. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    status: text('status').notNull(),
    jobTitle: text('job_title').notNull(),
    jobText: text('job_text').notNull(),
    /** The language of the job text; null if that was not recorded yet. */
    jobLanguage: jsonb('job_language').$type<DocumentLanguage>(),
    /** What was read from the job text, as the results show it. */
    requirements: jsonb('requirements').$type<JobRequirement[]>().notNull(),
    engineVersion: text('engine_version').notNull(),
    /** State of the account's own terms that job and candidates were read with; null for none. */
    termsVersion: text('terms_version'),
    /** The edited rubric that the scores follow; null for the requirements as they were read. */
    rubric: jsonb('rubric').$type<Rubric>(),
    /** The model of the semantic signal; null where none was configured at submission. */
    semanticModel: text('semantic_model'),
    /** The signal could not be had for all candidates, so it counts for none. */
    semanticMissing: boolean('semantic_missing').notNull().default(false),
    inputType: text('input_type').notNull(),
    originalFilename: text('original_filename'),
    /** Where the candidate file is stored; null for other sources and after its retention. */
    blobKey: text('blob_key'),
    /** What a connected source is found by; null for files and after the retention of uploads. */
    sourceConfigSealed: text('source_config_sealed'),
    estimatedCandidates: integer('estimated_candidates').notNull(),
    /** null until the source was read. */
    totalCandidates: integer('total_candidates'),
    processedCandidates: integer('processed_candidates').notNull().default(0),
    scoredCandidates: integer('scored_candidates').notNull().default(0),
    chargedCandidates: integer('charged_candidates').notNull().default(0),
    /** What of the account's reservation still belongs to this batch. */
    reservedCandidates: integer('reserved_candidates').notNull().default(0),
    groupCount: integer('group_count'),
    groupsDone: integer('groups_done').notNull().default(0),
    errorMessage: text('error_message'),
    /** Which limit of the plan it failed for; null for any other cause. */
    errorCode: text('error_code').$type<BatchLimitCode>(),
    rerunOf: uuid('rerun_of'),
    /** The schedule that created it, which may be deleted, and its local date; null for what a person submitted. */
    scheduleId: uuid('schedule_id'),
    scheduleDate: text('schedule_date'),
    sample: boolean('sample').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    updatedAt: moment('updated_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (t) => [
    ownRows(t.userId),
    index('batches_user_seq').on(t.userId, t.seq),
    index('batches_status').on(t.status),
    index('batches_completed').on(t.completedAt),
    // Whether a file is still needed is asked for each that is to go.
    index('batches_blob').on(t.blobKey).where(sql`${t.blobKey} is not null`),
    // A morning creates one batch, whichever process is killed in the middle of it.
    uniqueIndex('batches_schedule')
      .on(t.scheduleId, t.scheduleDate)
      .where(sql`${t.rerunOf} is null`),
  ],
);

/**
 * The unit of work: about 20 candidates. This table is the truth; the queue only wakes workers. `state` is open (waiting),
 * armed (given to the queue) or done; `epoch` is the fence: a worker may write only with the epoch it claimed.
 */
export const batchGroups = pgTable(
  'batch_groups',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    userId: uuid('user_id').notNull(),
    batchSeq: bigint('batch_seq', { mode: 'number' }).notNull(),
    /** `plan` reads the source (no = 0), `score` works on candidates. */
    kind: text('kind').notNull(),
    firstOrdinal: integer('first_ordinal').notNull(),
    lastOrdinal: integer('last_ordinal').notNull(),
    state: text('state').notNull(),
    epoch: integer('epoch').notNull().default(0),
    /** Its place in the line of all accounts since it was armed: the queue takes the earliest first. */
    turn: moment('turn'),
    /** On the first group: the `traceparent` of the call that submitted the batch; null if tracing is off. */
    trace: text('trace'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.batchId, t.no] }),
    index('batch_groups_waiting').on(t.userId, t.state, t.batchSeq, t.no),
  ],
);

export const candidates = pgTable(
  'candidates',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** Position in the source, from 1. */
    ordinal: integer('ordinal').notNull(),
    /** `candidate_id_internal` on the wire. */
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    originalFilename: text('original_filename'),
    candidateName: text('candidate_name'),
    candidateId: text('candidate_id'),
    email: text('email'),
    headline: text('headline'),
    /** Where its document is inside the source (the ZIP entry); null if the text came with the row. */
    sourceEntry: text('source_entry'),
    documentText: text('document_text'),
    /** SHA-256 of the normalised text: the same person twice is scored and charged once. */
    textHash: text('text_hash'),
    duplicateOf: uuid('duplicate_of'),
    hiddenSpans: jsonb('hidden_spans').$type<Span[]>(),
    truncated: boolean('truncated').notNull().default(false),
    /** What makes the reading doubtful, in words for a recruiter. */
    readingNote: text('reading_note'),
    /** pending, scored or failed. */
    state: text('state').notNull(),
    score: integer('score'),
    /** What was measured; the features know its format. `json`, because it is only ever read as a whole. */
    match: json('match'),
    errorCode: text('error_code'),
    error: text('error'),
    charged: boolean('charged').notNull().default(false),
    finishedAt: moment('finished_at'),
    /** The words that a search finds once the candidate is done, marked with the account: see `search_document`. */
    search: tsvector('search').generatedAlwaysAs(
      (): SQL => sql`case when "state" <> 'pending' then search_document("user_id",
        coalesce("candidate_name", '') || ' ' || coalesce("candidate_id", '') || ' ' ||
        coalesce("headline", '') || ' ' || coalesce("original_filename", '')) end`,
    ),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.batchId, t.ordinal] }),
    index('candidates_search').using('gin', t.search).where(sql`${t.state} <> 'pending'`),
    uniqueIndex('candidates_id').on(t.id),
    // In ranking order, so that a page is read without sorting the batch. Includes the columns of the row policy, so
    // that counting rows before the page uses the index alone.
    index('candidates_ranking')
      .on(t.batchId, t.score.desc().nullsLast(), t.ordinal, t.userId)
      .where(sql`${t.state} <> 'pending'`),
    index('candidates_text_hash').on(t.batchId, t.textHash),
    // Nothing but the key, so that no statistics are needed to choose it: what they know of a batch that is being scored is old,
    // and any index that begins with the batch then passes for as good as that of its texts.
    index('candidates_same_text')
      .on(sql`hashtextextended(${t.textHash}, uuid_hash_extended(${t.batchId}, 0))`)
      .where(sql`${t.textHash} is not null`),
  ],
);

/** One row for each candidate that was paid for. The primary key makes a second charge impossible. */
export const charges = pgTable(
  'charges',
  {
    /** The batch, or the single match, that was charged. It stays after its batch is erased. */
    subjectId: uuid('subject_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    textHash: text('text_hash'),
    chargedAt: moment('charged_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    primaryKey({ columns: [t.subjectId, t.ordinal] }),
    index('charges_user').on(t.userId, t.chargedAt),
  ],
);

/** Every edited rubric of a batch. Version 1 is what was read from the job and is stored with the batch. */
export const rubrics = pgTable(
  'rubrics',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    lines: jsonb('lines').$type<Rubric['lines']>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [rowsOfOwnBatches(t.batchId), primaryKey({ columns: [t.batchId, t.version] })],
);

export const singleMatches = pgTable(
  'single_matches',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    score: integer('score'),
    engineVersion: text('engine_version').notNull(),
    userIdContext: text('user_id_context'),
    candidateIdContext: text('candidate_id_context'),
    jobIdContext: text('job_id_context'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [ownRows(t.userId), index('single_matches_user').on(t.userId, t.createdAt)],
);
