import { z } from 'zod';
import { messages } from '../messages';

/** Larger than any assessment, small enough for every column. */
const MOST_MILESTONES = 10_000;

const milestoneCount = (message: string) =>
  z.int(message).min(0, message).max(MOST_MILESTONES, messages.milestonesMost(MOST_MILESTONES));

/** Of the name of a step. */
const MOST_LETTERS = 200;

const MOST_POINTS = 1_000_000;
const pointsRange = messages.pointsEarned(MOST_POINTS);
const PointsEarned = z.number(pointsRange).min(0, pointsRange).max(MOST_POINTS, pointsRange);

/** Progress as it is known outside. What is not named stays. */
export const ProgressBody = z
  .object({
    milestones_completed: milestoneCount(messages.milestonesCompleted).optional(),
    total_milestones: milestoneCount(messages.milestonesTotal).optional(),
    completion_percentage: z
      .number(messages.completionPercentage)
      .min(0, messages.completionPercentage)
      .max(100, messages.completionPercentage)
      .optional(),
    latest_milestone: z
      .string()
      .trim()
      .max(MOST_LETTERS, messages.maxLength(MOST_LETTERS))
      .nullable()
      .optional(),
    points_earned: PointsEarned.optional(),
  })
  .refine(
    ({ milestones_completed: done, total_milestones: total }) =>
      done === undefined || total === undefined || done <= total,
    { error: messages.milestonesAboveTotal, path: ['milestones_completed'] },
  );
export type ProgressBody = z.infer<typeof ProgressBody>;
