import { billing } from '@candor/domain/api/billing';
import type { BillingState } from '@candor/domain/model/billing';
import { PLANS } from '@candor/domain/rules/plans';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLeaving } from '../../session/use-leaving';
import { Button, type ButtonLook, buttonClass } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatDay } from '../../ui/format';
import { providerProblem } from './checkout-problem';
import { PaymentProblem } from './PaymentProblem';
import { portalReturn } from './returning';
import { useGoingOn } from './use-billing';

/** Actions for a paid plan: pay what is due, manage the payment, cancel it or keep it. */
export function PlanActions({ state }: { state: BillingState }) {
  const goingOn = useGoingOn();
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { isSuccess, submittedAt } = goingOn;
  // The pressed button is gone with its subject: the focus continues from what is there now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each one that went well is another one
  useEffect(() => {
    if (isSuccess && !asking && document.activeElement === document.body) place.current?.focus();
  }, [isSuccess, submittedAt, asking]);
  if (!state.configured || !state.has_customer) return null;

  const { cancel_at, pending_change, ended, managed_by, payment_url, plan_type } = state;
  const runs = managed_by === 'provider' && ended === null;
  const waits = cancel_at !== null || pending_change !== null;
  const refused = goingOn.isError ? providerProblem(goingOn.error) : null;
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-control outline-none max-sm:w-full sm:items-end"
    >
      <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
        {payment_url && (
          <a href={payment_url} className={buttonClass({ variant: 'primary' })}>
            Pay now
          </a>
        )}
        {runs && waits && (
          <Button
            variant={payment_url ? 'secondary' : 'primary'}
            busy={goingOn.isPending}
            onClick={() => goingOn.mutate('resume')}
          >
            Keep {PLANS[plan_type].name}
          </Button>
        )}
        <PortalButton />
        {runs && cancel_at === null && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Cancel plan
          </Button>
        )}
      </div>
      {!asking && <PaymentProblem text={refused} />}
      <ConfirmDialog
        open={asking}
        title={`Cancel ${PLANS[plan_type].name}?`}
        verb="Cancel plan"
        keep={`Keep ${PLANS[plan_type].name}`}
        busy={goingOn.isPending}
        problem={refused}
        onConfirm={() => goingOn.mutate('cancel', { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <CancelWords state={state} />
      </ConfirmDialog>
    </div>
  );
}

/** The provider's page for cards, invoices and addresses. */
export function PortalButton({ size = 'md' }: Pick<ButtonLook, 'size'>) {
  const { busy, locked, problem, leave } = useLeaving(providerProblem);
  const open = () =>
    leave(async (api) => {
      const body = { return_url: portalReturn(window.location.origin) };
      return (await api.call(billing.portal, { body })).portal_url;
    });
  return (
    <>
      <Button
        size={size}
        icon={ExternalLink}
        busy={busy}
        disabled={locked}
        onClick={() => void open()}
      >
        Manage payment
      </Button>
      <PaymentProblem text={problem} className="w-full" />
    </>
  );
}

function CancelWords({ state }: { state: BillingState }) {
  const { current_period_end: end, plan_type, pending_change } = state;
  return (
    <>
      <p>
        {PLANS[plan_type].name} stays open until {end ? formatDay(end) : 'the end of its period'}{' '}
        and is not charged again. You can change your mind until then.
      </p>
      <p className="mt-2">
        After that, nothing new can be scored. Your jobs, results and files are kept, and any plan
        opens them again.
      </p>
      {pending_change && (
        <p className="mt-2">
          The change to {PLANS[pending_change.plan_type].name} that was planned for then is
          cancelled.
        </p>
      )}
    </>
  );
}
