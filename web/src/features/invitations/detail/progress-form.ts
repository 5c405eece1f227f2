import type { Invitation } from '@candor/domain/model/invitation';
import { ProgressBody } from '@candor/domain/model/progress-body';
import { z } from 'zod';

/** Progress as it is typed. An empty percentage follows the milestones, an empty number of points stays what it is. */
export const ProgressForm = z
  .object({
    milestones_completed: z.string(),
    total_milestones: z.string(),
    completion_percentage: z.string(),
    latest_milestone: z.string(),
    points_earned: z.string(),
  })
  .transform(
    (typed): z.input<typeof ProgressBody> => ({
      milestones_completed: numberOf(typed.milestones_completed) ?? Number.NaN,
      total_milestones: numberOf(typed.total_milestones) ?? Number.NaN,
      completion_percentage: numberOf(typed.completion_percentage),
      latest_milestone: typed.latest_milestone.trim() || null,
      points_earned: numberOf(typed.points_earned),
    }),
  )
  .pipe(ProgressBody);

/** The form as it opens. */
export function typedProgress(invitation: Invitation) {
  return {
    milestones_completed: String(invitation.milestones_completed),
    total_milestones: String(invitation.total_milestones),
    completion_percentage: '',
    latest_milestone: invitation.latest_milestone ?? '',
    points_earned: String(invitation.points_earned),
  };
}

function numberOf(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : Number(typed);
}
