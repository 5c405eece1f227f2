import { PaidPlan } from '@candor/domain/rules/billing';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { Link } from 'react-router';
import { CheckoutButton } from '../../features/billing/CheckoutButton';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';

/** The way to a plan, and the way back. What can be bought is bought from here; the rest is agreed on. */
export function UpgradeActions({ plan }: { plan: PlanType }) {
  const paid = PaidPlan.safeParse(plan).data;
  return (
    <>
      {paid ? (
        <CheckoutButton
          offer={{ plan: paid, interval: 'month' }}
          place="gate"
          look={{ variant: 'primary' }}
        >
          Upgrade to {PLANS[paid].name}
        </CheckoutButton>
      ) : (
        <Link to={paths.supportSales} className={buttonClass({ variant: 'primary' })}>
          Contact Sales
        </Link>
      )}
      <Link to={paths.dashboard} className={buttonClass({ variant: 'quiet' })}>
        Back to the dashboard
      </Link>
    </>
  );
}
