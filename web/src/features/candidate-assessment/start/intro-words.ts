import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { plural } from '../../../ui/format';

/** What an assessment is called by its candidate. */
export function titleOf({ job_title }: Pick<CandidateAssessment, 'job_title'>): string {
  return job_title ? `Skills assessment for ${job_title}` : 'Skills assessment';
}

/** How much there is to do; null for an assessment whose steps are elsewhere. */
export function amountOf({ milestones }: Pick<CandidateAssessment, 'milestones'>): string | null {
  if (milestones.length === 0) return null;
  const minutes = milestones.reduce((sum, step) => sum + step.minutes, 0);
  return `${plural(milestones.length, 'step')}, about ${minutes} min.`;
}

/** The time that somebody has, stated before they start. */
export function limitOf({
  time_limit_minutes: minutes,
}: Pick<CandidateAssessment, 'time_limit_minutes'>): string {
  if (minutes === null) return 'No time limit.';
  return `You have ${plural(minutes, 'minute')} from the start. Your recruiter can extend it.`;
}

/** What becomes of somebody who leaves in between. */
export function breakWords({ time_limit_minutes }: CandidateAssessment): string {
  return time_limit_minutes === null
    ? 'Stop any time; this same link brings you back.'
    : 'This same link brings you back; the time runs on meanwhile.';
}
