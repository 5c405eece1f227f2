import { z } from 'zod';
import { messages } from '../messages';
import { Tier } from '../rules/tiers';
import { AtsType } from './ats';
import { MatchResult, Verdict } from './match';
import { Page } from './page';
import { Id, Time } from './scalars';

const Count = z.number().int().nonnegative();
const Score = z.number().min(0).max(100);

/** The freshness of a response: `stale` if the system does not answer and this is earlier data. */
const Freshness = z.object({
  stale: z.boolean(),
  /** When the system was read last; null while it never was. */
  as_of: Time.nullable(),
  syncing: z.boolean(),
});

export const JobAggregates = z.object({
  /** The mean to one decimal; null without a score. */
  average_score: Score.nullable(),
  top_score: Score.nullable(),
  assessment_count: Count,
});
export type JobAggregates = z.infer<typeof JobAggregates>;

export const AtsJob = z.object({
  jobId: Id,
  jobTitle: z.string(),
  job_title: z.string(),
  totalCandidates: Count,
  total_candidates: Count,
  aggregates: JobAggregates,
  /** In the system's own word. */
  status: z.string().nullable(),
  updated_at: Time.nullable(),
});
export type AtsJob = z.infer<typeof AtsJob>;

export const AtsJobList = Page.extend({ jobs: z.array(AtsJob), ...Freshness.shape });
export type AtsJobList = z.infer<typeof AtsJobList>;

/**
 * The position of an application among its job's assessments in order of request, from 1: it distinguishes people
 * whose names are hidden, and says nothing about their scores.
 */
const Ordinal = z.number().int().positive();

/** How far an application is: `waiting` until it is scored, `unreadable` where that cannot be, with the reason. */
export const AtsAssessmentState = z.enum(['waiting', 'scored', 'unreadable']);
export type AtsAssessmentState = z.infer<typeof AtsAssessmentState>;

export const AtsAssessment = z.object({
  assessmentId: Id,
  assessment_id: Id,
  candidateName: z.string(),
  candidate_name: z.string(),
  jobId: Id.nullable(),
  job_title: z.string().nullable(),
  ordinal: Ordinal,
  assessed_at: Time.nullable(),
  match_score: z.object({ overall_score: z.number().int().min(0).max(100).nullable() }).nullable(),
  ats_source: AtsType,
  state: AtsAssessmentState,
});
export type AtsAssessment = z.infer<typeof AtsAssessment>;

export const AtsAssessmentList = Page.extend({
  assessments: z.array(AtsAssessment),
  ...Freshness.shape,
});
export type AtsAssessmentList = z.infer<typeof AtsAssessmentList>;

/** What became of one application, of this candidate alone. */
export const AtsRawResults = z.object({
  overall_score: z.number().int().min(0).max(100).nullable(),
  tier: Tier.nullable(),
  /** Who scored it: Candor's engine, by the application's own text. */
  source: z.literal('candor'),
  engine_version: z.string().nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  state: AtsAssessmentState,
  /** Why there is no score, in a sentence; null where there is one or it is still to come. */
  problem: z.string().nullable(),
  /** The application's stage in the system, in its own words. */
  stage: z.string().nullable(),
});
export type AtsRawResults = z.infer<typeof AtsRawResults>;

/** What scoring a job's candidates would use, and how far it is. */
export const JobScoring = z.object({
  /** Open applications that were never scored, or could not be for a cause that passes. */
  unscored: Count,
  /** Those of them that were tried already: scoring them again helps once the cause has passed. */
  retriable: Count.default(0),
  waiting: Count,
  scored: Count,
  unreadable: Count,
  /**
   * Why the last run stopped before its end; null when it did not. `job_text`: the text of the job could not be made
   * ready for scoring, however often that was tried.
   */
  stopped_by: z.enum(['quota', 'refused', 'permission', 'job_text']).nullable(),
  /** The source of the text that candidates are scored against; null while none is known. */
  job_text_from: z.enum(['ats', 'typed']).nullable(),
});
export type JobScoring = z.infer<typeof JobScoring>;

export const JobAnalytics = z.object({
  jobId: Id,
  jobTitle: z.string(),
  job_title: z.string(),
  totalCandidates: Count,
  total_candidates: Count,
  status: z.string().nullable(),
  ats_type: AtsType,
  /** The best first; those without a score come last. At most the first 1,000. */
  assessments: z.array(
    z.object({
      assessment_id: Id,
      candidate_name: z.string(),
      ordinal: Ordinal,
      assessed_at: Time.nullable(),
      raw_results: AtsRawResults,
    }),
  ),
  aggregates: JobAggregates,
  scoring: JobScoring,
  ...Freshness.shape,
});
export type JobAnalytics = z.infer<typeof JobAnalytics>;

const MIN_JOB_TEXT = 50;
const MAX_JOB_TEXT = 100_000;

const TypedJobText = z
  .string()
  .trim()
  .min(MIN_JOB_TEXT, messages.minLength(MIN_JOB_TEXT))
  .max(MAX_JOB_TEXT, messages.maxLength(MAX_JOB_TEXT));

/** What to score a job's candidates against; without a text the one that was typed before, or the system's own description. */
export const ScoreJobBody = z.object({ job_text: TypedJobText.optional() });
export const ScoreJobAnswer = z.object({
  /** How many applications are now queued because of this call: at most this many candidates are charged. */
  queued: Count,
  scoring: JobScoring,
});
export type ScoreJobAnswer = z.infer<typeof ScoreJobAnswer>;

/** What a job's candidates are scored against from now on; null for the system's own description. */
export const SetJobTextBody = z.object({ job_text: TypedJobText.nullable() });
export const SetJobTextAnswer = z.object({
  scoring: JobScoring,
  /** The typed text that applied before; null if there was none. Setting it again undoes the change. */
  before: z.string().nullable(),
});
export type SetJobTextAnswer = z.infer<typeof SetJobTextAnswer>;

/** Labelled series, ready to be drawn. */
export const GraphData = z.object({
  dimensions: z.array(
    z.object({ label: z.string(), score: Score, weight: z.number().min(0).max(1) }),
  ),
  requirements: z.array(
    z.object({
      label: z.string(),
      verdict: Verdict,
      points: z.number().nonnegative(),
      max_points: z.number().nonnegative(),
    }),
  ),
  /** The scores of the same job's other candidates, the highest first. */
  peers: z.array(z.object({ overall_score: Score })),
});
export type GraphData = z.infer<typeof GraphData>;

export const AtsAssessmentResult = z.object({
  assessmentId: Id,
  candidateName: z.string(),
  match_score: z.object({ overall_score: z.number().int().min(0).max(100).nullable() }),
  /** null while there is none, and where there can be none. */
  match_results: MatchResult.nullable(),
  graph_data: GraphData,
  jobId: Id.nullable(),
  job_title: z.string().nullable(),
  ordinal: Ordinal,
  ats_type: AtsType,
  assessed_at: Time.nullable(),
  raw_results: AtsRawResults,
  /** The text that was scored: evidence offsets point into it. */
  document_text: z.string(),
  /** The candidate's page in the system. */
  profile_url: z.url().nullable(),
  ...Freshness.shape,
});
export type AtsAssessmentResult = z.infer<typeof AtsAssessmentResult>;

/** Figures over a range of days; those about scores count what was scored in it. */
export const AtsOverview = JobAggregates.extend({
  total_jobs: Count,
  total_candidates: Count,
  total_assessments: Count,
  /** Days, as text. */
  time_range: z.string(),
  ...Freshness.shape,
});
export type AtsOverview = z.infer<typeof AtsOverview>;
