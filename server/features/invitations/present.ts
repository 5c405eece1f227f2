import type {
  Invitation,
  InvitationProgress,
  InvitationRequest,
} from '@candor/domain/model/invitation';
import {
  invitationPath,
  isOpen,
  progressStatus,
  STALLED_MS,
  statusAt,
} from '@candor/domain/rules/invitation';
import { nextReminder } from '@candor/domain/rules/invitation-reminders';
import type { Deps } from '../../deps';
import type { InvitationRow, ListedInvitation, RequestRow } from './store';

type Needs = Pick<Deps, 'clock' | 'config'>;

/** An invitation on the wire, as its sender sees it. */
export function presentInvitation(
  { clock, config }: Needs,
  { row, openRequests }: ListedInvitation,
): Invitation {
  return {
    ...presentProgress(row, clock.now()),
    ashby_assessment_id: row.ashbyAssessmentId,
    greenhouse_assessment_id: row.greenhouseAssessmentId,
    assessment_id: row.assessmentId,
    ats_source: row.atsSource,
    candidate_name: row.candidateName,
    candidate_email: row.candidateEmail,
    job_title: row.jobTitle,
    notes: row.notes,
    created_at: row.createdAt.toISOString(),
    last_accessed: row.lastAccessed?.toISOString() ?? null,
    access_count: row.accessCount,
    invitation_link: `${config.publicUrl}${invitationPath(row.code)}`,
    expires_at: row.expiresAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    submitted_at: row.submittedAt?.toISOString() ?? null,
    time_limit_minutes: row.timeLimitMinutes,
    is_stalled: isStalled(row, clock.now()),
    steps: stepsOf(row),
    open_requests: openRequests,
    remind: row.remind,
    reminders_sent: row.remindersSent,
    reminded_at: row.remindedAt?.toISOString() ?? null,
    next_reminder_at: nextReminder(statusNow(row, clock.now()))?.toISOString() ?? null,
    reminders_stopped_at: row.remindersStoppedAt?.toISOString() ?? null,
    undeliverable_at: row.undeliverableAt?.toISOString() ?? null,
  };
}

/** An invitation with the status that it has at a moment, whether or not anybody noted its end. */
export function statusNow<Row extends Pick<InvitationRow, 'status' | 'expiresAt'>>(
  row: Row,
  now: Date,
): Row {
  return { ...row, status: statusAt(row.status, row.expiresAt, now) };
}

/** How far an invitation is at a moment. */
export function presentProgress(row: InvitationRow, now: Date): InvitationProgress {
  const status = statusAt(row.status, row.expiresAt, now);
  const { milestonesCompleted: milestones_completed, totalMilestones: total_milestones } = row;
  return {
    invitation_code: row.code,
    status,
    milestones_completed,
    total_milestones,
    completion_percentage: row.completionPercentage,
    latest_milestone: row.latestMilestone,
    points_earned: row.pointsEarned,
    progressStatus: progressStatus({ status, milestones_completed, total_milestones }),
    progress_data:
      row.milestoneHistory.length === 0 ? null : { milestone_history: row.milestoneHistory },
    updated_at: row.updatedAt.toISOString(),
  };
}

/** As the list filters by it. */
function isStalled(row: InvitationRow, now: Date): boolean {
  const touched = [row.createdAt, row.resentAt, row.lastAccessed].map((at) => at?.getTime() ?? 0);
  const isQuiet = Math.max(...touched) < now.getTime() - STALLED_MS;
  return isQuiet && isOpen(statusAt(row.status, row.expiresAt, now));
}

function stepsOf({ invitedTo, milestoneHistory }: InvitationRow): Invitation['steps'] {
  return (invitedTo?.milestones ?? []).map(({ id, title, minutes, points }) => {
    const done = milestoneHistory.find((event) => event.id === id);
    return { id, title, minutes, points, done_at: done?.completed_at ?? null };
  });
}

/** A candidate's request, as the sender sees it. */
export function presentRequest(row: RequestRow): InvitationRequest {
  return {
    request_id: row.id,
    kind: row.kind,
    message: row.message,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}
