import type { ShownPlan } from '@candor/domain/model/billing';
import type { PlanType } from '@candor/domain/rules/plans';
import type { ReactNode } from 'react';
import { PlanChooser } from './PlanChooser';
import type { Period } from './plan-words';
import { useShownPlans } from './use-shown-plans';

type PlanTableProps = {
  /** The plan of the signed-in user. */
  current: PlanType | null;
  billed?: Period;
  action?: (plan: ShownPlan, period: Period) => ReactNode;
};

/** The plan catalogue as the server has it, on a page without cache. */
export function PlanTable(props: PlanTableProps) {
  return <PlanChooser plans={useShownPlans()} {...props} />;
}
