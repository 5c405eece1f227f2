import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { users } from '@candor/domain/api/users';
import { PlanInfo, QuotaStatus, Subscription } from '@candor/domain/model/plan';
import type { PlanType } from '@candor/domain/rules/plans';
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Limits } from '../api/limits';

/**
 * Writes what the headers of an answer said into everything cached about the plan, so that meters move at once. What is
 * cached about another plan stays as it is: it is read anew as a whole, and would mix the words of one with the numbers
 * of the other until then.
 */
export function applyLimits(client: QueryClient, limits: Limits): void {
  const { plan_type: plan, max_batch_size, invitation_credits, ...rest } = limits;
  // These speak of one call, not of the plan.
  const { estimated_count: _count, candidates_charged: _charged, ...usage } = rest;
  const batch = max_batch_size === undefined ? {} : { max_batch_size };
  const credits = invitation_credits === undefined ? {} : { invitation_credits };
  if (Object.keys({ ...usage, ...batch, ...credits }).length === 0) return;
  const { candidates_used, candidates_limit, api_keys_limit } = usage;
  const keys = api_keys_limit === undefined ? {} : { api_key_limit: api_keys_limit };

  /** Unchanged ones are left alone: most responses contain nothing new. */
  function rewrite<Answer extends { plan_type: PlanType }>(
    { name }: EndpointSpec,
    schema: z.ZodType<Answer>,
    change: (known: Answer) => Answer,
  ): void {
    client.setQueriesData<unknown>(
      { predicate: ({ queryKey }) => queryKey[3] === name },
      (old: unknown) => {
        const known = schema.safeParse(old);
        if (!known.success || (plan && known.data.plan_type !== plan)) return undefined;
        const changed = replaceEqualDeep(known.data, change(known.data));
        return changed === known.data ? undefined : changed;
      },
    );
  }

  rewrite(users.quotaStatus, QuotaStatus, (known) =>
    withKeysLeft({ ...known, ...usage, ...batch, ...credits }),
  );
  rewrite(users.subscription, Subscription, (known) => ({
    ...known,
    ...keys,
    ...batch,
    ...(candidates_used !== undefined && { candidates_used }),
    ...(candidates_limit !== undefined && { candidates_limit }),
  }));
  rewrite(users.planInfo, PlanInfo, (known) => ({
    ...known,
    usage: { ...known.usage, ...usage },
    limits: {
      ...known.limits,
      ...keys,
      ...batch,
      ...(candidates_limit !== undefined && { candidate_quota: candidates_limit }),
    },
  }));
}

function withKeysLeft(quota: QuotaStatus): QuotaStatus {
  const { api_keys_limit: limit, api_keys_used: used } = quota;
  return { ...quota, api_keys_remaining: limit === null ? null : Math.max(0, limit - used) };
}
