import { type InvitationStatus, isOpen } from '@candor/domain/rules/invitation';

/** What can be done with an invitation, and why no more can. */
export type Standing = {
  resend: boolean;
  /** More time, cancelling, and progress that is known outside. */
  change: boolean;
  why: string | null;
};

const WHY: Partial<Record<InvitationStatus, string>> = {
  completed: 'The answers are in, so there is nothing left to resend, extend or cancel.',
  cancelled: 'It was cancelled and its link is closed. To ask again, send a new invitation.',
  expired: 'It has expired. Resend opens the same link again.',
};

/** What can be done with an invitation that stands so. */
export function standingOf(status: InvitationStatus): Standing {
  return {
    resend: isOpen(status) || status === 'expired',
    change: isOpen(status),
    why: WHY[status] ?? null,
  };
}
