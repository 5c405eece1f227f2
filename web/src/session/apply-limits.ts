import { users } from '@candor/domain/api/users';
import { QuotaStatus, Subscription } from '@candor/domain/model/plan';
import type { QueryClient } from '@tanstack/react-query';
import type { Limits } from '../api/limits';

/** Writes what the headers of an answer said into the cached quota and subscription, so that meters move at once. */
export function applyLimits(client: QueryClient, limits: Limits): void {
  const { plan_type: _plan, ...numbers } = limits;
  if (Object.keys(numbers).length === 0) return;
  const named = (name: string) => ({
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[3] === name,
  });
  client.setQueriesData<unknown>(named(users.quotaStatus.name), (old: unknown) => {
    const known = QuotaStatus.safeParse(old);
    return known.success ? { ...known.data, ...numbers } : old;
  });
  client.setQueriesData<unknown>(named(users.subscription.name), (old: unknown) => {
    const known = Subscription.safeParse(old);
    if (!known.success) return old;
    const { candidates_remaining: _left, ...rest } = numbers;
    return { ...known.data, ...rest };
  });
}
