import type { BillingState, PricedPlan } from '@candor/domain/model/billing';
import type { PlanInfo, QuotaStatus } from '@candor/domain/model/plan';
import { PLANS } from '@candor/domain/rules/plans';
import { Card } from '../../ui/Card';
import { Tag } from '../../ui/Tag';
import { PlanActions } from './PlanActions';
import { standingWords, statusOf } from './standing-words';
import { KeptThings, UsageMeters } from './UsageMeters';

type PlanCardProps = {
  plan: PlanInfo;
  /** null while it is not known how the account pays. */
  state: BillingState | null;
  plans: readonly PricedPlan[];
  quota: QuotaStatus | undefined;
};

/** The account's plan: what it is, how it continues, its usage, and the available actions. */
export function PlanCard({ plan, state, plans, quota }: PlanCardProps) {
  const status = statusOf({ plan, state });
  const standing = standingWords({ plan, state, plans, now: new Date() });
  return (
    <Card aria-labelledby="plan-title" className="p-4 sm:p-6">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <div className="flex items-center gap-2">
            <h2 id="plan-title" className="text-20 font-strong">
              {state?.ended ? 'No plan' : PLANS[plan.plan_type].name}
            </h2>
            <Tag tone={status.tone}>{status.word}</Tag>
          </div>
          <p className="mt-1 max-w-[68ch] text-14 text-balance text-ink-2">{standing}</p>
        </div>
        {state && <PlanActions state={state} />}
      </div>
      {state?.ended ? (
        <KeptThings plan={plan} quota={quota} />
      ) : (
        <UsageMeters plan={plan} quota={quota} ends={state?.cancel_at != null} />
      )}
    </Card>
  );
}
