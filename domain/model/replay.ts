import { z } from 'zod';
import { Verdict } from './match';
import { Id, Time } from './scalars';

/**
 * Why a replayed score differs: `engine` for another engine version, `taxonomy` for another imported taxonomy,
 * `meaning` if an external model contributes to the score, `text` if the stored text is not the one that was scored,
 * `unexplained` if none of these applies.
 */
export const ReplayReason = z.enum(['engine', 'taxonomy', 'meaning', 'text', 'unexplained']);

/** The result for a requirement in one of the two readings. */
const LineOutcome = z.object({ points: z.number().nonnegative(), verdict: Verdict });

const Reading = z.object({
  /** null where nothing in the text can be scored. */
  score: z.number().int().min(0).max(100).nullable(),
  engine_version: z.string(),
  /** SHA-256 of the text that was scored, without regard to spaces and cases. null where it was not kept. */
  text_sha256: z.string().nullable(),
});

/** A stored score next to the one that the same text, requirements and terms give now. Nothing of it is stored. */
export const ScoreReplay = z.object({
  batch_job_id: Id,
  candidate_id_internal: Id,
  replayed_at: Time,
  /** `equal` to the last point and quote; otherwise `differs`. */
  outcome: z.enum(['equal', 'differs']),
  stored: Reading,
  replayed: Reading,
  /** Empty where both are equal. */
  reasons: z.array(ReplayReason),
  /** The requirements with a different result. null: the other reading does not have the requirement. */
  changed: z.array(
    z.object({
      requirement_id: z.string(),
      text: z.string(),
      stored: LineOutcome.nullable(),
      replayed: LineOutcome.nullable(),
    }),
  ),
});

export type ReplayReason = z.infer<typeof ReplayReason>;
export type ScoreReplay = z.infer<typeof ScoreReplay>;
