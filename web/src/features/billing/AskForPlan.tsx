import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { useHelpPaths } from '../../session/use-help-paths';
import { buttonClass } from '../../ui/Button';
import { PageLink } from '../../ui/PageLink';

/** Link to a plan agreed with sales. */
export function AskForPlan({ plan }: { plan: PlanType }) {
  const { sales } = useHelpPaths();
  return (
    <PageLink href={sales} className={`${buttonClass({ wide: true })} h-9!`}>
      {plan === 'enterprise' ? 'Contact Sales' : `Ask for ${PLANS[plan].name}`}
    </PageLink>
  );
}
