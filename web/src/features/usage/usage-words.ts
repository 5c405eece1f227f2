import type { CandidateQuotaAnalytics, UsageStats } from '@candor/domain/model/analytics';
import type { PlanLimits } from '@candor/domain/model/plan';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { SOURCE_WORD } from '../../sources/source-words';
import { formatCount, formatDate, formatDay, plural, sentenceList } from '../../ui/format';

/** The finding of the usage chart as a sentence. */
export function usageFinding(usage: UsageStats, days: number): string {
  if (usage.total_candidates_processed === 0) return `No candidates in the last ${days} days`;
  const busiest = [...usage.candidates_by_day].sort((a, b) => b.value - a.value)[0];
  const total = plural(usage.total_candidates_processed, 'candidate');
  if (!busiest || usage.candidates_by_day.filter(({ value }) => value > 0).length < 2)
    return `${total} in ${days} days`;
  return `${total} in ${days} days, most on ${formatDate(busiest.date)}`;
}

/** Where the quota is heading, in one sentence; null when nothing limits it. */
export function quotaOutlook(quota: CandidateQuotaAnalytics): string | null {
  const { candidates_limit: limit, candidates_remaining: remaining } = quota;
  if (limit === null || remaining === null) return null;
  if (quota.projected_run_out) {
    return `At this pace the remaining ${formatCount(remaining)} run out around ${formatDay(quota.projected_run_out)}.`;
  }
  const until = quota.current_period_end ? ` until ${formatDay(quota.current_period_end)}` : '';
  if (quota.candidates_used === 0) return `${plural(remaining, 'candidate')} left${until}.`;
  return `At this pace the remaining ${formatCount(remaining)} are enough${until}.`;
}

/** What a plan allows besides its quota, as one sentence. */
export function planWords(plan: PlanType, limits: PlanLimits): string {
  const { max_batch_size: size, api_key_limit: keys, allowed_input_types: sources } = limits;
  const batches = size === null ? 'batches of any size' : `batches up to ${formatCount(size)}`;
  const allowed = keys === null ? 'any number of API keys' : plural(keys, 'API key');
  const from = sentenceList(sources.map((source) => SOURCE_WORD[source]));
  return `${PLANS[plan].name} plan: ${batches}, ${allowed}, from ${from}.`;
}
