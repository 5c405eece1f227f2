import { invitations } from '@candor/domain/api/invitations';
import type { ReactNode } from 'react';
import { useCall } from '../../../session/use-call';
import { FINISHED_DAYS, invitationsWaiting } from './invitations-waiting';

type InvitationsWaitingProps = {
  children: (waiting: ReturnType<typeof invitationsWaiting>) => ReactNode;
};

/** Passes on what is waiting among the invitations; nothing until that is known, or if it cannot be. */
export function InvitationsWaiting({ children }: InvitationsWaitingProps) {
  // The smallest possible page: only its counts are read.
  const list = useCall(invitations.list, { query: { limit: '1' } });
  const counts = list.data?.counts;
  const stats = useCall(
    invitations.stats,
    { query: { days: String(FINISHED_DAYS) } },
    { enabled: (counts?.by_progress.completed ?? 0) > 0 },
  );
  const finished = stats.data?.completed_invitations ?? 0;
  return children(counts ? invitationsWaiting({ counts, finished }) : []);
}
