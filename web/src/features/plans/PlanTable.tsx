import { system } from '@candor/domain/api/system';
import { PLANS, type Plan, type PlanType, planRank } from '@candor/domain/rules/plans';
import type { ReactNode } from 'react';
import type { Api } from '../../api/create-api';
import { useAnswer } from '../../session/use-answer';
import { PlanChooser } from './PlanChooser';

type PlanTableProps = {
  /** The plan of the signed-in user. */
  current: PlanType | null;
  action?: (plan: Plan) => ReactNode;
};

/**
 * The plan catalogue as the server has it. Until it answers, and when it does not, the catalogue that was built into this
 * version stands in: both come from one table.
 */
export function PlanTable({ current, action }: PlanTableProps) {
  const { data } = useAnswer(askPlans);
  const plans = [...(data?.plans ?? Object.values(PLANS))].sort(
    (a, b) => planRank(a.id) - planRank(b.id),
  );
  return <PlanChooser plans={plans} current={current} {...(action && { action })} />;
}

function askPlans(api: Api, signal: AbortSignal) {
  return api.call(system.plans, { signal });
}
