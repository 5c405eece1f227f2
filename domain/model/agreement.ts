import { z } from 'zod';
import { Id } from './scalars';

const Count = z.number().int().nonnegative();
const Share = z.number().min(0).max(1);

/** A person whose decision and score disagree. */
export const Surprise = z.object({
  candidate_id_internal: Id,
  kind: z.enum(['shortlisted_low', 'set_aside_high']),
  score: z.number().int(),
  /** The share of those who were decided the other way that stand on the other side of this score. */
  against: Share,
});

export const Agreement = z.object({
  shortlisted: Count,
  set_aside: Count,
  /** Left out of the comparison. */
  maybe: Count,
  /** How many shortlisted and how many set aside are required. */
  least: Count,
  /**
   * The share of pairs in which the shortlisted one has the higher score, with the interval of 95 of 100; null while there are
   * not enough decisions.
   */
  concordance: z.object({ share: Share, low: Share, high: Share }).nullable(),
  surprises: z.array(Surprise),
});

/** What people decided beside the order by score, in one batch. */
export const BatchAgreement = Agreement.extend({ batch_job_id: Id });

export type Surprise = z.infer<typeof Surprise>;
export type Agreement = z.infer<typeof Agreement>;
export type BatchAgreement = z.infer<typeof BatchAgreement>;
