import { PLANS } from '@candor/domain/rules/plans';
import { useUser } from '../session/app-context';
import { useSubscription } from '../session/use-plan';
import { plural } from '../ui/format';
import { Tag } from '../ui/Tag';

/** From this many days on the end of a trial needs attention. */
const SOON = 2;

/** The name of the plan and, on trial, the days that are left; of a plan that has ended only that. */
export function PlanLabel() {
  const user = useUser();
  const { data } = useSubscription();
  const plan = data?.plan_type ?? user.plan_info.plan_type;
  const days = plan === 'trial' ? (data?.days_remaining ?? null) : null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Tag>
        <span data-own="plan">{data?.plan_ended ? 'Plan' : PLANS[plan].name}</span>
      </Tag>
      {days !== null && (
        <Tag tone={days <= SOON ? 'warning' : 'line'} className="num">
          {days === 0 ? 'ended' : `${plural(days, 'day')} left`}
        </Tag>
      )}
    </span>
  );
}
