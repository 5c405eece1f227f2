import type { Invitation } from '@candor/domain/model/invitation';
import { Banner } from '../../../ui/Banner';
import { formatMoment } from '../../../ui/format';
import { isUndelivered, UNDELIVERED } from '../words';

/** That mail never reached the candidate, and what their sender can do now. */
export function UndeliveredNote({ invitation }: { invitation: Invitation }) {
  const { undeliverable_at: at, candidate_email: email } = invitation;
  if (at === null || !isUndelivered(invitation)) return null;
  return (
    <Banner tone="warning" className="mt-3">
      <strong className="font-medium">{UNDELIVERED}</strong> to {email ?? 'the candidate'}{' '}
      <span className="whitespace-nowrap">({formatMoment(at)}).</span> Copy the link and send it
      yourself. If the address is right, resend the invitation; if it is wrong, cancel this one and
      invite them again. No reminders are sent.
    </Banner>
  );
}
