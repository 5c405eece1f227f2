import type { CandidateQuotaAnalytics } from '@candor/domain/model/analytics';
import { type DateRange, dateRange, dayCount, dayOf } from '@candor/domain/rules/date-range';
import type { Actor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import { takenCandidates } from '../../access/present-plan';
import type { Deps } from '../../deps';
import { usageIn } from './store';
import { series, sumOf } from './usage';

const DAY_MS = 86_400_000;

/** The quota of the current period, its use by day, and when it runs out at that pace. Throws AppError 400. */
export async function candidateQuota(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Actor,
  allowance: Allowance,
  query: { start_date?: string | undefined; end_date?: string | undefined },
): Promise<CandidateQuotaAnalytics> {
  const now = clock.now();
  const range = dateRange(query, now);
  const days = await usageIn(db, userId, range);
  return {
    start_date: range.start,
    end_date: range.end,
    candidates_used: takenCandidates(allowance),
    candidates_limit: allowance.candidatesLimit,
    candidates_remaining: allowance.candidatesRemaining,
    used_by_day: series(range, days, 'candidates'),
    projected_run_out: runOut(allowance, paceOf(range, sumOf(days, 'candidates'), now), now),
    current_period_end: allowance.periodEnd.toISOString(),
  };
}

/** Candidates a day over those days of the range that have come; 0 when none has. */
function paceOf(range: DateRange, used: number, now: Date): number {
  const today = dayOf(now);
  if (today < range.start) return 0;
  return used / dayCount(range.end > today ? { start: range.start, end: today } : range);
}

/** When the rest is used up at this pace; null when the period ends first or nothing limits it. */
function runOut(
  { candidatesRemaining, periodEnd }: Allowance,
  perDay: number,
  now: Date,
): string | null {
  if (candidatesRemaining === null) return null;
  if (candidatesRemaining === 0) return now.toISOString();
  if (perDay === 0) return null;
  const moment = now.getTime() + (candidatesRemaining / perDay) * DAY_MS;
  return moment < periodEnd.getTime() ? new Date(moment).toISOString() : null;
}
