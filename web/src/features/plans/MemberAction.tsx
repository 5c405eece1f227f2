import { type Plan, type PlanType, planRank } from '@candor/domain/rules/plans';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { PageLink } from '../../ui/PageLink';

type MemberActionProps = { plan: Plan; current: PlanType };

/** What somebody signed in can do about a plan. Without a payment provider an upgrade is asked for, not bought. */
export function MemberAction({ plan, current }: MemberActionProps) {
  const step = planRank(plan.id) - planRank(current);
  if (step === 0) return null;
  if (step < 0) return <p className="py-2 text-13 text-ink-3">Included in your plan</p>;
  return (
    <PageLink href={paths.contact} className={`${buttonClass({ wide: true })} h-9!`}>
      {plan.id === 'enterprise' ? 'Contact sales' : `Ask for ${plan.name}`}
    </PageLink>
  );
}
