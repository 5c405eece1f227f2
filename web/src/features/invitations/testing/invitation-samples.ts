import type { AssessmentResult } from '@candor/domain/model/assessment';
import type {
  InvitableAssessment,
  Invitation,
  InvitationList,
  InvitationStats,
} from '@candor/domain/model/invitation';
import { AtsSource } from '@candor/domain/model/user';
import { ProgressStatus } from '@candor/domain/rules/invitation';
import { isUndelivered } from '../words';

const DAY_MS = 86_400_000;

/** A moment this many days ago: ages are computed with the reader's clock. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}

/** An invitation in the midst of its steps; a test names only what it is about. */
export function anInvitation(over: Partial<Invitation> = {}): Invitation {
  const code = over.invitation_code ?? 'inv-priya-01';
  return {
    invitation_code: code,
    status: 'active',
    progressStatus: 'in_progress',
    ashby_assessment_id: null,
    greenhouse_assessment_id: null,
    assessment_id: 'own-00000001',
    ats_source: 'unknown',
    candidate_name: 'Priya Raman',
    candidate_email: null,
    job_title: 'Solutions Engineer',
    notes: null,
    milestones_completed: 1,
    total_milestones: 2,
    completion_percentage: 50,
    latest_milestone: 'A hard handover',
    points_earned: 18,
    created_at: daysAgo(2),
    updated_at: daysAgo(1),
    last_accessed: daysAgo(1),
    access_count: 6,
    progress_data: null,
    invitation_link: `https://candor.example/invite/${code}`,
    expires_at: daysAgo(-10),
    started_at: daysAgo(1),
    submitted_at: null,
    time_limit_minutes: null,
    open_requests: 0,
    is_stalled: false,
    remind: false,
    reminders_sent: 0,
    reminded_at: null,
    next_reminder_at: null,
    reminders_stopped_at: null,
    undeliverable_at: null,
    steps: [
      { id: 'one', title: 'A hard handover', minutes: 9, points: 18, done_at: daysAgo(1) },
      { id: 'two', title: 'The first 30 days', minutes: 8, points: 20, done_at: null },
    ],
    ...over,
  };
}

/** Somebody who has not begun. */
export function aPending(over: Partial<Invitation> = {}): Invitation {
  return anInvitation({
    invitation_code: 'inv-ingrid-01',
    candidate_name: 'Ingrid Solberg',
    status: 'pending',
    progressStatus: 'not_started',
    milestones_completed: 0,
    completion_percentage: 0,
    points_earned: 0,
    access_count: 0,
    last_accessed: null,
    started_at: null,
    latest_milestone: null,
    updated_at: daysAgo(2),
    ...over,
  });
}

/** A page of the list as the server answers it. */
export function aList(
  invitations: readonly Invitation[],
  over: Partial<InvitationList> = {},
): InvitationList {
  const of = (key: keyof Invitation, value: unknown) =>
    invitations.filter((one) => one[key] === value).length;
  return {
    invitations: [...invitations],
    total: invitations.length,
    page: 1,
    limit: 20,
    has_more: false,
    counts: {
      total: invitations.length,
      stalled: of('is_stalled', true),
      undelivered: invitations.filter(isUndelivered).length,
      by_progress: {
        not_started: of('progressStatus', 'not_started'),
        in_progress: of('progressStatus', 'in_progress'),
        completed: of('progressStatus', 'completed'),
        no_data: of('progressStatus', 'no_data'),
      },
      by_ats: {
        ashby: of('ats_source', 'ashby'),
        greenhouse: of('ats_source', 'greenhouse'),
        unknown: of('ats_source', 'unknown'),
      },
    },
    groups: [...ProgressStatus.options, ...AtsSource.options].map((key) => ({
      key,
      total: of('progressStatus', key) + of('ats_source', key),
      stalled: 0,
      undelivered: 0,
      average_progress: 50,
      average_points: 18,
    })),
    ...over,
  };
}

/** Figures over 40 invitations. */
export function theStats(over: Partial<InvitationStats> = {}): InvitationStats {
  return {
    average_progress: 61,
    total_points_earned: 1846,
    average_points_per_invitation: 46.2,
    progress_distribution: { not_started: 9, in_progress: 12, completed: 17, no_data: 2 },
    milestone_stats: [
      { milestone: 'A hard handover', reached: 40, completed: 29 },
      { milestone: 'The first 30 days', reached: 29, completed: 17 },
    ],
    ats_breakdown: {
      ashby: { total: 18, completed: 7, active: 6 },
      greenhouse: { total: 0, completed: 0, active: 0 },
      unknown: { total: 22, completed: 10, active: 6 },
    },
    funnel: { sent: 40, opened: 34, started: 30, completed: 17 },
    days_to_complete: [
      { days: 1, people: 4 },
      { days: 3, people: 9 },
      { days: 6, people: 4 },
    ],
    total_invitations: 40,
    completed_invitations: 17,
    median_hours_to_complete: 72,
    days: 30,
    ...over,
  };
}

/** An assessment that people can be invited to. */
export function anAssessment(over: Partial<InvitableAssessment> = {}): InvitableAssessment {
  return {
    assessment_id: 'own-00000001',
    ats_source: 'unknown',
    title: 'First weeks',
    job_title: 'Solutions Engineer',
    invitation_count: 3,
    last_used_at: null,
    ...over,
  };
}

/** The result of an assessment whose answers were not scored. */
export function aResult(over: Partial<AssessmentResult> = {}): AssessmentResult {
  return {
    assessmentId: 'own-00000001',
    candidateName: 'Priya Raman',
    graph_data: [],
    match_score: { overall_score: null },
    match_results: null,
    document_text: 'I led the migration.',
    submitted_at: daysAgo(1),
    answers: [
      {
        milestone_id: 'one',
        title: 'A hard handover',
        points: 18,
        tasks: [
          {
            id: 'tell',
            kind: 'text',
            prompt: 'Tell us of a handover.',
            is_judged: true,
            answer: ['I led the migration.'],
          },
          {
            id: 'why',
            kind: 'text',
            prompt: 'Why did it go wrong?',
            is_judged: false,
            answer: ['Nobody asked the night shift.'],
          },
          { id: 'more', kind: 'text', prompt: 'Anything else?', is_judged: false, answer: [] },
        ],
      },
    ],
    ...over,
  };
}
