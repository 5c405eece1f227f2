import { PaidPlan } from '@candor/domain/rules/billing';
import { type FeatureName, PLANS, type PlanType } from '@candor/domain/rules/plans';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { CheckoutButton } from '../../features/billing/CheckoutButton';
import { paths } from '../../paths';
import { useUser } from '../../session/app-context';
import { buttonClass } from '../../ui/Button';
import { FullMessage } from '../FullMessage';
import { featureWords } from './feature-words';

type UpgradeScreenProps = {
  title: string;
  plan: PlanType;
  /** What is missing, if it is one feature of the plan. */
  feature?: FeatureName | undefined;
};

/** The gate of a page that a higher plan opens. What can be bought is bought from here; the rest is agreed on. */
export function UpgradeScreen({ title, plan, feature }: UpgradeScreenProps) {
  const user = useUser();
  const words = featureWords(feature);
  const paid = PaidPlan.safeParse(plan).data;
  return (
    <FullMessage
      icon={Lock}
      title={title}
      actions={
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
      }
    >
      {words && (
        <p className="mb-2">
          <b className="font-medium text-ink">{words.name}.</b> {words.does}
        </p>
      )}
      <p>
        This page is part of {PLANS[plan].name}. You are on {PLANS[user.plan_info.plan_type].name}.
      </p>
    </FullMessage>
  );
}
