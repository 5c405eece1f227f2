import type { AtsType } from '@candor/domain/model/ats';
import type {
  AtsAssessment,
  AtsJob,
  AtsRawResults,
  GraphData,
  JobAggregates,
} from '@candor/domain/model/ats-reports';
import type { MatchResult } from '@candor/domain/model/match';
import { shownAssessmentId, shownJobId } from '@candor/domain/rules/ats-ids';
import { tierOf } from '@candor/domain/rules/tiers';
import type { JobRow } from '../scoring/store';
import type { Assessed, JobFigures, Listed } from './store';

const UNKNOWN_JOB = 'Unknown Job';
const UNKNOWN_CANDIDATE = 'Unknown Candidate';

/** How a job is called, also one whose title was never read. */
export const titleOf = (title: string | null) => title?.trim() || UNKNOWN_JOB;
/** How a candidate is called, also one whose name was never read. */
export const nameOf = (name: string | null) => name?.trim() || UNKNOWN_CANDIDATE;

/** The figures of a job in their wire format. */
export function aggregatesOf({ average, top, scored }: JobFigures): JobAggregates {
  return { average_score: average, top_score: top, assessment_count: scored };
}

/** A job with its figures. The contract has both spellings of some fields. */
export function presentJob(ats: AtsType, job: JobRow & { figures: JobFigures }): AtsJob {
  const { figures, externalId, title, status, updatedAt } = job;
  return {
    jobId: shownJobId(ats, externalId),
    jobTitle: titleOf(title),
    job_title: titleOf(title),
    totalCandidates: figures.candidates,
    total_candidates: figures.candidates,
    aggregates: aggregatesOf(figures),
    status,
    updated_at: updatedAt?.toISOString() ?? null,
  };
}

/** An application that was or is to be scored. The contract has both spellings of some fields. */
export function presentAssessment(ats: AtsType, row: Assessed): AtsAssessment {
  const id = shownAssessmentId(ats, row.externalId);
  const name = nameOf(row.candidateName);
  return {
    assessmentId: id,
    assessment_id: id,
    candidateName: name,
    candidate_name: name,
    jobId: row.jobId === null ? null : shownJobId(ats, row.jobId),
    job_title: row.jobId === null ? null : titleOf(row.jobTitle),
    ordinal: row.ordinal,
    assessed_at: row.assessedAt?.toISOString() ?? null,
    match_score: row.state === 'scored' ? { overall_score: row.score } : null,
    ats_source: ats,
    state: row.state ?? 'waiting',
  };
}

/** The score of an application, and how far its scoring has come. */
export function rawResultsOf(row: Omit<Listed, 'externalId' | 'jobId'>): AtsRawResults {
  const { score, state, confidence } = row;
  return {
    overall_score: score,
    tier: score === null ? null : tierOf(score),
    source: 'candor',
    engine_version: row.engineVersion,
    confidence,
    state: state ?? 'waiting',
    problem: row.problemText,
    stage: row.stage,
  };
}

/** What the report draws: labelled series of the dimensions and requirements, and the others' scores. */
export function graphDataOf(match: MatchResult | null, peers: readonly number[]): GraphData {
  return {
    dimensions: (match?.dimensions ?? []).map(({ label, score, weight }) => ({
      label,
      score,
      weight,
    })),
    requirements: (match?.requirements ?? []).map(({ text, verdict, points, max_points }) => ({
      label: text,
      verdict,
      points,
      max_points,
    })),
    peers: peers.map((overall_score) => ({ overall_score })),
  };
}
