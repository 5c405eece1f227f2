import type { Invitation } from '@candor/domain/model/invitation';
import { formatDay } from '../../ui/format';

/** When reminders come: shown to users who turn them on. */
export const REMINDERS_HINT =
  'After 3 days without activity, and 2 days before it expires. They can opt out.';

type Reminded = Pick<
  Invitation,
  | 'remind'
  | 'reminders_sent'
  | 'reminded_at'
  | 'next_reminder_at'
  | 'reminders_stopped_at'
  | 'undeliverable_at'
>;

/** How it stands with the reminders of an invitation. */
export function reminderWords(invitation: Reminded): string {
  const { remind, reminders_sent: sent, next_reminder_at: next } = invitation;
  if (invitation.reminders_stopped_at !== null) return 'None: the candidate asked for none';
  if (invitation.remind && invitation.undeliverable_at !== null)
    return 'None: mail could not be delivered';
  const words = [
    ...(sent > 0 && invitation.reminded_at
      ? [`${sent} sent, the last ${formatDay(invitation.reminded_at)}`]
      : []),
    ...(next === null ? [] : [`next ${formatDay(next)} if they have not finished`]),
  ];
  const [first = remind ? 'none ahead' : 'none', ...more] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...more].join('; ');
}
