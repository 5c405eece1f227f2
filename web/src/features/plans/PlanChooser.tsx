import type { ShownPlan } from '@candor/domain/model/billing';
import type { PlanType } from '@candor/domain/rules/plans';
import { type ReactNode, useState } from 'react';
import { cx } from '../../ui/class-names';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { LimitsTable } from './LimitsTable';
import { PlanGrid } from './PlanGrid';
import type { Period } from './plan-words';

const PERIODS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Annual' },
] as const;

type PlanChooserProps = {
  /** Lowest first. */
  plans: readonly ShownPlan[];
  current: PlanType | null;
  /** How the account is billed: what it sees first. */
  billed?: Period | undefined;
  /** What is between the plans and the heading above them, beside which a wide screen shows the choice of the period. */
  below?: 'sm:mb-4' | 'sm:mb-8';
  action?: (plan: ShownPlan, period: Period) => ReactNode;
};

/** The plans with their quota and price by month or by year, and every limit in one table. */
export function PlanChooser({
  plans,
  current,
  billed,
  below = 'sm:mb-8',
  action,
}: PlanChooserProps) {
  const [chosen, choose] = useState<Period | null>(null);
  const period = chosen ?? billed ?? 'monthly';
  return (
    <div className="relative">
      <SegmentedControl
        legend="Billing period"
        value={period}
        segments={PERIODS}
        onChange={choose}
        className={cx('mb-5 w-fit sm:absolute sm:right-0 sm:bottom-full', below)}
      />
      <PlanGrid
        plans={plans}
        period={period}
        current={current}
        action={action && ((plan) => action(plan, period))}
      />
      <p className="mt-4 max-w-[80ch] text-13 text-balance text-ink-3">
        A year’s quota is one pool: use it when you hire. A file that could not be read is never
        charged.
        {plans.some(({ prices }) => prices && prices.length > 0) &&
          ' Taxes, where they apply, are shown on the payment page before you pay.'}
      </p>
      <LimitsTable plans={plans} current={current} />
    </div>
  );
}
