import { z } from 'zod';
import { BatchStatus } from '../rules/batch-status';
import { DecisionKind } from './batch';
import { Id, Time } from './scalars';

export const SearchBody = z.object({ q: z.string().trim().max(200).default('') });

export const FoundJob = z.object({
  batch_job_id: Id,
  jobTitle: z.string(),
  status: BatchStatus,
  created_at: Time,
  total_candidates: z.number().int().nonnegative().nullable(),
});

export const FoundCandidate = z.object({
  batch_job_id: Id,
  candidate_id_internal: Id,
  jobTitle: z.string(),
  candidate_name: z.string().nullable(),
  original_filename: z.string().nullable(),
  headline: z.string().nullable(),
  match_score: z.number().int().nullable(),
  decision: DecisionKind.nullable(),
});

/** The best few of each kind, newest batches first. */
export const SearchAnswer = z.object({
  jobs: z.array(FoundJob),
  candidates: z.array(FoundCandidate),
});

export type FoundJob = z.infer<typeof FoundJob>;
export type FoundCandidate = z.infer<typeof FoundCandidate>;
export type SearchAnswer = z.infer<typeof SearchAnswer>;
