import { AppError } from '@candor/domain/errors';
import type { AtsType } from '@candor/domain/model/ats';
import type {
  AtsAssessmentList,
  AtsAssessmentResult,
  AtsJobList,
  AtsOverview,
  JobAnalytics,
} from '@candor/domain/model/ats-reports';
import { pageOf } from '@candor/domain/model/page';
import {
  assessmentIdIn,
  jobIdIn,
  shownAssessmentId,
  shownJobId,
} from '@candor/domain/rules/ats-ids';
import type { Deps } from '../../../deps';
import { findJob, scoringOf } from '../scoring/store';
import { freshConnection, freshnessOf } from '../sync/fresh';
import {
  aggregatesOf,
  graphDataOf,
  nameOf,
  presentAssessment,
  presentJob,
  rawResultsOf,
  titleOf,
} from './present';
import {
  assessmentPage,
  assessmentsOf,
  findAssessment,
  jobFigures,
  jobPage,
  overviewFigures,
  peerScores,
} from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'ats'>;
type Page = { skip: number; limit: number };
/** Whose connection to which system is read. */
type Reader = { userId: string; ats: AtsType };

const DAY_MS = 86_400_000;
/** A report is read by a person; for more, the job's results can be exported. */
const MOST_ASSESSMENTS = 1_000;

/** The jobs of a system, the latest first. */
export async function listJobs(
  deps: Needs,
  { userId, ats }: Reader,
  page: Page,
): Promise<AtsJobList> {
  const connection = await freshConnection(deps, userId, ats);
  const { jobs, total } = await jobPage(deps.db, connection, page);
  return {
    jobs: jobs.map((job) => presentJob(ats, job)),
    ...pageOf(total, page),
    ...freshnessOf(connection, deps.clock.now()),
  };
}

/** What was scored of a system's applications, or is about to be, the latest first. */
export async function listAssessments(
  deps: Needs,
  { userId, ats }: Reader,
  page: Page,
): Promise<AtsAssessmentList> {
  const connection = await freshConnection(deps, userId, ats);
  const { assessments, total } = await assessmentPage(deps.db, connection, page);
  return {
    assessments: assessments.map((row) => presentAssessment(ats, row)),
    ...pageOf(total, page),
    ...freshnessOf(connection, deps.clock.now()),
  };
}

/** How the candidates of a job stand. Throws AppError 404 for a job that is unknown. */
export async function jobAnalytics(
  deps: Needs,
  { userId, ats }: Reader,
  shownId: string,
): Promise<JobAnalytics> {
  const { db, clock } = deps;
  const connection = await freshConnection(deps, userId, ats);
  const jobId = jobIdIn(ats, shownId);
  const job = jobId === null ? null : await findJob(db, { connectionId: connection.id, jobId });
  if (!job) throw new AppError('not_found');
  const figures = await jobFigures(db, job);
  const rows = await assessmentsOf(db, job, MOST_ASSESSMENTS);
  return {
    jobId: shownJobId(ats, job.externalId),
    jobTitle: titleOf(job.title),
    job_title: titleOf(job.title),
    totalCandidates: figures.candidates,
    total_candidates: figures.candidates,
    status: job.status,
    ats_type: ats,
    assessments: rows.map((row) => ({
      assessment_id: shownAssessmentId(ats, row.externalId),
      candidate_name: nameOf(row.candidateName),
      ordinal: row.ordinal,
      assessed_at: row.assessedAt?.toISOString() ?? null,
      raw_results: rawResultsOf(row),
    })),
    aggregates: aggregatesOf(figures),
    scoring: await scoringOf(db, job),
    ...freshnessOf(connection, clock.now()),
  };
}

/** One application's score with its evidence. Throws AppError 404 for one that nobody asked to be scored. */
export async function assessmentResult(
  deps: Needs,
  { userId, ats }: Reader,
  shownId: string,
): Promise<AtsAssessmentResult> {
  const { db, clock } = deps;
  const connection = await freshConnection(deps, userId, ats);
  const externalId = assessmentIdIn(ats, shownId);
  const row = externalId === null ? null : await findAssessment(db, connection, externalId);
  if (!row) throw new AppError('not_found');
  return {
    assessmentId: shownAssessmentId(ats, row.externalId),
    candidateName: nameOf(row.candidateName),
    match_score: { overall_score: row.score },
    match_results: row.match,
    graph_data: graphDataOf(row.match, await peerScores(db, row)),
    jobId: row.jobId === null ? null : shownJobId(ats, row.jobId),
    job_title: row.jobId === null ? null : titleOf(row.jobTitle),
    ordinal: row.ordinal,
    ats_type: ats,
    assessed_at: row.assessedAt?.toISOString() ?? null,
    raw_results: rawResultsOf({ ...row, confidence: row.match?.confidence ?? null }),
    document_text: row.documentText ?? '',
    profile_url: row.profileUrl,
    ...freshnessOf(connection, clock.now()),
  };
}

/** Figures over all jobs of a system. */
export async function overview(
  deps: Needs,
  { userId, ats }: Reader,
  days: number,
): Promise<AtsOverview> {
  const { db, clock } = deps;
  const connection = await freshConnection(deps, userId, ats);
  const now = clock.now();
  const found = await overviewFigures(db, connection, new Date(now.getTime() - days * DAY_MS));
  return {
    total_jobs: found.jobs,
    total_candidates: found.candidates,
    total_assessments: found.assessments,
    ...aggregatesOf(found),
    time_range: String(days),
    ...freshnessOf(connection, now),
  };
}
