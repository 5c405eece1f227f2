import { billing } from '@candor/domain/api/billing';
import { users } from '@candor/domain/api/users';
import type { BillingState } from '@candor/domain/model/billing';
import { PAGE_ROWS } from '@candor/domain/model/page';
import type { Offer } from '@candor/domain/rules/billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApp, useSessionState } from '../../session/app-context';
import { keyOf, scopeOf, useCall, useInvalidate } from '../../session/use-call';
import { usePages } from '../../session/use-pages';
import { notConfigured } from './checkout-problem';
import { priceOf } from './offers';

/** What is paid for, until when, and what changes next. */
export function useBillingState() {
  return useCall(billing.state, {});
}

/** The plans with their prices. */
export function useCatalogue() {
  return useCall(billing.plans, {});
}

/** Invoices, newest first. */
export function useInvoices() {
  return usePages({
    endpoint: billing.invoices,
    rows: PAGE_ROWS,
    inputOf: (query) => ({ query }),
    itemsOf: ({ invoices }) => invoices,
    idOf: ({ id }) => id,
    hasMore: ({ has_more }) => has_more,
  });
}

/** Applies the server's new payment state, and rereads what depends on it. */
export function useTakeState(): (state: BillingState) => Promise<void> {
  const client = useQueryClient();
  const scope = scopeOf(useSessionState());
  const { session } = useApp();
  const invalidate = useInvalidate();
  const [userId, plan] = scope;
  return useCallback(
    async (state) => {
      const queryKey = keyOf([userId, plan], billing.state.name, {});
      // An earlier request would be an older answer.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, state);
      // Another plan means another cache: everything is reread for it. What was done is done where that fails: the next
      // response names the new plan, and the profile is read then.
      await session.reloadProfile().catch(() => undefined);
      await invalidate(users.planInfo, users.subscription, users.quotaStatus, billing.invoices);
    },
    [client, userId, plan, session, invalidate],
  );
}

/** Has a lower plan, or a shorter rhythm, begin with the next period. */
export function usePlannedChange() {
  const { api } = useApp();
  const take = useTakeState();
  return useMutation({
    mutationFn: async (offer: Offer) => {
      const { plans } = await api.call(billing.plans, {});
      const price = priceOf(plans, offer);
      if (!price) throw notConfigured();
      return api.call(billing.change, { body: { price_id: price.price_id } });
    },
    onSuccess: take,
  });
}

/** Cancels the plan at the end of its period, or undoes that. */
export function useGoingOn() {
  const { api } = useApp();
  const take = useTakeState();
  return useMutation({
    mutationFn: (wish: 'cancel' | 'resume') => api.call(billing[wish], {}),
    onSuccess: take,
  });
}
