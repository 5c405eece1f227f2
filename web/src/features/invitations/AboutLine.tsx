import type { Invitation } from '@candor/domain/model/invitation';
import { isUndelivered, UNDELIVERED } from './words';

/** Below a candidate's name in the list: that mail never reached them, and what they are invited for. */
export function AboutLine({ invitation }: { invitation: Invitation }) {
  const { job_title: job } = invitation;
  const undelivered = isUndelivered(invitation);
  if (!undelivered && !job) return null;
  return (
    <span className="block truncate text-12 text-ink-3" title={job ?? undefined}>
      {undelivered && <span className="text-danger">{UNDELIVERED}</span>}
      {undelivered && job && ' · '}
      {job}
    </span>
  );
}
