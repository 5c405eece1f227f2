import { billing } from '@candor/domain/api/billing';
import type { ShownPlan } from '@candor/domain/model/billing';
import { PLANS, planRank } from '@candor/domain/rules/plans';
import type { Api } from '../../api/create-api';
import { useAnswer } from '../../session/use-answer';

/**
 * The plans according to the server, lowest first. Until it answers, or if it does not, the catalogue built into this
 * version substitutes: both come from one table.
 */
export function useShownPlans(): ShownPlan[] {
  return shownPlans(useAnswer(askPlans));
}

type Catalogue = { data?: { plans: readonly ShownPlan[] } | null | undefined; error: unknown };

/** The same for callers that already have the response. */
export function shownPlans({ data, error }: Catalogue): ShownPlan[] {
  const known = Object.values(PLANS);
  const plans = data?.plans ?? (error ? known.map((plan) => ({ ...plan, prices: null })) : known);
  return [...plans].sort((a, b) => planRank(a.id) - planRank(b.id));
}

function askPlans(api: Api, signal: AbortSignal) {
  return api.call(billing.plans, { signal });
}
