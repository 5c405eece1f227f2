import { z } from 'zod';
import { messages } from '../messages';
import { Importance, JobRequirement, RequirementKind } from './match';
import { Time } from './scalars';

/**
 * A line of an edited rubric: one requirement as the engine read it, or several merged into alternatives of one. What no
 * line names was deleted.
 */
export const RubricLine = z.object({
  /** The engine's ids. The first keeps its id; a candidate who shows any of them shows the line. */
  requirement_ids: z.array(z.string().min(1).max(64)).min(1).max(20),
  text: z.string().trim().min(1, messages.required).max(500, messages.maxLength(500)),
  kind: RequirementKind,
  importance: Importance,
  /** Any scale above 0: only the share of the sum counts. */
  weight: z.number().positive().max(1000),
});

export const RubricLines = z
  .array(RubricLine)
  .min(1, 'A rubric needs at least one requirement.')
  .max(100)
  .refine(namesEachOnce, 'A requirement can be part of one line only.');

function namesEachOnce(lines: readonly z.infer<typeof RubricLine>[]): boolean {
  const ids = lines.flatMap((line) => line.requirement_ids);
  return new Set(ids).size === ids.length;
}

/** The requirements a batch is scored by. Version 1 is what the engine read. */
export const Rubric = z.object({
  version: z.number().int().positive(),
  /** Empty if nothing was read from the job. */
  lines: z.array(RubricLine),
  created_at: Time,
});

export const RubricBody = z.object({ lines: RubricLines });

export const RubricAnswer = z.object({
  current: Rubric,
  /** All versions, newest first. */
  versions: z.array(Rubric),
  /** What the engine read from the job text: the ids that lines may refer to. */
  read: z.array(JobRequirement),
});

export type RubricLine = z.infer<typeof RubricLine>;
export type Rubric = z.infer<typeof Rubric>;
export type RubricBody = z.infer<typeof RubricBody>;
export type RubricAnswer = z.infer<typeof RubricAnswer>;
