import { z } from 'zod';
import { Id, Time } from './scalars';

/** The assessment that a candidate of a batch finished last. Its score is never a part of the match. */
export const BatchAssessment = z.object({
  candidate_id_internal: Id,
  invitation_code: Id,
  /** What the candidate was told it is for. */
  job_title: z.string().nullable(),
  /** null if none of the answers could be scored. */
  score: z.number().int().min(0).max(100).nullable(),
  submitted_at: Time,
});
export type BatchAssessment = z.infer<typeof BatchAssessment>;

/** Candidates who finished none are not named. */
export const BatchAssessments = z.object({ results: z.array(BatchAssessment) });
export type BatchAssessments = z.infer<typeof BatchAssessments>;
