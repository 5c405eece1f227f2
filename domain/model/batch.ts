import { z } from 'zod';
import { messages } from '../messages';
import { BatchStatus, ReadBatchStatus } from '../rules/batch-status';
import { InputType } from '../rules/plans';
import { Tier } from '../rules/tiers';
import {
  DocumentLanguage,
  Flag,
  JobRequirement,
  MatchResult,
  MatchResultSummary,
  RequirementOutcome,
} from './match';
import { Page, pageQuery } from './page';
import { AskedDay, AskedMoment, Id, Time } from './scalars';
import { sortQuery } from './sort';

const Count = z.number().int().nonnegative();

/** The limits of a plan that a batch may fail for, by their codes in the catalogue of errors. */
export const BatchLimitCode = z.enum([
  'batch_size_exceeded',
  'candidate_quota_exceeded',
  'quota_exceeded',
]);
export type BatchLimitCode = z.infer<typeof BatchLimitCode>;

export const BatchJob = z.object({
  batch_job_id: Id,
  status: ReadBatchStatus,
  created_at: Time,
  updated_at: Time,
  /** When its turn came and reading its source started; null while it waits, absent from an older server. */
  started_at: Time.nullable().optional(),
  completed_at: Time.nullable(),
  error_message: z.string().nullable(),
  /** The limit of the plan that a batch failed for; null for any other cause, absent from an older server. */
  error_code: BatchLimitCode.nullable().optional(),
  candidates_charged: Count,
  estimated_candidates: Count,
  /** null until the source has been read. */
  total_candidates: Count.nullable(),
  processed_candidates: Count,
  jobTitle: z.string(),
  progress: z.number().int().min(0).max(100),
  /** 1 is next; null once it runs. */
  queuePosition: z.number().int().positive().nullable(),
  input_type: InputType,
  original_filename: z.string().nullable(),
  stage: z.string().nullable(),
  chunk: z.object({ index: Count, count: Count }).nullable(),
  rerun_of: Id.nullable(),
  /** Whether the semantic signal is part of the scores; absent if none was configured. */
  semantic_signal: z.enum(['used', 'not_available']).optional(),
  sample: z.boolean(),
  /** What the job description is written in; absent for batches of earlier versions. */
  job_language: DocumentLanguage.optional(),
});

export const DecisionKind = z.enum(['shortlist', 'maybe', 'set_aside']);

/** Why a document was not read: for machines; the words for people are in `error`. */
export const ReadProblemCode = z.enum([
  'empty',
  'no_text_layer',
  'encrypted',
  'damaged',
  'unsupported_type',
  'too_large',
  'too_many_pages',
  'timed_out',
  'out_of_memory',
  'wrong_content',
  'nested_archive',
  'unsupported_language',
  /** A virus scanner found something, or could not be asked: such a file is not opened. */
  'infected',
  'not_scanned',
  /** What reads documents did not start here, which says nothing about this one. */
  'not_read',
  /** Of connected sources: deleted, changed or closed to us since it was listed, archived, or not to be had for now. */
  'gone',
  'changed',
  'no_access',
  'archived',
  'unavailable',
  /** It was skipped: the batch was cancelled before. */
  'cancelled',
]);

export const ProcessedItem = z.object({
  candidate_id_internal: Id,
  /** Position in the source, from 1. */
  ordinal: z.number().int().positive(),
  charged_to_quota: z.boolean(),
  original_filename: z.string().nullable(),
  candidate_name: z.string().nullable(),
  candidate_id: z.string().nullable(),
  email: z.string().nullable(),
  /** Latest role as the resume words it. */
  headline: z.string().nullable(),
  /** Whole number from 0 to 100; null with an error. */
  match_score: z.number().int().min(0).max(100).nullable(),
  match_results: MatchResult.optional(),
  match_results_summary: MatchResultSummary.optional(),
  /** The outcome of each requirement: replaces the summary if only that was requested. */
  match_outcomes: z.array(RequirementOutcome).optional(),
  /** Next to the outcomes, if there are any: what a reader of the score should know about the document, in words. */
  match_flags: z.array(z.string()).optional(),
  /** Set: not scored and not charged. */
  error: z.string().nullable(),
  error_code: ReadProblemCode.nullable(),
  /** Another row of this batch with the same text, scored and charged once. */
  duplicate_of: Id.nullable(),
  decision: DecisionKind.nullable(),
});

/** A candidate after another copy of the document, and how many candidates that one charged: 0 or 1. */
export const ReplacedDocument = ProcessedItem.extend({ candidates_charged: Count });

export const SummaryStats = z.object({
  /** Rounded to one decimal; null when nothing was scored. */
  average_score: z.number().nullable(),
  top_score: z.number().nullable(),
  successful_matches: Count,
  failed_matches: Count,
  /** Of the failed ones, those skipped because the batch was cancelled. */
  cancelled_matches: Count,
  tiers: z.record(Tier, Count),
});

