import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { PageLink } from '../../ui/PageLink';
import { PlanChooser } from './PlanChooser';
import type { ShownPlan } from './plan-words';
import { useShownPlans } from './use-shown-plans';

/** The plans for somebody without an account. */
export function VisitorPlans() {
  return (
    <PlanChooser
      plans={useShownPlans()}
      current={null}
      action={(plan) => <VisitorAction plan={plan} />}
    />
  );
}

/** What a visitor can do about a plan: what has a price begins with an account, the rest with a talk. */
export function VisitorAction({ plan }: { plan: ShownPlan }) {
  const { id, name, prices } = plan;
  const trial = id === 'trial';
  const opens = trial || (prices ?? []).length > 0;
  return (
    <PageLink
      href={opens ? paths.signup : paths.contact}
      className={`${buttonClass({ variant: trial ? 'primary' : 'secondary', wide: true })} h-9!`}
    >
      {trial ? 'Start the trial' : opens ? `Sign up for ${name}` : 'Contact Sales'}
    </PageLink>
  );
}
