import { users } from '@candor/domain/api/users';
import type { QuotaStatus, Subscription } from '@candor/domain/model/plan';
import type { GuardInput } from '@candor/domain/rules/guard';
import type { Allowance } from '@candor/domain/rules/plan-checks';
import { atLeast, type FeatureName, opensFeature } from '@candor/domain/rules/plans';
import { useSessionState } from './app-context';
import { personOf } from './person-of';
import { untilTrialEnds } from './trial-end';
import { ofTheSamePerson, scopeOf, useCall } from './use-call';

/** The subscription: without it nothing that charges may start. A trial that ends while the page is open is read again then. */
export function useSubscription() {
  const { user } = useSessionState();
  return useCall(
    users.subscription,
    {},
    {
      enabled: user !== null,
      placeholderData: ofTheSamePerson(scopeOf({ user })),
      refetchInterval: ({ state }) => untilTrialEnds(state.data, Date.now()),
      refetchIntervalInBackground: true,
    },
  );
}

/** Whether the plan has a feature. While nobody knows nothing is closed: the server decides. */
export function useOpens(feature: FeatureName): boolean {
  const { data } = useSubscription();
  return data === undefined || opensFeature(data.features, feature);
}

/** Whether findings over all jobs are open: both their feature and a plan that has it are asked for. null until it is known. */
export function useHasAdvisor(): boolean | null {
  const { data } = useSubscription();
  if (!data) return null;
  return (
    opensFeature(data.features, 'ai_strategic_advisor') && atLeast(data.plan_type, 'professional')
  );
}

/** What is left of the quota; kept up to date by the headers of every response. */
export function useQuota() {
  const { user } = useSessionState();
  return useCall(users.quotaStatus, {}, { enabled: user !== null });
}

/** Everything that the order of guards asks about this person. */
export function useGuardInput(): GuardInput {
  const { phase, user } = useSessionState();
  const subscription = useSubscription();
  const { data } = subscription;
  return {
    authLoading: phase === 'loading',
    person: user && personOf(user),
    subscriptionLoading: user !== null && subscription.isPending,
    plan:
      user && data
        ? {
            plan: user.plan_info.plan_type,
            features: data.features,
            trialExpired: isTrialExpired(data, user.plan_info.trial_expired),
          }
        : null,
  };
}

function isTrialExpired(subscription: Subscription, known: boolean): boolean {
  return subscription.plan_type === 'trial' && (known || subscription.days_remaining === 0);
}

/** The limits that plan checks ask. Without a quota answer nothing is known to be left, so nothing is refused for it. */
export function allowanceOf(subscription: Subscription, quota: QuotaStatus | undefined): Allowance {
  return {
    plan: subscription.plan_type,
    allowedInputTypes: subscription.allowed_input_types,
    features: subscription.features,
    maxBatchSize: subscription.max_batch_size,
    candidatesLimit: quota ? quota.candidates_limit : null,
    candidatesRemaining: quota ? quota.candidates_remaining : null,
    trialExpired: isTrialExpired(subscription, quota?.trial_expired ?? false),
    planEnded: subscription.plan_ended,
  };
}