/** What came of a batch, and how many of the people with a score were decided about. */
export const BatchOutcome = SummaryStats.pick({
  successful_matches: true,
  failed_matches: true,
  cancelled_matches: true,
  tiers: true,
}).extend({ decided_count: Count });

export const RecentBatch = BatchJob.extend({
  /** null while the batch runs, and where none of its candidates were done. */
  outcome: BatchOutcome.nullable(),
});

export const BatchResults = Page.extend({
  batch_job_id: Id,
  status: ReadBatchStatus,
  processed_items: z.array(ProcessedItem),
  summary_stats: SummaryStats,
  requirements: z.array(JobRequirement),
});

/** What a person decided about a candidate of a batch, and what they saw when they did. */
export const Decision = z.object({
  batch_job_id: Id,
  candidate_id_internal: Id,
  /** null after it was taken back. */
  decision: DecisionKind.nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** The score when the decision was made; null if the candidate has none. */
  score_seen: z.number().int().nullable(),
  engine_version: z.string(),
  decided_by: Id,
  updated_at: Time,
  /** Counts up with each change: what `If-Match` names. */
  revision: z.number().int().positive(),
});

export const CandidateDetail = ProcessedItem.extend({
  match_results: MatchResult.nullable(),
  /** Evidence offsets point into it; null when nothing could be read. */
  document_text: z.string().nullable(),
  /** The whole decision, of which `decision` is the kind; null if nobody has said anything. */
  decision_detail: Decision.nullable(),
  read_problems: z.array(Flag),
});

export const BatchList = Page.extend({ jobs: z.array(BatchJob) });

export const ResultsQuery = pageQuery(100);

export const SummariesQuery = ResultsQuery.extend({
  /** What is answered about each match: its summary, or for long lists only what became of each requirement. */
  detail: z.enum(['summary', 'outcomes']).default('summary'),
});

/** `status` in the order of a batch's life; `total_candidates` by the estimate where nobody has counted yet. */
export const BatchSort = sortQuery([
  'jobTitle',
  'status',
  'total_candidates',
  'candidates_charged',
  'created_at',
]);

export const BatchListQuery = pageQuery(20).extend({
  status: BatchStatus.optional(),
  input_type: InputType.optional(),
  /** Part of the job title, case ignored. */
  search: z.string().max(200).optional(),
  created_after: AskedMoment.optional(),
  created_before: AskedMoment.optional(),
  /** UTC days, both included. */
  start_date: AskedDay.optional(),
  end_date: AskedDay.optional(),
  /** Without it the newest first, which also settles what a column leaves equal. */
  sort: BatchSort.optional(),
});

export const BatchParams = z.object({
  id: z
    .string()
    .min(8, messages.batchIdRequired)
    .max(64, messages.batchIdRequired)
    .regex(/^[A-Za-z0-9-]+$/, messages.batchIdRequired),
});

export const CandidateParams = BatchParams.extend({
  cid: z
    .string()
    .min(8)
    .max(64)
    .regex(/^[A-Za-z0-9-]+$/),
});

export const RenameBatchBody = z.object({
  jobTitle: z
    .string({ error: messages.required })
    .trim()
    .min(1, messages.required)
    .max(200, messages.maxLength(200)),
});

export const ExportQuery = z.object({
  format: z.enum(['csv', 'json']).default('csv'),
  names: z.enum(['true', 'false']).default('true'),
  decision: DecisionKind.optional(),
});

export const JobRequirementsBody = z.object({
  job_description_text: z.string({ error: messages.jobRequired }).default(''),
});

export const JobRequirementsAnswer = z.object({
  job_title: z.string(),
  requirements: z.array(JobRequirement),
  engine_version: z.string(),
  /** What the job description is written in. */
  language: DocumentLanguage.optional(),
});

export type BatchJob = z.infer<typeof BatchJob>;
export type Decision = z.infer<typeof Decision>;
export type DecisionKind = z.infer<typeof DecisionKind>;
export type ReadProblemCode = z.infer<typeof ReadProblemCode>;
export type ProcessedItem = z.infer<typeof ProcessedItem>;
export type ReplacedDocument = z.infer<typeof ReplacedDocument>;
export type SummaryStats = z.infer<typeof SummaryStats>;
export type BatchOutcome = z.infer<typeof BatchOutcome>;
export type RecentBatch = z.infer<typeof RecentBatch>;
export type BatchResults = z.infer<typeof BatchResults>;
export type CandidateDetail = z.infer<typeof CandidateDetail>;
export type BatchList = z.infer<typeof BatchList>;
export type SummariesQuery = z.infer<typeof SummariesQuery>;
export type BatchListQuery = z.infer<typeof BatchListQuery>;
export type BatchSort = z.infer<typeof BatchSort>;
export type JobRequirementsAnswer = z.infer<typeof JobRequirementsAnswer>;
