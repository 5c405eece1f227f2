import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { CompetitiveIntelligence } from '@candor/domain/model/competitive-intelligence';
import type { EnhancedMeta } from '@candor/domain/model/meta-analytics';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { ownRows } from './policies';

/** Figures and findings over all jobs of an account that were computed and may be answered again. */
export const keptMeta = pgTable(
  'kept_meta',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The question, and the state of the account's data from which it was computed. */
    key: text('key').notNull(),
    /** `meta` for figures, `ai` for the answers of the advisor: each is forgotten by a call of its own. */
    kind: text('kind').$type<'meta' | 'ai'>().notNull().default('meta'),
    answer: jsonb('answer').$type<EnhancedMeta | AiInsights | CompetitiveIntelligence>().notNull(),
    computedAt: moment('computed_at').notNull(),
  },
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.key] })],
);

/** Figures that are being computed, and those not yet collected by the caller who was told to retry. */
export const metaCalculations = pgTable(
  'meta_calculations',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Identifies the question, whatever the state of the data. */
    question: text('question').notNull(),
    /** The computing process: one that was presumed dead and comes back writes nothing any more. */
    run: uuid('run').notNull(),
    /** When the one who computes last said that it lives. */
    beatAt: moment('beat_at').notNull(),
    endedAt: moment('ended_at'),
    /** null while it runs, and if it has failed. */
    answer: jsonb('answer').$type<EnhancedMeta>(),
    /** Somebody was told to retry for it. */
    owed: boolean('owed').notNull().default(false),
  },
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.question] })],
);

/** How often an account asked the advisor on a day in UTC, and how often a cached answer was enough. */
export const aiDays = pgTable(
  'ai_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    requests: integer('requests').notNull().default(0),
    cached: integer('cached').notNull().default(0),
  },
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.day] })],
);
