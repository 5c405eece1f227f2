import type { AtsType } from '@candor/domain/model/ats';
import type { AtsAssessmentState, JobScoring } from '@candor/domain/model/ats-reports';
import type { MatchResult } from '@candor/domain/model/match';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { only, ownRows } from './policies';

/** Connections of accounts to applicant tracking systems. An ended one keeps what was scored through it. */
export const atsConnections = pgTable(
  'ats_connections',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    atsType: text('ats_type').$type<AtsType>().notNull(),
    /** null once it ended. */
    credentialsSealed: text('credentials_sealed'),
    /** Of a key; null for tokens that are renewed automatically. */
    keyLast4: text('key_last4'),
    /** When the tokens were renewed last; null for a key. */
    renewedAt: moment('renewed_at'),
    missing: jsonb('missing').$type<string[]>().notNull().default([]),
    connectedAt: moment('connected_at').notNull(),
    endedAt: moment('ended_at'),
    /** What keeps it from working since when; null while it works. */
    problem: text('problem').$type<'refused' | 'permission' | 'unavailable'>(),
    problemAt: moment('problem_at'),
    /** The system must not be called before then; null if it did not say. */
    retryAt: moment('retry_at'),
    /** When everything was read last, and everything from its beginning. */
    syncedAt: moment('synced_at'),
    fullySyncedAt: moment('fully_synced_at'),
    /** When somebody last wanted to see changes. */
    syncAskedAt: moment('sync_asked_at'),
    /** When a reading began that has not ended; one that began long ago was cut off. */
    syncBeganAt: moment('sync_began_at'),
    /** Where the next sync continues, in the system's own notation. */
    jobsSince: text('jobs_since'),
    applicationsSince: text('applications_since'),
    /** What signs the events that the system sends. */
    webhookSecretSealed: text('webhook_secret_sealed'),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex('ats_connections_open').on(t.userId, t.atsType).where(sql`${t.endedAt} is null`),
    index('ats_connections_user').on(t.userId, t.atsType),
  ],
);

/** Authorizations in progress at a system: each starts once and returns once. */
export const atsGrants = pgTable(
  'ats_grants',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** null once somebody came back with it. */
    stateHash: text('state_hash'),
    /** The ticket given to the returning browser; null before. */
    ticketHash: text('ticket_hash'),
    credentialsSealed: text('credentials_sealed'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex('ats_grants_state').on(t.stateHash),
    uniqueIndex('ats_grants_ticket').on(t.ticketHash),
    index('ats_grants_user').on(t.userId),
  ],
);

const ofOwnConnection = (connectionId: Parameters<typeof ownRows>[0]) =>
  only(
    sql`exists (select from ats_connections c where c.id = ${connectionId} and c.user_id = app_account())`,
  );

/** Jobs as a system has them. */
export const atsJobs = pgTable(
  'ats_jobs',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => atsConnections.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    title: text('title'),
    status: text('status'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    /** When a reading of everything saw it last. */
    seenAt: moment('seen_at').notNull(),
    /** What its candidates are scored against; null before the first of them is. */
    jobText: text('job_text'),
    jobTextFrom: text('job_text_from').$type<'ats' | 'typed'>(),
    stoppedBy: text('stopped_by').$type<NonNullable<JobScoring['stopped_by']>>(),
  },
  (t) => [
    ofOwnConnection(t.connectionId),
    primaryKey({ columns: [t.connectionId, t.externalId] }),
    index('ats_jobs_latest').on(t.connectionId, t.updatedAt),
  ],
);

/** Applications as a system has them, and the engine's results for those that somebody asked to be scored. */
export const atsApplications = pgTable(
  'ats_applications',
  {
    id: uuid('id').primaryKey(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => atsConnections.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    jobId: text('job_id'),
    candidateId: text('candidate_id').notNull(),
    status: text('status').$type<'active' | 'hired' | 'archived'>().notNull(),
    stage: text('stage'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    seenAt: moment('seen_at').notNull(),
    /** null for one that nobody asked to be scored. */
    state: text('state').$type<AtsAssessmentState>(),
    askedAt: moment('asked_at'),
    /** Until then one worker has it leased; after that anybody may take it over. */
    claimedUntil: moment('claimed_until'),
    tries: integer('tries').notNull().default(0),
    /** A candidate of the account's quota is reserved for it until it leaves the line. */
    reserved: boolean('reserved').notNull().default(false),
    /** Why it has no score, as a word of ours and as a sentence. */
    problem: text('problem'),
    problemText: text('problem_text'),
    assessedAt: moment('assessed_at'),
    /** When its account was told that it will be erased; nothing is erased unannounced. */
    erasureAnnouncedAt: moment('erasure_announced_at'),
    candidateName: text('candidate_name'),
    candidateEmail: text('candidate_email'),
    profileUrl: text('profile_url'),
    score: integer('score'),
    engineVersion: text('engine_version'),
    documentText: text('document_text'),
    match: jsonb('match').$type<MatchResult>(),
  },
  (t) => [
    ofOwnConnection(t.connectionId),
    uniqueIndex('ats_applications_external').on(t.connectionId, t.externalId),
    index('ats_applications_job').on(t.connectionId, t.jobId),
    index('ats_applications_assessed').on(t.connectionId, t.assessedAt),
    // The line of one connection in its order: whoever takes the next looks at no more of it than that.
    index('ats_applications_line')
      .on(t.connectionId, t.askedAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    // Usually empty: who looks for reservations that were left behind reads nothing else.
    index('ats_applications_left')
      .on(t.connectionId)
      .where(sql`${t.reserved} and ${t.state} is distinct from 'waiting'`),
  ],
);

/** Applications of people who were erased here: they are not taken up again. */
export const atsErased = pgTable(
  'ats_erased',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => atsConnections.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
  },
  (t) => [ofOwnConnection(t.connectionId), primaryKey({ columns: [t.connectionId, t.externalId] })],
);
