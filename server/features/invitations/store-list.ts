import type { InvitationGroup, InvitationsQuery } from '@candor/domain/model/invitation';
import { AtsSource } from '@candor/domain/model/user';
import { ProgressStatus } from '@candor/domain/rules/invitation';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { inPage } from '../../db/in-page';
import { byPlace } from '../../db/order';
import { invitations } from '../../db/schema';
import { type ListedInvitation, openRequestCount } from './store';
import { invitationOrder } from './store-order';
import { currentStatus, progressAt, stalledAt, undeliveredAt } from './store-standing';

const { atsSource } = invitations;

/** The order of groups: those that somebody can still act on come first. */
const PROGRESS_ORDER: readonly ProgressStatus[] = [
  ...(['in_progress', 'not_started', 'completed', 'no_data'] as const),
];

export type Counts = {
  total: number;
  stalled: number;
  undelivered: number;
  by_progress: Record<ProgressStatus, number>;
  by_ats: Record<AtsSource, number>;
};

/** A page of an account's invitations, newest first or by a column, with the number of all that the filters leave. */
export async function listInvitations(
  executor: Executor,
  userId: string,
  query: InvitationsQuery,
  now: Date,
): Promise<{ rows: ListedInvitation[]; total: number }> {
  const where = listed(userId, query, now);
  const order = [...groups(query, now), ...invitationOrder(query.sort, now)];
  const keys = executor
    .select({ id: invitations.id })
    .from(invitations)
    .where(where)
    .orderBy(...order)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const rows = await executor
    .select({ row: invitations, openRequests: openRequestCount })
    .from(invitations)
    .where(inPage(invitations.id, keys))
    .orderBy(...order);
  return { rows, total: await executor.$count(invitations, where) };
}

/** The totals of each group after filtering; nothing if there are no groups. */
export async function sumGroups(
  executor: Executor,
  userId: string,
  query: InvitationsQuery,
  now: Date,
): Promise<InvitationGroup[]> {
  const grouped = groupOf(query, now);
  if (grouped === null) return [];
  const { completionPercentage, pointsEarned } = invitations;
  const mean = (column: SQLWrapper, digits: number) =>
    sql<number>`round(avg(${column})::numeric, ${sql.raw(String(digits))})::double precision`;
  return executor
    .select({
      key: sql<InvitationGroup['key']>`${grouped.value}`.as('key'),
      total: countOf(sql`true`),
      stalled: countOf(stalledAt(now)),
      undelivered: countOf(undeliveredAt(now)),
      average_progress: mean(completionPercentage, 0),
      average_points: mean(pointsEarned, 1),
    })
    .from(invitations)
    .where(listed(userId, query, now))
    .groupBy(sql`1`)
    .orderBy(sql`min(${byPlace(grouped.order, grouped.value)})`);
}

const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`;

/** How many of each kind the search finds, whatever else is filtered. */
export async function countInvitations(
  executor: Executor,
  userId: string,
  search: string | undefined,
  now: Date,
): Promise<Counts> {
  const rows = await executor
    .select({
      progress: progressAt(now).as('progress'),
      ats: atsSource,
      total: countOf(sql`true`),
      stalled: countOf(stalledAt(now)),
      undelivered: countOf(undeliveredAt(now)),
    })
    .from(invitations)
    .where(searched(userId, search))
    .groupBy(sql`1`, atsSource);
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const of = (matches: (row: (typeof rows)[number]) => boolean) =>
    sum((row) => (matches(row) ? row.total : 0));
  const by_progress = Object.fromEntries(
    ProgressStatus.options.map((one) => [one, of((row) => row.progress === one)]),
  );
  const by_ats = Object.fromEntries(
    AtsSource.options.map((one) => [one, of((row) => row.ats === one)]),
  );
  return {
    total: sum((row) => row.total),
    stalled: sum((row) => row.stalled),
    undelivered: sum((row) => row.undelivered),
    by_progress: by_progress as Counts['by_progress'],
    by_ats: by_ats as Counts['by_ats'],
  };
}

function listed(userId: string, query: InvitationsQuery, now: Date): SQL | undefined {
  return and(searched(userId, query.search), ...filters(query, now));
}

function searched(userId: string, search: string | undefined): SQL | undefined {
  const own = eq(invitations.userId, userId);
  if (!search) return own;
  const { code, candidateName, candidateEmail, jobTitle, notes } = invitations;
  const read = sql`concat_ws(chr(10), ${code}, ${candidateName}, ${candidateEmail}, ${jobTitle}, ${notes})`;
  // Not by a pattern: a percent sign in the search text means itself. Nor by an index of the words: the account's own index
  // finds its rows, all of which are counted by status anyway.
  return and(own, sql`strpos(lower(${read}), lower(${search})) > 0`);
}

function filters(query: InvitationsQuery, now: Date): SQL[] {
  const { status_filter: wanted, ats_filter: ats, stalled, undelivered } = query;
  return [
    ...(wanted === undefined ? [] : [filteredBy(wanted, now)]),
    ...(ats === undefined ? [] : [eq(atsSource, ats)]),
    ...(stalled === 'true' ? [stalledAt(now)] : []),
    ...(undelivered === 'true' ? [undeliveredAt(now)] : []),
  ];
}

function filteredBy(wanted: NonNullable<InvitationsQuery['status_filter']>, now: Date): SQL {
  switch (wanted) {
    case 'not_started':
    case 'in_progress':
    case 'no_data':
      return sql`${progressAt(now)} = ${wanted}`;
    default:
      return sql`${currentStatus(now)} = ${wanted}`;
  }
}

type Grouped = { value: SQLWrapper; order: readonly InvitationGroup['key'][] };

function groupOf({ group_by }: InvitationsQuery, now: Date): Grouped | null {
  if (group_by === undefined) return null;
  return group_by === 'progress'
    ? { value: progressAt(now), order: PROGRESS_ORDER }
    : { value: atsSource, order: AtsSource.options };
}

function groups(query: InvitationsQuery, now: Date): SQL[] {
  const grouped = groupOf(query, now);
  return grouped === null ? [] : [byPlace(grouped.order, grouped.value)];
}
