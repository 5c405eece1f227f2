import type { ShownPlan } from '@candor/domain/model/billing';
import { TRIAL } from '@candor/domain/rules/plans';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { PageLink } from '../../ui/PageLink';
import { PlanChooser } from './PlanChooser';
import { INTERVAL, type Period } from './plan-words';
import { useShownPlans } from './use-shown-plans';

/** The plans for somebody without an account. */
export function VisitorPlans() {
  return (
    <PlanChooser
      plans={useShownPlans()}
      current={null}
      action={(plan, period) => <VisitorAction plan={plan} period={period} />}
    />
  );
}

type VisitorActionProps = { plan: ShownPlan; period: Period };

/**
 * A visitor's actions for a plan: one with a price starts with an account, the others with a conversation. Until prices are known a
 * plan that is sold for one is taken to have it.
 */
export function VisitorAction({ plan, period }: VisitorActionProps) {
  const { id, name, prices } = plan;
  const trial = id === 'trial';
  const opens = trial || (prices === undefined ? id !== 'enterprise' : (prices ?? []).length > 0);
  const signup = trial ? paths.signup : paths.signupFor(id, INTERVAL[period]);
  return (
    <PageLink
      href={opens ? signup : paths.contact}
      className={`${buttonClass({ variant: trial ? 'primary' : 'secondary', wide: true })} h-9!`}
    >
      {trial ? TRIAL.start : opens ? `Sign up for ${name}` : 'Contact Sales'}
    </PageLink>
  );
}
