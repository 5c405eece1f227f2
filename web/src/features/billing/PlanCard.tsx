import type { PlanInfo } from '@candor/domain/model/plan';
import { PLANS } from '@candor/domain/rules/plans';
import { daysRemaining } from '@candor/domain/rules/quota';
import { Card } from '../../ui/Card';
import { formatCount, formatDay } from '../../ui/format';
import { Tag, type Tone } from '../../ui/Tag';

const STATUS: Record<PlanInfo['status'], { word: string; tone: Tone }> = {
  active: { word: 'Active', tone: 'success' },
  trialing: { word: 'Trial', tone: 'info' },
  past_due: { word: 'Payment due', tone: 'warning' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
  expired: { word: 'Expired', tone: 'danger' },
};

/** The plan of the account: what it is, how it stands, what it allows. */
export function PlanCard({ plan }: { plan: PlanInfo }) {
  const status = STATUS[plan.trial_expired ? 'expired' : plan.status];
  const { limits, usage } = plan;
  const facts = [
    [
      'Candidates',
      `${formatCount(usage.candidates_used)} of ${limitWords(usage.candidates_limit)}`,
    ],
    ['API keys', `${formatCount(usage.api_keys_used)} of ${limitWords(usage.api_keys_limit)}`],
    ['Largest batch', limitWords(limits.max_batch_size)],
    ['Period', `${limits.billing_period_days} days`],
  ];
  return (
    <Card aria-labelledby="plan-title" className="p-6">
      <div className="flex items-center gap-2">
        <h2 id="plan-title" className="text-20 font-strong">
          {PLANS[plan.plan_type].name}
        </h2>
        <Tag tone={status.tone}>{status.word}</Tag>
      </div>
      <p className="mt-1 text-14 text-ink-2">{periodWords(plan, new Date())}</p>
      <dl className="mt-5 grid gap-x-6 gap-y-4 border-t border-border pt-4 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="num text-14 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function limitWords(limit: number | null): string {
  return limit === null ? 'no limit' : formatCount(limit);
}

function periodWords(plan: PlanInfo, now: Date): string {
  if (plan.trial_expires && plan.plan_type === 'trial') {
    const day = formatDay(plan.trial_expires);
    const left = daysRemaining(new Date(plan.trial_expires), now);
    if (plan.trial_expired || left === 0)
      return `Your trial ended on ${day}. Everything you made is kept.`;
    return `Your trial ends on ${day}, in ${left === 1 ? '1 day' : `${left} days`}.`;
  }
  return plan.current_period_end
    ? `The quota starts anew on ${formatDay(plan.current_period_end)}.`
    : 'No end date.';
}
