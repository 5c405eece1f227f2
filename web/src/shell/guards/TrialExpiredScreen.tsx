import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useSubscription } from '../../session/use-plan';
import { Button, buttonClass } from '../../ui/Button';
import { formatCount, formatDay } from '../../ui/format';
import { FullMessage } from '../FullMessage';
import { useLogout } from '../use-logout';

/** The gate after the trial. Nothing is deleted; billing stays open. */
export function TrialExpiredScreen() {
  const ended = useSubscription().data?.trial_ends_at;
  const { busy, logout } = useLogout('home');
  return (
    <FullMessage
      title="Trial Period Expired"
      actions={
        <div className="grid w-full gap-4 text-left sm:grid-cols-2">
          <PlanOffer plan="starter" line="Google Drive as a source" />
          <PlanOffer plan="professional" line="All sources" chosen />
        </div>
      }
      foot={
        <>
          <Link to={paths.billing} className={buttonClass({ variant: 'link', size: 'sm' })}>
            Go to billing
          </Link>
          <Link to={paths.pricing} className={buttonClass({ variant: 'link', size: 'sm' })}>
            Compare plans
          </Link>
          <Button variant="link" size="sm" busy={busy} onClick={logout}>
            Logout
          </Button>
        </>
      }
    >
      {ended ? `Your trial ended on ${formatDay(ended)}.` : 'Your trial has ended.'} Your jobs,
      results and files are kept. A plan opens them again.
    </FullMessage>
  );
}

type PlanOfferProps = {
  plan: Extract<PlanType, 'starter' | 'professional'>;
  line: string;
  chosen?: boolean;
};

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
      <Link
        to={paths.billing}
        className={`${buttonClass({ variant: chosen ? 'primary' : 'secondary', wide: true })} mt-3`}
      >
        Upgrade to {name}
      </Link>
    </section>
  );
}
