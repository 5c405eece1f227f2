import type { Invitation } from '@candor/domain/model/invitation';
import type { AtsSource } from '@candor/domain/model/user';
import {
  type InvitationStatus,
  isOpen,
  type ProgressStatus,
} from '@candor/domain/rules/invitation';
import type { Tone } from '../../ui/Tag';

export const STATUS_WORD: Record<InvitationStatus, string> = {
  pending: 'Pending',
  active: 'Active',
  accepted: 'Accepted',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

export const STATUS_TONE: Record<InvitationStatus, Tone> = {
  pending: 'plain',
  active: 'info',
  accepted: 'info',
  completed: 'success',
  expired: 'warning',
  cancelled: 'line',
};

export const PROGRESS_WORD: Record<ProgressStatus, string> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  completed: 'Completed',
  no_data: 'No data',
};

/** The order of the bar and of the groups: who needs the reader first. */
export const PROGRESS_ORDER: readonly ProgressStatus[] = [
  'completed',
  'in_progress',
  'not_started',
  'no_data',
];

export const SOURCE_WORD: Record<AtsSource, string> = {
  ashby: 'Ashby',
  greenhouse: 'Greenhouse',
  unknown: 'No ATS',
};

/** The text for an invitation whose mail was given up. */
export const UNDELIVERED = 'Mail could not be delivered';

/** Whether its candidate waits for a link that never came: of one that is over there is nothing to do about it. */
export function isUndelivered({
  status,
  undeliverable_at: at,
}: Pick<Invitation, 'status' | 'undeliverable_at'>): boolean {
  return at !== null && (isOpen(status) || status === 'expired');
}

/** How a candidate is called on screen: by their address as long as nobody told their name. */
export function nameOf({
  candidate_name,
  candidate_email,
}: Pick<Invitation, 'candidate_name' | 'candidate_email'>): string {
  return candidate_name?.trim() || candidate_email || 'Unnamed candidate';
}

/** Words that stay on one line: a browser would break it at any of their spaces. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}
