import type { Invitation } from '../model/invitation';
import { csvCell, NEEDS_QUOTES } from './csv-cell';

/** The columns of exported invitations, in this order, and their contents. */
const COLUMNS = {
  invitation_code: ({ invitation_code }) => invitation_code,
  status: ({ status }) => status,
  progress_status: ({ progressStatus }) => progressStatus,
  ats_source: ({ ats_source }) => ats_source,
  assessment_id: assessmentOf,
  candidate_name: ({ candidate_name }) => candidate_name,
  job_title: ({ job_title }) => job_title,
  completion_percentage: ({ completion_percentage }) => completion_percentage,
  milestones_completed: ({ milestones_completed }) => milestones_completed,
  total_milestones: ({ total_milestones }) => total_milestones,
  points_earned: ({ points_earned }) => points_earned,
  access_count: ({ access_count }) => access_count,
  created_at: ({ created_at }) => created_at,
  last_accessed: ({ last_accessed }) => last_accessed,
} as const satisfies Record<string, (invitation: Invitation) => string | number | null>;

/** Invitations as CSV (RFC 4180) with a header line; unknown values are empty cells. */
export function writeInvitationsCsv(invitations: readonly Invitation[]): string {
  const rows = invitations.map((invitation) =>
    Object.values(COLUMNS).map((read) => csvCell(read(invitation), NEEDS_QUOTES)),
  );
  return [Object.keys(COLUMNS), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** The assessment, whoever hosts it. */
function assessmentOf(invitation: Invitation): string | null {
  const { assessment_id, ashby_assessment_id, greenhouse_assessment_id } = invitation;
  return assessment_id ?? ashby_assessment_id ?? greenhouse_assessment_id;
}
