import type { JobRequirement } from '@candor/domain/model/match';
import type { Rubric } from '@candor/domain/model/rubric';
import type { ScheduleTrouble } from '@candor/domain/model/schedule';
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

/** Connected sources that an account gave a name, to use them again. */
export const savedSources = pgTable(
  'saved_sources',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Lower case: one source for each name. */
    nameKey: text('name_key').notNull(),
    inputType: text('input_type').notNull(),
    /** What the source called itself when it was reached last. */
    label: text('label').notNull(),
    sourceConfigSealed: text('source_config_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was reached last by somebody who waited for it. */
    lastTestedAt: moment('last_tested_at').notNull(),
  },
  (t) => [ownRows(t.userId), uniqueIndex('saved_sources_name').on(t.userId, t.nameKey)],
);

/** 'Score what is new each morning': a saved source, and the job of a batch as it was then. */
export const sourceSchedules = pgTable(
  'source_schedules',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    savedSourceId: uuid('saved_source_id')
      .notNull()
      .references(() => savedSources.id, { onDelete: 'cascade' }),
    /** The batch whose job it scores, if it was made since that is kept: a copy handed in there is this schedule's as well. */
    fromBatchId: uuid('from_batch_id'),
    jobTitle: text('job_title').notNull(),
    jobText: text('job_text').notNull(),
    /** What was read from the job, and the version that read it: the edited rubric refers to its lines. */
    requirements: jsonb('requirements').$type<JobRequirement[]>().notNull(),
    engineVersion: text('engine_version').notNull(),
    rubric: jsonb('rubric').$type<Rubric>(),
    localHour: integer('local_hour').notNull(),
    /** IANA name. */
    timeZone: text('time_zone').notNull(),
    enabled: boolean('enabled').notNull(),
    /** When the next morning begins; a missed one is made up for on the same day. */
    dueAt: moment('due_at').notNull(),
    /** The last processed morning, as its local date, and what was found. */
    lastDate: text('last_date'),
    lastEndedAt: moment('last_ended_at'),
    lastNew: integer('last_new'),
    lastBatchId: uuid('last_batch_id'),
    /** What keeps it from working; null while it works. */
    trouble: jsonb('trouble').$type<ScheduleTrouble>(),
    /** Mornings in a row that came to nothing. */
    failures: integer('failures').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    ownRows(t.userId),
    index('source_schedules_user').on(t.userId),
    index('source_schedules_source').on(t.savedSourceId),
    index('source_schedules_due').on(t.dueAt).where(sql`${t.enabled}`),
  ],
);

/** Whom a schedule has listed before: digests that say nothing about anybody. */
export const scheduleSeen = pgTable(
  'schedule_seen',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => sourceSchedules.id, { onDelete: 'cascade' }),
    /** SHA-256 of what tells one candidate of the source from another. */
    digest: text('digest').notNull(),
    /**
     * What a document that could not be had waits for: `morning`, the next one, which takes it as it is, or `access`: it
     * is taken by the first that can read it. null for what has an outcome of its own.
     */
    waitsFor: text('waits_for').$type<'morning' | 'access'>(),
    /** When it was last tried in vain; null if it never was. */
    triedAt: moment('tried_at'),
  },
  (t) => [
    only(
      sql`exists (select from source_schedules s where s.id = ${t.scheduleId} and s.user_id = app_account())`,
    ),
    primaryKey({ columns: [t.scheduleId, t.digest] }),
  ],
);
