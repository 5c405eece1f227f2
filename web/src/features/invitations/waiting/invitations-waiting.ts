import type { InvitationList } from '@candor/domain/model/invitation';
import { paths } from '../../../paths';
import { type ListState, writeList } from '../list/list-state';

/** Which finished invitations are reported: older answers were seen long ago. */
export const FINISHED_DAYS = 14;

type Known = {
  counts: Pick<InvitationList['counts'], 'stalled'>;
  /** Completed ones that were created in the last days. */
  finished: number;
};

/** What waits for the sender of invitations: how many, of what, why, and where to go for it. */
export function invitationsWaiting({ counts: { stalled }, finished }: Known) {
  return [
    {
      kind: 'answered',
      count: finished,
      what: finished === 1 ? 'candidate finished' : 'candidates finished',
      where: `Invited in the last ${FINISHED_DAYS} days`,
      to: listed({ status: 'completed' }),
    },
    {
      kind: 'stalled',
      count: stalled,
      what: stalled === 1 ? 'invitation stalled' : 'invitations stalled',
      where: 'No activity for 3 days or more',
      to: listed({ stalled: true }),
    },
  ].filter(({ count }) => count > 0);
}

function listed(filter: Partial<ListState>): string {
  return `${paths.invitations}?${writeList(new URLSearchParams(), filter)}`;
}
