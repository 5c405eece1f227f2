import type { BodyInput } from '@candor/domain/api/endpoint';
import { insights } from '@candor/domain/api/insights';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { useCall, useInvalidate } from '../../../session/use-call';
import { plural } from '../../../ui/format';
import { notify } from '../../../ui/toast';

export type StrategicQuestion = BodyInput<typeof insights.strategic>;
export type MarketQuestion = BodyInput<typeof insights.competitive>;

/** Requests strategic insights. The last answer stays as long as the calling component. */
export function useStrategicInsights() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: StrategicQuestion) => api.call(insights.strategic, { body }),
    onSettled: () => invalidate(insights.aiUsage),
  });
}

/**
 * Requests what the account's own jobs say about a skill. The last answer stays as long as the calling component.
 */
export function useMarket() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: MarketQuestion) => api.call(insights.competitive, { body }),
    onSettled: () => invalidate(insights.aiUsage),
  });
}

/** How often the advisor was asked, and what is left of this hour. */
export function useAiUsage() {
  return useCall(insights.aiUsage, {});
}

/** Drops the advisor's cached answers, including those of the dashboard. */
export function useClearAiCache() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: () => api.call(insights.clearAiCache, {}),
    onSuccess: ({ cleared }) => {
      const detail = `${plural(cleared, 'kept answer')} forgotten.`;
      notify({ kind: 'success', title: 'AI cache cleared', detail });
      return invalidate(insights.dashboard);
    },
    onError: (error) =>
      notify({
        kind: 'error',
        title: 'The AI cache could not be cleared',
        detail: asClientError(error).message,
      }),
  });
}

export type Strategic = ReturnType<typeof useStrategicInsights>;
export type Market = ReturnType<typeof useMarket>;
