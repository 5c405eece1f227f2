import { users } from '@candor/domain/api/users';
import { messages } from '@candor/domain/messages';
import type { QuotaStatus, Subscription } from '@candor/domain/model/plan';
import { useQueryClient } from '@tanstack/react-query';
import { ClientError } from '../api/client-error';
import { useSessionState } from './app-context';
import { keyOf, scopeOf } from './use-call';
import { useSubscription } from './use-plan';

/**
 * Why work on so many candidates cannot be charged right now; null when it can. A quota that is not known passes, because
 * the server checks it too; a subscription that is not known does not pass. An account without checks in the browser is
 * left to the server.
 */
export function chargeProblem(
  subscription: Subscription | undefined,
  quota: QuotaStatus | undefined,
  candidates: number,
): ClientError | null {
  if (!subscription) return new ClientError({ code: 'subscription_data_missing' });
  if (!subscription.validation_enabled) return null;
  if (quota?.trial_expired) {
    const message = subscription.plan_ended ? messages.planEnded : messages.trialExpired;
    return new ClientError({ code: 'quota_exceeded', message });
  }
  const left = quota?.candidates_remaining;
  if (left === null || left === undefined || left >= candidates) return null;
  const message = messages.insufficientCandidateQuota(candidates, left);
  return new ClientError({ code: 'insufficient_quota', message });
}

/**
 * Shown next to everything that charges, and locks it, if the subscription could not be read; null if it could, or is
 * still loading.
 */
export function useChargeLock(): string | null {
  const { data, isPending } = useSubscription();
  return data || isPending ? null : messages.subscriptionMissing;
}

/** The same at the moment somebody requests the work: it checks what is known then and renders nothing. */
export function useChargeCheck(): (candidates: number) => ClientError | null {
  const client = useQueryClient();
  const scope = scopeOf(useSessionState());
  return (candidates) =>
    chargeProblem(
      client.getQueryData<Subscription>(keyOf(scope, users.subscription.name, {})),
      client.getQueryData<QuotaStatus>(keyOf(scope, users.quotaStatus.name, {})),
      candidates,
    );
}
