import type { AshbyUpdate, AshbyValue } from '@candor/domain/model/ats-partner';
import { invitationPath } from '@candor/domain/rules/invitation';
import type { AskedInvitation } from './store';

type News = { publicUrl: string; at: Date; score: number | null };

const text = (identifier: string, label: string, value: string): AshbyValue => ({
  identifier,
  label,
  type: 'string',
  value,
});
const link = (identifier: string, label: string, value: string): AshbyValue => ({
  identifier,
  label,
  type: 'url',
  value,
});

/** Ashby records the moment at which it reads Started. */
const STATUSES = { sent: 'Sent', opened: 'Opened', started: 'Started', completed: 'Completed' };
const REASONS = { cancelled: 'Cancelled in Candor', expired: 'The invitation expired' };

/** How an invitation is, in Ashby's words. */
export function ashbyUpdate(
  { id, code, state }: AskedInvitation,
  { publicUrl, at, score }: News,
): AshbyUpdate {
  const base = {
    assessment_id: id,
    timestamp: at.getTime(),
    assessment_profile_url: link('report', 'Report', `${publicUrl}${reportPath(code)}`),
  };
  if (state === 'cancelled' || state === 'expired') {
    const cancelled_reason = text('cancelled_reason', 'Reason', REASONS[state]);
    return { ...base, cancelled_reason, metadata: [] };
  }
  const assessment_status = text('status', 'Status', STATUSES[state]);
  if (state === 'completed') {
    return { ...base, assessment_status, assessment_result: resultOf(score), metadata: [] };
  }
  const way = link('link', 'Link of the candidate', `${publicUrl}${invitationPath(code)}`);
  return { ...base, assessment_status, metadata: [way] };
}

/** Only a result ends an assessment: one that cannot be scored has one, too. */
function resultOf(score: number | null): AshbyValue {
  if (score === null) return text('outcome', 'Match score', 'Not scored');
  return { identifier: 'score', label: 'Match score', type: 'numeric_score', value: score };
}

/** The page on which the sender reads the outcome of an invitation. */
export function reportPath(code: string): string {
  return `/invitations?open=${encodeURIComponent(code)}`;
}
