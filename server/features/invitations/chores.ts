import type { Deps } from '../../deps';
import type { Chore } from '../../jobs/start-jobs';
import { announceErasures, eraseEnded } from './erase-ended';
import { expireInvitations } from './expire-invitations';
import { remindInvited } from './remind-invited';

/** What invitations need done by the clock. */
export function invitationChores(deps: Deps): Chore[] {
  return [
    { name: 'expire-invitations', match: '*/10 * * * *', run: () => expireInvitations(deps) },
    { name: 'remind-invited', match: '7 * * * *', run: () => remindInvited(deps) },
    { name: 'announce-invitations', match: '22 2 * * *', run: () => announceErasures(deps) },
    { name: 'erase-invitations', match: '27 3 * * *', run: () => eraseEnded(deps) },
  ];
}
