import type { ShownPlan } from '@candor/domain/model/billing';
import type { PlanType } from '@candor/domain/rules/plans';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names';
import { Tag } from '../../ui/Tag';
import { type Period, planLines, priceWords, quotaWords } from './plan-words';

type PlanGridProps = {
  /** Lowest first. */
  plans: readonly ShownPlan[];
  period: Period;
  /** The plan of the signed-in user. */
  current: PlanType | null;
  action?: ((plan: ShownPlan) => ReactNode) | undefined;
};

/** The plans side by side: what each lets one do. */
export function PlanGrid({ plans, period, current, action }: PlanGridProps) {
  return (
    <div className="grid overflow-hidden rounded-card border border-border bg-surface sm:grid-cols-2 lg:grid-cols-4">
      {plans.map((plan, index) => (
        <PlanColumn
          key={plan.id}
          plan={plan}
          below={plans[index - 1] ?? null}
          period={period}
          current={plan.id === current}
          action={action?.(plan)}
        />
      ))}
    </div>
  );
}

type PlanColumnProps = {
  plan: ShownPlan;
  below: ShownPlan | null;
  period: Period;
  current: boolean;
  action: ReactNode;
};

function PlanColumn({ plan, below, period, current, action }: PlanColumnProps) {
  const { figure, unit } = quotaWords(plan, period);
  const everything = below !== null && below.id !== 'enterprise' && plan.id !== 'enterprise';
  return (
    <article
      aria-label={plan.name}
      className={cx(
        // Rows of the plans beside it: what is longer in one of them moves the lines of all.
        'row-span-6 grid grid-rows-subgrid -mt-px -ml-px border-t border-l border-border p-4 sm:p-6',
        current && 'bg-[light-dark(var(--bg),var(--raised))] shadow-[inset_0_2px_0_var(--text)]',
      )}
    >
      <h3 className="flex items-center gap-2 text-16 font-strong">
        {plan.name}
        {current && <Tag tone="line">Your plan</Tag>}
      </h3>
      <p className="num mt-4 text-[2.5rem] leading-11 font-strong tracking-[-0.03em]">{figure}</p>
      <p className="mt-1.5 text-13 text-ink-2">{unit}</p>
      <p className="num mt-3 min-h-5 text-13 font-medium">{priceWords(plan, period)}</p>
      {action !== undefined && (
        <div className="mt-4 min-h-9 max-sm:min-h-0 max-sm:empty:hidden pointer-coarse:sm:min-h-11">
          {action}
        </div>
      )}
      <ul className="mt-5 flex flex-col gap-1.5 text-13 text-ink-2">
        {everything && <Line>Everything in {below.name}</Line>}
        {planLines(plan, below).map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      </ul>
    </article>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Check size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
      <span>{children}</span>
    </li>
  );
}
