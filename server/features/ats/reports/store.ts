import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { atsApplications, atsJobs } from '../../../db/schema';
import type { ConnectionRow } from '../connections/store';
import { type ApplicationRow, type JobRow, ofJob, presentIn } from '../scoring/store';

type Page = { skip: number; limit: number };

export type JobFigures = {
  candidates: number;
  average: number | null;
  top: number | null;
  scored: number;
};

/** Jobs that the system still has, the latest first. */
function presentJobs({ id, fullySyncedAt }: ConnectionRow): SQL | undefined {
  return and(
    eq(atsJobs.connectionId, id),
    fullySyncedAt ? sql`${atsJobs.seenAt} >= ${fullySyncedAt}` : undefined,
  );
}

/** A page of the jobs that are still there, each with its figures, and how many there are. */
export async function jobPage(
  executor: Executor,
  connection: ConnectionRow,
  { skip, limit }: Page,
): Promise<{ jobs: (JobRow & { figures: JobFigures })[]; total: number }> {
  const where = presentJobs(connection);
  const total = await executor.$count(atsJobs, where);
  const rows = await executor
    .select()
    .from(atsJobs)
    .where(where)
    .orderBy(sql`${atsJobs.updatedAt} desc nulls last`, atsJobs.externalId)
    .limit(limit)
    .offset(skip);
  const ids = rows.map(({ externalId }) => externalId);
  const figures = await figuresByJob(executor, connection.id, ids);
  const jobs = rows.map((job) => ({ ...job, figures: figures.get(job.externalId) ?? NOBODY }));
  return { jobs, total };
}

const isScored = sql`${atsApplications.state} = 'scored'`;
const NOBODY: JobFigures = { candidates: 0, average: null, top: null, scored: 0 };
const FIGURES = {
  candidates: sql<number>`(count(*) filter (where ${presentIn}))::int`,
  average: sql<
    number | null
  >`round(avg(${atsApplications.score}) filter (where ${isScored}), 1)::float8`,
  top: sql<number | null>`max(${atsApplications.score}) filter (where ${isScored})`,
  scored: sql<number>`(count(*) filter (where ${isScored}))::int`,
};

/** How many applied to a job, and how those stand who were scored. */
export async function jobFigures(executor: Executor, job: JobRow): Promise<JobFigures> {
  const figures = await figuresByJob(executor, job.connectionId, [job.externalId]);
  return figures.get(job.externalId) ?? NOBODY;
}

/** The same for several jobs of a connection, with one statement; those that nobody applied to are left out. */
async function figuresByJob(
  executor: Executor,
  connectionId: string,
  jobIds: readonly string[],
): Promise<Map<string, JobFigures>> {
  const job = sql<string>`${atsApplications.jobId}`;
  const rows = await executor
    .select({ job, ...FIGURES })
    .from(atsApplications)
    .where(
      and(
        eq(atsApplications.connectionId, connectionId),
        inArray(atsApplications.jobId, [...jobIds]),
      ),
    )
    .groupBy(atsApplications.jobId);
  return new Map(rows.map(({ job: id, ...figures }) => [id, figures]));
}

const { externalId, jobId, state, score, candidateName, assessedAt } = atsApplications;
const { engineVersion, problemText, stage, match } = atsApplications;

/** What lists show of an application. Its text and its evidence are long, and stay in the database. */
const LISTED = {
  externalId,
  jobId,
  state,
  score,
  candidateName,
  assessedAt,
  engineVersion,
  problemText,
  stage,
  confidence: sql<number | null>`(${match} ->> 'confidence')::float8`,
};
export type Listed = Pick<ApplicationRow, Exclude<keyof typeof LISTED, 'confidence'>> & {
  confidence: number | null;
};

type Placed = Listed & { ordinal: number };
/** An application with its place and the title of its job. */
export type Assessed<Row = Listed> = Row & { ordinal: number; jobTitle: string | null };

/**
 * The position of each of these assessments among those of its job. They are numbered in the order of the requests,
 * which has nothing to do with their outcome, and later scores change nobody's number.
 */
function placesAmong(executor: Executor, where: SQL | undefined) {
  const { id, askedAt } = atsApplications;
  const turn = sql<number>`(row_number() over (partition by ${jobId} order by ${askedAt}, ${id}))::int`;
  return executor
    .select({ id, ordinal: turn.as('ordinal') })
    .from(atsApplications)
    .where(and(where, isNotNull(state)))
    .as('places');
}

