import { z } from 'zod';
import { Verdict } from './match';
import { Id, Time } from './scalars';

/**
 * Why a replayed score is another one: `engine` for another version of the engine, `taxonomy` for another imported map of
 * skills, `meaning` where a model from outside has a part in the score, `text` where the kept text is not the one that was
 * scored, `unexplained` where none of these is so.
 */
export const ReplayReason = z.enum(['engine', 'taxonomy', 'meaning', 'text', 'unexplained']);

/** What a requirement came to in one of the two readings. */
const LineOutcome = z.object({ points: z.number().nonnegative(), verdict: Verdict });

const Reading = z.object({
  /** null where nothing in the text can be scored. */
  score: z.number().int().min(0).max(100).nullable(),
  engine_version: z.string(),
  /** SHA-256 of the text that was scored, without regard to spaces and cases. null where it was not kept. */
  text_sha256: z.string().nullable(),
});

/** A kept score beside the one that the same text, requirements and terms give now. Nothing of it is kept. */
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
  /** The requirements that came to something else. null: the other reading does not have the requirement. */
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
