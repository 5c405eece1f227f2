import type { Milestone } from '@candor/domain/model/assessment';
import type {
  CandidateAssessment,
  CandidateMilestone,
  CandidateProgress,
  CandidateReceipt,
  LinkContact,
} from '@candor/domain/model/candidate-assessment';
import { statusAt } from '@candor/domain/rules/invitation';
import type { InvitationRow } from '../store';
import { noticeOf } from './notice';
import type { AnswerRow } from './store';
import { timeEndsAt } from './time-limit';

/** An assessment as its candidate sees it. */
export function presentInvited(
  row: InvitationRow,
  answers: readonly AnswerRow[],
  { by, receipt, now }: { by: LinkContact; receipt: CandidateReceipt | null; now: Date },
): CandidateAssessment {
  const milestones = row.invitedTo?.milestones ?? [];
  const { atsSource } = row;
  return {
    ...presentOwnProgress(row),
    ...by,
    status: statusAt(row.status, row.expiresAt, now),
    job_title: row.jobTitle,
    hosted_by: row.invitedTo !== null || atsSource === 'unknown' ? null : atsSource,
    // A link can be passed on: who it is for is said to whoever has agreed to be that person.
    candidate_name: row.startedAt === null ? null : row.candidateName,
    milestones: milestones.map(({ id, title, minutes }) => ({
      id,
      title,
      minutes,
      done: isDone(answers, id),
    })),
    expires_at: row.expiresAt.toISOString(),
    time_limit_minutes: row.timeLimitMinutes,
    time_ends_at: timeEndsAt(row)?.toISOString() ?? null,
    server_time: now.toISOString(),
    notice: noticeOf(row, by),
    reminders: remindersOf(row),
    receipt,
  };
}

/** Whether mails remind of an assessment, and whose wish it is that none do. */
export function remindersOf({
  remind,
  remindersStoppedAt,
}: Pick<InvitationRow, 'remind' | 'remindersStoppedAt'>): CandidateAssessment['reminders'] {
  if (remindersStoppedAt !== null) return 'stopped';
  return remind ? 'on' : 'none';
}

/** How far a candidate is, without a word about points. */
export function presentOwnProgress(row: InvitationRow): CandidateProgress {
  return {
    milestones_completed: row.milestonesCompleted,
    total_milestones: row.totalMilestones,
    completion_percentage: row.completionPercentage,
  };
}

/** One step with what was answered so far. */
export function presentStep(
  { id, title, intro, minutes, requirements, tasks }: Milestone,
  position: number,
  answer: AnswerRow | null,
): CandidateMilestone {
  return {
    id,
    title,
    intro,
    minutes,
    position,
    tasks,
    requirements: requirements.map(({ text }) => text),
    answer: answer?.answer ?? {},
    revision: answer?.revision ?? 0,
    saved_at: answer?.savedAt.toISOString() ?? null,
    done: (answer?.completedAt ?? null) !== null,
  };
}

function isDone(answers: readonly AnswerRow[], id: string): boolean {
  return answers.some((row) => row.milestoneId === id && row.completedAt !== null);
}
