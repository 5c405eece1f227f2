import type { StaffUser, UserState } from '@candor/domain/model/staff';
import type { Tone } from '../../ui/Tag';

/** The name of a state in the account search. */
export const STATE_WORD: Record<UserState, string> = {
  trialing: 'On trial',
  expired: 'Trial ended',
  active: 'Paid or by contract',
  past_due: 'Payment due',
  cancelled: 'Cancelled',
  unconfirmed: 'E-mail not confirmed',
  suspended: 'Suspended',
  partner: 'Partners',
  staff: 'Staff',
};

const STATUS: Record<StaffUser['status'], { word: string; tone: Tone } | null> = {
  active: null,
  trialing: null,
  past_due: { word: 'Payment due', tone: 'warning' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
  expired: { word: 'Trial ended', tone: 'warning' },
};

/** What is to know about an account at a glance, the gravest first. An ordinary one has nothing. */
export function marksOf(user: StaffUser): { word: string; tone: Tone }[] {
  const status = STATUS[user.status];
  return [
    ...(user.suspended_at ? [{ word: 'Suspended', tone: 'danger' as const }] : []),
    ...(status ? [status] : []),
    ...(user.email_confirmed || user.is_oauth
      ? []
      : [{ word: 'Not confirmed', tone: 'warning' as const }]),
    ...(user.is_integration_partner ? [{ word: 'Partner', tone: 'line' as const }] : []),
    ...(user.is_staff ? [{ word: 'Staff', tone: 'info' as const }] : []),
  ];
}
