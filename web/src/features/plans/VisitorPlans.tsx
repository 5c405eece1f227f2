import type { Plan } from '@candor/domain/rules/plans';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { PageLink } from '../../ui/PageLink';
import { PlanChooser } from './PlanChooser';

/** The plans for somebody without an account. */
export function VisitorPlans({ plans }: { plans: readonly Plan[] }) {
  return (
    <PlanChooser plans={plans} current={null} action={(plan) => <VisitorAction plan={plan} />} />
  );
}

/** What a visitor can do about a plan. No prices are configured, so what is not free goes through a talk. */
export function VisitorAction({ plan }: { plan: Plan }) {
  const free = plan.id === 'trial';
  return (
    <PageLink
      href={free ? paths.signup : paths.contact}
      className={`${buttonClass({ variant: free ? 'primary' : 'secondary', wide: true })} h-9!`}
    >
      {free ? 'Start the trial' : 'Contact sales'}
    </PageLink>
  );
}
