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
};

/** Reads the limit headers of one answer. Quota headers of another quota than candidates are left out. */
export function readLimits(header: (name: string) => string | null): Limits {
  const limits: Limits = {};
  const quotaType = header('X-Quota-Type');
  if (quotaType === null || quotaType === 'candidates') {
    assign(limits, 'candidates_limit', count(header('X-Quota-Limit')));
    assign(limits, 'candidates_remaining', count(header('X-Quota-Remaining')));
    const used = count(header('X-Quota-Used'));
    if (typeof used === 'number') limits.candidates_used = used;
  }
  assign(limits, 'api_keys_limit', count(header('X-API-Key-Limit')));
  const keys = count(header('X-API-Keys-Used'));
  if (typeof keys === 'number') limits.api_keys_used = keys;
  assign(limits, 'max_batch_size', count(header('X-Max-Batch-Size')));
  const plan = PlanType.safeParse(header('X-Plan-Type'));
  if (plan.success) limits.plan_type = plan.data;
  return limits;
}

type Limit = 'candidates_limit' | 'candidates_remaining' | 'api_keys_limit' | 'max_batch_size';

function assign(limits: Limits, key: Limit, value: number | null | undefined): void {
  if (value !== undefined) limits[key] = value;
}

/** A decimal count; null where the header says that there is no limit; undefined where it says nothing readable. */
function count(text: string | null): number | null | undefined {
  if (text === null) return undefined;
  if (text === 'unlimited' || text === 'none') return null;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
