import { PlanType } from '@candor/domain/rules/plans';

/** What the limit headers of an answer said. A key that no header named is absent; null is 'no limit'. */
export type Limits = {
  candidates_limit?: number | null;
  candidates_used?: number;
  candidates_remaining?: number | null;
  api_keys_limit?: number | null;
  api_keys_used?: number;
  max_batch_size?: number | null;
  plan_type?: PlanType;
  invitation_credits?: number;
  /** How many candidates the server counts in what was submitted. */
  estimated_count?: number;
  /** How many the call, or its batch so far, was charged. */
  candidates_charged?: number;
};

/** Reads the limit headers of one answer. The quota headers count what their type says; of one that is unknown they are left out. */
export function readLimits(header: (name: string) => string | null): Limits {
  const limits: Limits = {};
  const quotaType = header('X-Quota-Type');
  if (quotaType === null || quotaType === 'candidates') {
    assign(limits, 'candidates_limit', count(header('X-Quota-Limit')));
    assign(limits, 'candidates_remaining', count(header('X-Quota-Remaining')));
    assignCount(limits, 'candidates_used', header('X-Quota-Used'));
  }
  if (quotaType === 'invitation_credits') {
    assignCount(limits, 'invitation_credits', header('X-Quota-Remaining'));
  }
  assignCount(limits, 'estimated_count', header('X-Estimated-Count'));
  assignCount(limits, 'candidates_charged', header('X-Candidates-Charged'));
  assign(limits, 'api_keys_limit', count(header('X-API-Key-Limit')));
  assignCount(limits, 'api_keys_used', header('X-API-Keys-Used'));
  assign(limits, 'max_batch_size', count(header('X-Max-Batch-Size')));
  const plan = PlanType.safeParse(header('X-Plan-Type'));
  if (plan.success) limits.plan_type = plan.data;
  return limits;
}

type Limit = 'candidates_limit' | 'candidates_remaining' | 'api_keys_limit' | 'max_batch_size';

function assign(limits: Limits, key: Limit, value: number | null | undefined): void {
  if (value !== undefined) limits[key] = value;
}

type Counted =
  | 'candidates_used'
  | 'api_keys_used'
  | 'invitation_credits'
  | 'estimated_count'
  | 'candidates_charged';

/** For what has a number in any case. */
function assignCount(limits: Limits, key: Counted, text: string | null): void {
  const value = count(text);
  if (typeof value === 'number') limits[key] = value;
}

/** A decimal count; null where the header says that there is no limit; undefined where it says nothing readable. */
function count(text: string | null): number | null | undefined {
  if (text === null) return undefined;
  if (text === 'unlimited' || text === 'none') return null;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
