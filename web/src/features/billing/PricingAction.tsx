import type { ShownPlan } from '@candor/domain/model/billing';
import type { PlanInfo } from '@candor/domain/model/plan';
import type { BillingInterval } from '@candor/domain/rules/billing';
import { PLANS } from '@candor/domain/rules/plans';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { PageLink } from '../../ui/PageLink';
import { AskForPlan } from './AskForPlan';
import { CheckoutButton } from './CheckoutButton';
import { changeVerb } from './change-words';
import { chooserOfPlan } from './chooser';
import { nextStep } from './next-step';

type PricingActionProps = { plan: ShownPlan; interval: BillingInterval; account: PlanInfo };

/** What somebody signed in can do about a plan on the page of prices. What they pay for already is changed under billing. */
export function PricingAction({ plan, interval, account }: PricingActionProps) {
  const chooser = chooserOfPlan(account);
  const step = nextStep(plan, interval, chooser);
  const look = {
    variant: plan.id === 'professional' ? 'primary' : 'secondary',
    wide: true,
  } as const;
  switch (step.kind) {
    case 'nothing':
    case 'begins':
      return null;
    case 'included':
      return <p className="py-2 text-13 text-ink-3">Included in your plan</p>;
    case 'contact':
      return <AskForPlan plan={plan.id} />;
    case 'buy':
      if (plan.prices === undefined) return null;
      // Prices that could not be read are requested again by the press, which reports what prevents payment.
      return step.priced || plan.prices === null ? (
        <CheckoutButton offer={step.offer} place="billing" look={look} className="h-9!">
          Upgrade to {PLANS[plan.id].name}
        </CheckoutButton>
      ) : (
        <AskForPlan plan={plan.id} />
      );
    case 'change':
      return (
        <PageLink href={paths.billing} className={`${buttonClass(look)} h-9!`}>
          {changeVerb(chooser.paying, step.offer)}
        </PageLink>
      );
  }
}
