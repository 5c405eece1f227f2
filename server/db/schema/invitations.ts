import type { Milestone } from '@candor/domain/model/assessment';
import type { StepAnswer } from '@candor/domain/model/candidate-assessment';
import type { MilestoneEvent, RequestKind } from '@candor/domain/model/invitation';
import type { MatchResult } from '@candor/domain/model/match';
import type { AtsSource } from '@candor/domain/model/user';
import type { InvitationStatus } from '@candor/domain/rules/invitation';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
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

/** Assessments that an account built. */
export const assessments = pgTable(
  'assessments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    jobTitle: text('job_title').notNull(),
    company: text('company').notNull(),
    contactEmail: text('contact_email').notNull(),
    jobText: text('job_text').notNull(),
    milestones: jsonb('milestones').$type<Milestone[]>().notNull(),
    timeLimitMinutes: integer('time_limit_minutes'),
    showResult: boolean('show_result').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Counts up with each change: the optimistic lock between two windows. */
    revision: integer('revision').notNull(),
  },
  (t) => [ownRows(t.userId), index('assessments_user').on(t.userId, t.createdAt)],
);

/** The assessment behind an invitation, as it was when sent: invited people are asked nothing else later. */
export type InvitedTo = {
  company: string;
  contactEmail: string;
  jobText: string;
  milestones: Milestone[];
  showResult: boolean;
};

/** A milestone that was reached; `id` names the step of an assessment that was built here. */
export type StoredEvent = MilestoneEvent & { id?: string };

/** Candidates invited to assessments. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its name in the API and the credential in its link. Kept as it is: its sender copies the link again and looks for it. */
    code: text('code').notNull(),
    status: text('status').$type<InvitationStatus>().notNull(),
    /** What an expired one was before; a resend brings it back there. */
    statusBefore: text('status_before').$type<InvitationStatus>(),
    assessmentId: uuid('assessment_id').references(() => assessments.id, { onDelete: 'set null' }),
    ashbyAssessmentId: text('ashby_assessment_id'),
    greenhouseAssessmentId: text('greenhouse_assessment_id'),
    atsSource: text('ats_source').$type<AtsSource>().notNull(),
    /** null for an assessment that an ATS hosts. */
    invitedTo: jsonb('invited_to').$type<InvitedTo>(),
    candidateName: text('candidate_name'),
    candidateEmail: text('candidate_email'),
    jobTitle: text('job_title'),
    notes: text('notes'),
    milestonesCompleted: integer('milestones_completed').notNull().default(0),
    totalMilestones: integer('total_milestones').notNull().default(0),
    completionPercentage: doublePrecision('completion_percentage').notNull().default(0),
    latestMilestone: text('latest_milestone'),
    pointsEarned: doublePrecision('points_earned').notNull().default(0),
    milestoneHistory: jsonb('milestone_history').$type<StoredEvent[]>().notNull().default([]),
    timeLimitMinutes: integer('time_limit_minutes'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When its sender sent it again last; null for never. */
    resentAt: moment('resent_at'),
    /** Whether its candidate is reminded by mail, and where it is by day that they may be. */
    remind: boolean('remind').notNull().default(false),
    reminderZone: text('reminder_zone'),
    /** How often they were since it was sent or sent again, and when last. */
    remindersSent: integer('reminders_sent').notNull().default(0),
    remindedAt: moment('reminded_at'),
    /** When the candidate turned them off; null if they did not. */
    remindersStoppedAt: moment('reminders_stopped_at'),
    /** When a mail to the candidate was given up; null for never, and again once it is sent anew. */
    undeliverableAt: moment('undeliverable_at'),
    startedAt: moment('started_at'),
    submittedAt: moment('submitted_at'),
    receiptId: text('receipt_id'),
    /** When it was completed or cancelled, or noted to be expired; null while it is open. */
    endedAt: moment('ended_at'),
    /** When its sender was told that it will be erased; nothing is erased unannounced. */
    erasureAnnouncedAt: moment('erasure_announced_at'),
    /** The latest thing that its candidate did which is news to its sender. */
    newsAt: moment('news_at'),
    lastAccessed: moment('last_accessed'),
    accessCount: integer('access_count').notNull().default(0),
    /** Where its credit came from; null once it was returned. */
    creditFrom: text('credit_from').$type<'grant' | 'bought'>(),
    creditAt: moment('credit_at').notNull(),
    result: jsonb('result').$type<StoredResult>(),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex('invitations_code').on(t.code),
    // With the key, so that what is skipped in front of a page is counted in the index alone.
    index('invitations_user').on(t.userId, t.createdAt, t.id),
    index('invitations_news').on(t.userId, t.newsAt).where(sql`${t.newsAt} is not null`),
    index('invitations_open').on(t.expiresAt).where(sql`${t.endedAt} is null`),
    index('invitations_to_remind').on(t.id).where(sql`${t.remind} and ${t.endedAt} is null`),
    index('invitations_assessment').on(t.assessmentId),
    check('invitations_points', sql`${t.pointsEarned} >= 0`),
  ],
);

/** The engine's result for the answers, and the text that its evidence points into. */
export type StoredResult = { documentText: string; match: MatchResult | null };

/** What a candidate answered, step by step. */
export const invitationAnswers = pgTable(
  'invitation_answers',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    milestoneId: text('milestone_id').notNull(),
    answer: jsonb('answer').$type<StepAnswer>().notNull(),
    /** Counts up with each save: the optimistic lock between two devices. */
    revision: integer('revision').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** When the step was done first; its points were earned then. */
    completedAt: moment('completed_at'),
  },
  (t) => [
    only(
      sql`exists (select from invitations i where i.id = ${t.invitationId} and i.user_id = app_account())`,
    ),
    primaryKey({ columns: [t.invitationId, t.milestoneId] }),
  ],
);

/** What candidates asked of the sender. */
export const invitationRequests = pgTable(
  'invitation_requests',
  {
    id: uuid('id').primaryKey(),
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RequestKind>().notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    only(
      sql`exists (select from invitations i where i.id = ${t.invitationId} and i.user_id = app_account())`,
    ),
    index('invitation_requests_invitation').on(t.invitationId, t.createdAt),
  ],
);
