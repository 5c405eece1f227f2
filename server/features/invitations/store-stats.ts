import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { assessments, invitations } from '../../db/schema';
import type { InvitationRow } from './store';

/** The data behind the figures of an invitation. */
export type StatsRow = Pick<
  InvitationRow,
  | 'status'
  | 'expiresAt'
  | 'atsSource'
  | 'milestonesCompleted'
  | 'totalMilestones'
  | 'completionPercentage'
  | 'pointsEarned'
  | 'accessCount'
  | 'createdAt'
  | 'startedAt'
  | 'submittedAt'
> & {
  /** Steps of an assessment that was built here, in order. */
  titles: string[];
  /** Milestones that were reached. */
  doneTitles: string[];
};

/** The invitations that an account created since a moment, the oldest first. */
export async function statsRows(
  executor: Executor,
  userId: string,
  since: Date,
): Promise<StatsRow[]> {
  const { invitedTo, milestoneHistory } = invitations;
  return executor
    .select({
      status: invitations.status,
      expiresAt: invitations.expiresAt,
      atsSource: invitations.atsSource,
      milestonesCompleted: invitations.milestonesCompleted,
      totalMilestones: invitations.totalMilestones,
      completionPercentage: invitations.completionPercentage,
      pointsEarned: invitations.pointsEarned,
      accessCount: invitations.accessCount,
      createdAt: invitations.createdAt,
      startedAt: invitations.startedAt,
      submittedAt: invitations.submittedAt,
      titles: sql<
        string[]
      >`coalesce(jsonb_path_query_array(${invitedTo}, '$.milestones[*].title'), '[]')`,
      doneTitles: sql<string[]>`jsonb_path_query_array(${milestoneHistory}, '$[*].milestone')`,
    })
    .from(invitations)
    .where(and(eq(invitations.userId, userId), gte(invitations.createdAt, since)))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

/** An assessment that can be invited to, with how often and when last. */
export type Invitable = {
  id: string;
  atsSource: InvitationRow['atsSource'];
  title: string | null;
  jobTitle: string | null;
  count: number;
  lastUsedAt: Date | null;
};

/** Own assessments, newest first, and behind them those of an ATS that were invited to, the latest first. */
export async function invitableAssessments(
  executor: Executor,
  userId: string,
): Promise<Invitable[]> {
  const own = await executor
    .select({
      id: assessments.id,
      atsSource: sql<'unknown'>`'unknown'`,
      title: assessments.title,
      jobTitle: assessments.jobTitle,
      count: sql<number>`count(${invitations.id})::integer`,
      lastUsedAt: lastUsed(),
    })
    .from(assessments)
    .leftJoin(invitations, eq(invitations.assessmentId, assessments.id))
    .where(eq(assessments.userId, userId))
    .groupBy(assessments.id)
    .orderBy(desc(assessments.createdAt), desc(assessments.id));
  const { ashbyAssessmentId, greenhouseAssessmentId, atsSource } = invitations;
  const hosted = await executor
    .select({
      id: sql<string>`coalesce(${ashbyAssessmentId}, ${greenhouseAssessmentId})`.as('id'),
      atsSource,
      title: sql<null>`null`,
      jobTitle: sql<
        string | null
      >`(array_agg(${invitations.jobTitle} order by ${invitations.createdAt} desc))[1]`,
      count: sql<number>`count(*)::integer`,
      lastUsedAt: lastUsed(),
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.userId, userId),
        sql`coalesce(${ashbyAssessmentId}, ${greenhouseAssessmentId}) is not null`,
      ),
    )
    .groupBy(sql`1`, atsSource)
    .orderBy(desc(sql`max(${invitations.createdAt})`), asc(sql`1`));
  return [...own, ...hosted];
}

const lastUsed = () =>
  sql<Date | null>`max(${invitations.createdAt})`.mapWith((value) =>
    value === null ? null : new Date(value),
  );
