import type { Invitation } from '@candor/domain/model/invitation';
import { formatDay } from '../../ui/format';

type Mailed = Pick<
  Invitation,
  'candidate_name' | 'candidate_email' | 'job_title' | 'invitation_link' | 'expires_at'
>;

/** The address that opens an e-mail to the candidate with the link in it, ready to be sent. */
export function mailtoOf(invitation: Mailed): string {
  const { candidate_name, candidate_email, job_title, invitation_link, expires_at } = invitation;
  const role = job_title ? ` for ${job_title}` : '';
  const body = [
    `Hello${candidate_name ? ` ${candidate_name}` : ''},`,
    `we would like to invite you to a skills assessment${role}. You can begin when it suits you, and the same link brings you back:`,
    invitation_link,
    `The link is open until ${formatDay(expires_at)}. Please write to me if you need more time or have a question.`,
  ].join('\r\n\r\n');
  const subject = `Skills assessment${role}`;
  const words = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(candidate_email ?? '')}?${words}`;
}
