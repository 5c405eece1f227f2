import type { Allowance } from '../../access/allowance';
import type { AnswerHeaders } from '../../http/serve';

/** The credits of the account in place of its candidates: this is the quota that an invitation uses. */
export function creditHeaders({
  invitationCredits,
  invitationGrantUsed,
}: Pick<Allowance, 'invitationCredits' | 'invitationGrantUsed'>): AnswerHeaders {
  return {
    'X-Quota-Type': 'invitation_credits',
    'X-Quota-Limit': invitationCredits + invitationGrantUsed,
    'X-Quota-Used': invitationGrantUsed,
    'X-Quota-Remaining': invitationCredits,
  };
}
