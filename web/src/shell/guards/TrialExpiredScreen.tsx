import { users } from '@candor/domain/api/users';
import { messages } from '@candor/domain/messages';
import type { KeptWork } from '@candor/domain/model/analytics';
import type { BillingState } from '@candor/domain/model/billing';
import type { PaidPlan } from '@candor/domain/rules/billing';
import { PLANS } from '@candor/domain/rules/plans';
import { Link } from 'react-router';
import { CheckoutButton } from '../../features/billing/CheckoutButton';
import { useBillingState } from '../../features/billing/use-billing';
import { paths } from '../../paths';
import { useCall } from '../../session/use-call';
import { useSubscription } from '../../session/use-plan';
import { buttonClass } from '../../ui/Button';
import { formatCount, formatDay } from '../../ui/format';
import { FullMessage, WaitingPage } from '../FullMessage';
import { keptWords } from './kept-words';
import { OwnDataFoot } from './OwnDataFoot';

/** The gate after the trial, and after a plan that ended. Nothing is deleted; paying, one's own data and leaving stay open. */
export function TrialExpiredScreen() {
  const { data: billing, isPending } = useBillingState();
  const kept = useCall(users.keptWork, {});
  // No plan is offered, and no end called that of a trial, before it is known what is owed. What is kept is waited for as
  // well, or its figures would move the plans.
  if (isPending || kept.isPending) return <WaitingPage>{messages.loadingSubscription}</WaitingPage>;
  return <EndedScreen billing={billing} kept={kept.data} />;
}

/**
 * `billing` is missing if it could not be read: then plans are offered, and the server says what has to be done
 * first.
 */
type BillingProps = { billing: BillingState | undefined };

function EndedScreen({ billing, kept }: BillingProps & { kept: KeptWork | undefined }) {
  const quiet = { variant: 'link', size: 'sm' } as const;
  const { data: subscription } = useSubscription();
  return (
    <FullMessage
      title={subscription?.plan_ended ? 'Your Plan Has Ended' : 'Trial Period Expired'}
      actions={<WaysOn billing={billing} />}
      foot={
        <OwnDataFoot>
          <Link to={paths.billing} className={buttonClass(quiet)}>
            Go to billing
          </Link>
          <Link to={paths.pricing} className={buttonClass(quiet)}>
            Compare plans
          </Link>
        </OwnDataFoot>
      }
    >
      <p>
        <EndWords billing={billing} /> {keptWords(kept)}
      </p>
      <p className="mt-2">
        A plan opens it all again. Until then billing stays open, and your data is yours to export.
      </p>
    </FullMessage>
  );
}

/** An open invoice is paid before anything else is bought: the provider refuses a second plan until then. */
function WaysOn({ billing }: BillingProps) {
  if (billing?.ended === 'unpaid' && billing.payment_url)
    return (
      <a href={billing.payment_url} className={buttonClass({ variant: 'primary' })}>
        Pay now
      </a>
    );
  return (
    <div className="grid w-full gap-4 text-left sm:grid-cols-2">
      <PlanOffer plan="starter" line="Google Drive as a source" />
      <PlanOffer plan="professional" line="All sources" chosen />
    </div>
  );
}

/** What has ended, and when. */
function EndWords({ billing }: BillingProps) {
  const day = useSubscription().data?.trial_ends_at;
  const ended = billing?.ended;
  const on = day ? ` on ${formatDay(day)}` : '';
  if (ended === 'unpaid') return `Your plan ended${on} because a payment failed.`;
  if (ended === 'cancelled') return `Your plan ended${on}.`;
  return on ? `Your trial ended${on}.` : 'Your trial has ended.';
}

type PlanOfferProps = { plan: PaidPlan; line: string; chosen?: boolean };

function PlanOffer({ plan, line, chosen = false }: PlanOfferProps) {
  const { name, candidateQuota } = PLANS[plan];
  const monthly = typeof candidateQuota === 'object' ? candidateQuota.monthly : null;
  return (
    <section aria-label={name} className="rounded-card border border-border bg-surface p-4">
      <h2 className="text-16 font-strong">{name}</h2>
      {monthly !== null && (
        <p className="text-13 text-ink-2">{formatCount(monthly)} candidates a month</p>
      )}
      <p className="text-13 text-ink-2">{line}</p>
      <CheckoutButton
        offer={{ plan, interval: 'month' }}
        place="gate"
        look={{ variant: chosen ? 'primary' : 'secondary', wide: true }}
        className="mt-3"
      >
        Upgrade to {name}
      </CheckoutButton>
    </section>
  );
}
