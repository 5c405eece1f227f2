import { z } from 'zod';
import { Id, Time } from './scalars';

const Count = z.number().int().nonnegative();

/** One thing about a person that was changed in their texts, and whether a score moved. */
export const Swap = z.object({
  /** What was changed: `names`, `years of graduation`. */
  name: z.string(),
  /** How, in plain words. */
  about: z.string(),
  /** Resumes in which there was something to change. */
  resumes: Count,
  /** Scores that were compared with that of the original text. */
  compared: Count,
  moved: Count,
  /** By how many points the one that moved most did. */
  most: Count,
  /** Whose score moved, at most ten of them. */
  candidates: z.array(Id),
});

/** Whether a batch's own texts score the same whatever identity they state. Nothing of it is stored. */
export const SwapTest = z.object({
  batch_job_id: Id,
  tested_at: Time,
  engine_version: z.string(),
  /** How many resumes were tried, and of how many different ones with a score. */
  sampled: Count,
  of: Count,
  swaps: z.array(Swap),
});

export type Swap = z.infer<typeof Swap>;
export type SwapTest = z.infer<typeof SwapTest>;
