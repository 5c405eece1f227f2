import type {
  ApiKeyAnalytics,
  CandidateQuotaAnalytics,
  Dashboard,
  DayPoint,
} from '@candor/domain/model/analytics';
import type { PlanStatus } from '@candor/domain/model/plan';
import { FEATURE_WORDS, isTold } from '@candor/domain/rules/feature-words';
import { PLANS } from '@candor/domain/rules/plans';
import { SOURCE_WORD } from '../../sources/source-words';
import { formatCount, formatDate, formatDay, plural, sentenceList } from '../../ui/format';
import type { Measured } from './measures';

/** The finding of the usage chart as a sentence. */
export function usageFinding({ points, total, counted }: Measured, days: number): string {
  if (total === 0) return `No ${counted(0).replace(/^0 /, '')} in the last ${days} days`;
  const busiest = [...points].sort((a, b) => b.value - a.value)[0];
  const found = `${counted(total)} in ${days} days`;
  if (!busiest || points.filter(({ value }) => value > 0).length < 2) return found;
  return `${found}, most on ${formatDate(busiest.date)}`;
}

/** How many API keys there are and which of them called most, in one or two sentences. */
export function keysWords(keys: Omit<ApiKeyAnalytics, 'start_date' | 'end_date'>): string {
  const { api_keys_used: used, api_keys_limit: limit, api_keys: listed } = keys;
  const count = limit === null ? plural(used, 'API key') : `${used} of ${plural(limit, 'API key')}`;
  const calls = listed
    .map(({ name, usage_by_day }) => ({ name, calls: sumOf(usage_by_day) }))
    .sort((a, b) => b.calls - a.calls);
  const all = calls.reduce((sum, key) => sum + key.calls, 0);
  const [most] = calls;
  if (!most) return `${count} in use.`;
  if (all === 0) return `${count} in use. No call in these days.`;
  if (all === 1) return `${count} in use. The only call in these days came from ${most.name}.`;
  return most.calls === all
    ? `${count} in use. All ${formatCount(all)} calls in these days came from ${most.name}.`
    : `${count} in use. Of ${formatCount(all)} calls in these days most came from ${most.name}: ${formatCount(most.calls)}.`;
}

function sumOf(points: readonly DayPoint[]): number {
  return points.reduce((sum, { value }) => sum + value, 0);
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

type DashboardPlan = Pick<Dashboard, 'subscription_info' | 'plan_limits'>;

/** The plan, its state and its end, in one sentence: `Trial plan, runs until 9 March.` */
export function standingWords({ subscription_info: plan }: DashboardPlan): string {
  const name = `${PLANS[plan.plan_type].name} plan`;
  if (!plan.is_trial || !plan.trial_ends_at) return `${name}, ${STATUS_WORD[plan.status]}.`;
  const end = formatDay(plan.trial_ends_at);
  return plan.status === 'expired' ? `${name}, ended ${end}.` : `${name}, runs until ${end}.`;
}

/** What a plan allows, as one sentence. */
export function planWords({ plan_limits: limits, subscription_info }: DashboardPlan): string {
  const { candidate_quota: quota, max_batch_size: size, api_key_limit: keys } = limits;
  const candidates = quota === null ? 'Any number of candidates' : plural(quota, 'candidate');
  const batches = size === null ? 'batches of any size' : `batches up to ${formatCount(size)}`;
  const allowed = keys === null ? 'any number of API keys' : plural(keys, 'API key');
  const from = sentenceList(limits.allowed_input_types.map((source) => SOURCE_WORD[source]));
  // A trial has one period; it does not come again.
  const rhythm = subscription_info.plan_type === 'trial' ? 'in' : 'every';
  return `${candidates} ${rhythm} ${plural(limits.billing_period_days, 'day')}, ${batches}, ${allowed}, from ${from}.`;
}

/** What a plan opens besides, as lines. */
export function featureLines({ plan_limits: limits }: DashboardPlan): string[] {
  return limits.features.filter(isTold).map((feature) => FEATURE_WORDS[feature]);
}

const STATUS_WORD: Record<PlanStatus, string> = {
  active: 'active',
  trialing: 'running',
  past_due: 'payment due',
  cancelled: 'cancelled',
  expired: 'expired',
};
