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

/** Asks for strategic insights. The last answer stays for as long as whoever holds this is there. */
export function useStrategicInsights() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: StrategicQuestion) => api.call(insights.strategic, { body }),
    onSettled: () => invalidate(insights.aiUsage),
  });
}

/** Asks what the own jobs tell about a skill. The last answer stays for as long as whoever holds this is there. */
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

/** Forgets the kept answers of the advisor, those of the dashboard among them. */
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
        ...{ kind: 'error', title: 'The AI cache could not be cleared' },
        detail: asClientError(error).message,
      }),
  });
}

export type Strategic = ReturnType<typeof useStrategicInsights>;
export type Market = ReturnType<typeof useMarket>;
