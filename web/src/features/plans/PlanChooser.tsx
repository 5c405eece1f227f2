import type { Plan, PlanType } from '@candor/domain/rules/plans';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { LimitsTable } from './LimitsTable';
import { PlanGrid } from './PlanGrid';
import type { Period } from './plan-words';

const PERIODS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Annual' },
] as const;

type PlanChooserProps = {
  plans: readonly Plan[];
  current: PlanType | null;
  action?: (plan: Plan) => ReactNode;
};

/** The plans with their quota by month or by year, and every limit in one table. */
export function PlanChooser({ plans, current, action }: PlanChooserProps) {
  const [period, choose] = useState<Period>('monthly');
  return (
    <>
      <SegmentedControl
        legend="Billing period"
        value={period}
        segments={PERIODS}
        onChange={choose}
        className="mb-5 w-fit"
      />
      <PlanGrid plans={plans} period={period} current={current} action={action} />
      <p className="mt-4 text-13 text-ink-3">
        A year’s quota is one pool: use it when you hire. A file that could not be read is never
        charged.
      </p>
      <LimitsTable plans={plans} current={current} />
    </>
  );
}
