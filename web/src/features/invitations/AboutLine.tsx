import type { Invitation } from '@candor/domain/model/invitation';
import { MailX } from 'lucide-react';
import { isUndelivered, UNDELIVERED } from './words';

/** Below a candidate's name in the list: that mail never reached them, and what they are invited for. */
export function AboutLine({ invitation }: { invitation: Invitation }) {
  const { job_title: job } = invitation;
  const undelivered = isUndelivered(invitation);
  if (!undelivered && !job) return null;
  return (
    <span className="block truncate text-12 text-ink-3" title={job ?? undefined}>
      {undelivered && (
        <span className="text-danger">
          <MailX
            size={14}
            strokeWidth={1.75}
            className="-mt-0.5 mr-1 inline align-middle"
            aria-hidden
          />
          {UNDELIVERED}
        </span>
      )}
      {undelivered && job && ' · '}
      {job}
    </span>
  );
}
