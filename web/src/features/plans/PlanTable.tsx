import { system } from '@candor/domain/api/system';
import { PLANS, type Plan, type PlanType, planRank } from '@candor/domain/rules/plans';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { asClientError } from '../../api/client-error';
import { useCall } from '../../session/use-call';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { Skeleton } from '../../ui/Skeleton';
import { Tag } from '../../ui/Tag';
import { planLines, quotaWords, yearlyWords } from './plan-words';

type PlanTableProps = {
  /** The plan of the signed-in user. */
  current: PlanType | null;
  action?: (plan: Plan) => ReactNode;
};

/** The plan catalogue as the server has it: what each plan lets one do. */
export function PlanTable({ current, action }: PlanTableProps) {
  const { data, error, isPending, refetch } = useCall(system.plans, {});
  if (isPending) return <Skeleton className="h-80 w-full rounded-card" />;
  if (error) {
    return (
      <div className="rounded-card border border-border p-6 text-14">
        <p className="mb-4 text-ink-2">{asClientError(error).message}</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </div>
    );
  }
  const plans = [...data.plans].sort((a, b) => planRank(a.id) - planRank(b.id));
  return (
    <div className="grid overflow-hidden rounded-card border border-border bg-surface sm:grid-cols-2 lg:grid-cols-4">
      {plans.map((plan, index) => (
        <PlanColumn
          key={plan.id}
          plan={plan}
          below={plans[index - 1] ?? null}
          current={plan.id === current}
          action={action?.(plan)}
        />
      ))}
    </div>
  );
}

type PlanColumnProps = { plan: Plan; below: Plan | null; current: boolean; action: ReactNode };

function PlanColumn({ plan, below, current, action }: PlanColumnProps) {
  const { figure, unit } = quotaWords(plan);
  return (
    <article
      aria-label={plan.name}
      className={cx(
        '-mt-px -ml-px border-t border-l border-border p-6',
        current && 'bg-bg shadow-[inset_0_2px_0_var(--text)]',
      )}
    >
      <h3 className="flex items-center gap-2 text-16 font-strong">
        {plan.name}
        {current && <Tag>Your plan</Tag>}
      </h3>
      <p className="num mt-4 text-[40px] leading-11 font-strong tracking-[-0.03em]">{figure}</p>
      <p className="text-13 text-ink-2">{unit}</p>
      <p className="min-h-5 text-13 text-ink-3">{yearlyWords(plan)}</p>
      {action !== undefined && <div className="mt-4 min-h-8 max-sm:min-h-0">{action}</div>}
      <ul className="mt-5 flex flex-col gap-1.5 text-13 text-ink-2">
        {below && below.id !== 'enterprise' && plan.id !== 'enterprise' && (
          <li className="flex gap-2">
            <Tick />
            Everything in {PLANS[below.id].name}
          </li>
        )}
        {planLines(plan, below).map((line) => (
          <li key={line} className="flex gap-2">
            <Tick />
            {line}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Tick() {
  return <Check size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />;
}