const withJob = and(
  eq(atsJobs.connectionId, atsApplications.connectionId),
  eq(atsJobs.externalId, atsApplications.jobId),
);

/** Applications that were scored or are about to be, the latest first. */
export async function assessmentPage(
  executor: Executor,
  { id }: ConnectionRow,
  { skip, limit }: Page,
): Promise<{ assessments: Assessed[]; total: number }> {
  const where = and(eq(atsApplications.connectionId, id), isNotNull(atsApplications.state));
  const total = await executor.$count(atsApplications, where);
  const places = placesAmong(executor, eq(atsApplications.connectionId, id));
  const rows = await executor
    .select({ application: LISTED, jobTitle: atsJobs.title, ordinal: places.ordinal })
    .from(atsApplications)
    .innerJoin(places, eq(places.id, atsApplications.id))
    .leftJoin(atsJobs, withJob)
    .where(where)
    .orderBy(
      sql`coalesce(${atsApplications.assessedAt}, ${atsApplications.askedAt}) desc nulls last`,
      atsApplications.id,
    )
    .limit(limit)
    .offset(skip);
  return {
    assessments: rows.map(({ application, ...more }) => ({ ...application, ...more })),
    total,
  };
}

/** Applications of a job that were scored or are about to be, the best first. */
export async function assessmentsOf(
  executor: Executor,
  job: JobRow,
  most: number,
): Promise<Placed[]> {
  const own = ofJob({ connectionId: job.connectionId, jobId: job.externalId });
  const places = placesAmong(executor, own);
  const rows = await executor
    .select({ application: LISTED, ordinal: places.ordinal })
    .from(atsApplications)
    .innerJoin(places, eq(places.id, atsApplications.id))
    .where(own)
    .orderBy(sql`${atsApplications.score} desc nulls last`, atsApplications.id)
    .limit(most);
  return rows.map(({ application, ordinal }) => ({ ...application, ordinal }));
}

/** One application that was scored or is about to be; null for any other. */
export async function findAssessment(
  executor: Executor,
  { id }: ConnectionRow,
  wanted: string,
): Promise<Assessed<ApplicationRow> | null> {
  const { connectionId } = atsApplications;
  const [row] = await executor
    .select({ application: atsApplications, jobTitle: atsJobs.title })
    .from(atsApplications)
    .leftJoin(atsJobs, withJob)
    .where(and(eq(connectionId, id), eq(externalId, wanted), isNotNull(state)));
  if (!row) return null;
  const { application, jobTitle } = row;
  const itsJob = application.jobId === null ? isNull(jobId) : eq(jobId, application.jobId);
  const places = placesAmong(executor, and(eq(connectionId, id), itsJob));
  const [place] = await executor
    .select({ ordinal: places.ordinal })
    .from(places)
    .where(eq(places.id, application.id));
  return place ? { ...application, jobTitle, ...place } : null;
}

/** The scores of a job's other candidates, the highest first. */
export async function peerScores(
  executor: Executor,
  { id, connectionId, jobId }: ApplicationRow,
): Promise<number[]> {
  if (jobId === null) return [];
  const rows = await executor
    .select({ score: atsApplications.score })
    .from(atsApplications)
    .where(and(ofJob({ connectionId, jobId }), isScored, sql`${atsApplications.id} <> ${id}`))
    .orderBy(desc(atsApplications.score));
  return rows.flatMap(({ score }) => score ?? []);
}

/** Figures over a whole connection; those about scores count what was scored since a moment. */
export async function overviewFigures(
  executor: Executor,
  connection: ConnectionRow,
  since: Date,
): Promise<JobFigures & { jobs: number; assessments: number }> {
  const jobs = await executor.$count(atsJobs, presentJobs(connection));
  const lately = sql`${atsApplications.assessedAt} > ${since}`;
  const counted = sql`${isScored} and ${lately}`;
  const [row] = await executor
    .select({
      candidates: sql<number>`(count(*) filter (where ${presentIn}))::int`,
      average: sql<
        number | null
      >`round(avg(${atsApplications.score}) filter (where ${counted}), 1)::float8`,
      top: sql<number | null>`max(${atsApplications.score}) filter (where ${counted})`,
      scored: sql<number>`(count(*) filter (where ${counted}))::int`,
      assessments: sql<number>`(count(*) filter (where ${atsApplications.state} is not null))::int`,
    })
    .from(atsApplications)
    .where(eq(atsApplications.connectionId, connection.id));
  if (!row) throw new Error('The figures of a connection were not answered');
  return { ...row, jobs };
}
