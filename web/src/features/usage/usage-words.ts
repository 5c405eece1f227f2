import type { CandidateQuotaAnalytics, UsageStats } from '@candor/domain/model/analytics';
import { formatCount, formatDay, plural } from '../../ui/format';

/** The finding of the usage chart as a sentence. */
export function usageFinding(usage: UsageStats, days: number): string {
  if (usage.total_candidates_processed === 0) return `No candidates in the last ${days} days`;
  const busiest = [...usage.candidates_by_day].sort((a, b) => b.value - a.value)[0];
  const total = plural(usage.total_candidates_processed, 'candidate');
  if (!busiest || usage.candidates_by_day.filter(({ value }) => value > 0).length < 2)
    return `${total} in ${days} days`;
  return `${total} in ${days} days, most on ${formatDay(busiest.date)}`;
}

/** Where the quota is heading, in one sentence; null when nothing limits it. */
export function quotaOutlook(quota: CandidateQuotaAnalytics): string | null {
  const { candidates_limit: limit, candidates_remaining: remaining } = quota;
  if (limit === null || remaining === null) return null;
  if (quota.projected_run_out) {
    return `At this pace the remaining ${formatCount(remaining)} run out around ${formatDay(quota.projected_run_out)}.`;
  }
  const until = quota.current_period_end ? ` until ${formatDay(quota.current_period_end)}` : '';
  return `At this pace the remaining ${formatCount(remaining)} are enough${until}.`;
}
