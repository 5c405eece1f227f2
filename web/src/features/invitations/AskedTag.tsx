import type { Invitation } from '@candor/domain/model/invitation';
import { Tag } from '../../ui/Tag';

/** Marks an invitation whose candidate waits for an answer. */
export function AskedTag({ invitation }: { invitation: Pick<Invitation, 'open_requests'> }) {
  if (invitation.open_requests === 0) return null;
  return <Tag tone="warning">Asked</Tag>;
}
