import type { AtsType } from '@candor/domain/model/ats';
import { jobIdIn } from '@candor/domain/rules/ats-ids';
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { atsApplications, atsConnections, atsJobs } from '../../db/schema';
import type { Scope } from './scope';
import { scoreColumns, weekColumns } from './store-columns';
import type { AskedBatch, VerdictCount } from './store-requirements';
import type { ScoreFigures, Week } from './store-scores';

/** The scored applications that figures are taken over: of one open connection, scored in `(since, until]`, to jobs of these titles or ids. */
export type AtsScope = Pick<Scope, 'since' | 'until' | 'titles'> & {
  connectionId: string;
  ats: AtsType;
};

/** The account's open connection to a system; null without one. */
export async function connectionOf(
  executor: Executor,
  userId: string,
  ats: AtsType,
): Promise<string | null> {
  const [row] = await executor
    .select({ id: atsConnections.id })
    .from(atsConnections)
    .where(
      and(
        eq(atsConnections.userId, userId),
        eq(atsConnections.atsType, ats),
        isNull(atsConnections.endedAt),
      ),
    );
  return row?.id ?? null;
}

function inScope({ connectionId, ats, since, until, titles }: AtsScope): SQL | undefined {
  return and(
    eq(atsApplications.connectionId, connectionId),
    gt(atsApplications.assessedAt, since),
    lte(atsApplications.assessedAt, until),
    titles ? isNamed(ats, titles) : undefined,
  );
}

/** The jobs that go by one of these names: their title, or their id as it is shown. */
function isNamed(ats: AtsType, names: readonly string[]): SQL | undefined {
  const ids = names.map((name) => jobIdIn(ats, name)).filter((id) => id !== null);
  return or(inArray(atsJobs.title, [...names]), inArray(atsJobs.externalId, ids));
}

const ofJob = and(
  eq(atsJobs.connectionId, atsApplications.connectionId),
  eq(atsJobs.externalId, atsApplications.jobId),
);

const counted = sql`${atsApplications.state} = 'scored'`;
const unread = sql`${atsApplications.state} = 'unreadable'`;
const { score } = atsApplications;

/** How many people there are and how they score. */
export async function atsScoreFigures(executor: Executor, scope: AtsScope): Promise<ScoreFigures> {
  const [row] = await executor
    .select({
      jobs: sql<number>`count(distinct ${atsApplications.jobId})::int`,
      ...scoreColumns({ score, counted, unread, problem: atsApplications.problemText }),
      // They are in no batch.
      unreadIn: sql<null>`null`,
    })
    .from(atsApplications)
    .innerJoin(atsJobs, ofJob)
    .where(inScope(scope));
  if (!row) throw new Error('The figures of the scores were not answered');
  return row;
}

/** Weeks by their Monday in UTC, oldest first, with the middle half of what was scored in them. */
export async function atsWeeks(executor: Executor, scope: AtsScope): Promise<Week[]> {
  return executor
    .select(weekColumns(atsApplications.assessedAt, score))
    .from(atsApplications)
    .innerJoin(atsJobs, ofJob)
    .where(and(inScope(scope), counted))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/**
 * What each job asks for, according to its latest score, and how each requirement came out over the people scored
 * against the same text. A job whose text changed counts by the later one.
 */
export async function atsRequirements(
  executor: Executor,
  scope: AtsScope,
): Promise<{ asked: AskedBatch[]; counts: VerdictCount[] }> {
  const where = and(inScope(scope), counted, sql`${atsApplications.match} is not null`);
  const latest = await executor
    .selectDistinctOn([atsApplications.jobId], {
      id: sql<string>`${atsApplications.jobId}`,
      requirements: sql<
        AskedBatch['requirements']
      >`jsonb_path_query_array(${atsApplications.match}, '$.requirements[*]')`,
    })
    .from(atsApplications)
    .innerJoin(atsJobs, ofJob)
    .where(where)
    .orderBy(atsApplications.jobId, sql`${atsApplications.assessedAt} desc`);
  const verdict = (word: string) =>
    sql<number>`(count(*) filter (where r.one->>'verdict' = ${word}))::int`;
  const figures = await executor
    .select({
      batchId: sql<string>`${atsApplications.jobId}`,
      text: sql<string>`r.one->>'text'`,
      met: verdict('met'),
      partial: verdict('partial'),
      unmet: verdict('unmet'),
      unclear: verdict('unclear'),
    })
    .from(atsApplications)
    .innerJoin(atsJobs, ofJob)
    .crossJoinLateral(sql`jsonb_array_elements(${atsApplications.match}->'requirements') as r(one)`)
    .where(where)
    .groupBy(atsApplications.jobId, sql`r.one->>'text'`);
  const asked = latest.map((job) => ({ ...job, lines: null }));
  const counts = figures.flatMap(({ text, ...verdicts }) => {
    const job = asked.find(({ id }) => id === verdicts.batchId);
    const at = job?.requirements.findIndex((one) => one.text === text) ?? -1;
    return at < 0 ? [] : [{ ...verdicts, at }];
  });
  return { asked, counts };
}
