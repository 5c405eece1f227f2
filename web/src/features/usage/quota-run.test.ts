import type { CandidateQuotaAnalytics } from '@candor/domain/model/analytics';
import { expect, test } from 'vitest';
import { formatDate } from '../../ui/format';
import { periodEnds, periodStart, quotaFinding, quotaRun } from './quota-run';

const aQuota = (byDay: number[], limit: number | null): CandidateQuotaAnalytics => {
  const used = byDay.reduce((sum, value) => sum + value, 0);
  return {
    start_date: '2026-03-01',
    end_date: '2026-03-10',
    candidates_used: used,
    candidates_limit: limit,
    candidates_remaining: limit === null ? null : limit - used,
    used_by_day: byDay.map((value, day) => ({
      date: `2026-03-${String(day + 1).padStart(2, '0')}`,
      value,
    })),
    projected_run_out: null,
    current_period_end: '2026-03-31T00:00:00.000Z',
  };
};

test('days add up and the pace leads to the end of the period', () => {
  const run = quotaRun(aQuota([10, 0, 20], 500), 30);
  expect(run.used).toEqual([10, 10, 30]);
  expect(run.expected).toBe(300);
  expect(quotaFinding(run, aQuota([10, 0, 20], 500))).toBe(
    'On course for about 300 of 500 in this period',
  );
});

test('a pace that meets the limit names the day as the chart beside it does', () => {
  const quota = aQuota([50, 50, 50], 500);
  const run = quotaRun(quota, 30);
  expect(run.runsOut).toBe(9);
  expect(quotaFinding(run, quota)).toBe(
    `At this pace the quota lasts until ${formatDate('2026-03-10')}`,
  );
});

test('a used up quota and an untouched one are said as such', () => {
  expect(quotaFinding(quotaRun(aQuota([500], 500), 30), aQuota([500], 500))).toBe(
    'The quota is used up',
  );
  expect(quotaFinding(quotaRun(aQuota([0, 0], 500), 30), aQuota([0, 0], 500))).toBe(
    'Nothing used in this period yet',
  );
});

test('two days are no pace yet', () => {
  const quota = aQuota([20, 30], 500);
  expect(quotaFinding(quotaRun(quota, 30), quota)).toBe('50 used, too early to tell a pace');
});

test('use from before the first day of the range counts from the start', () => {
  const quota = { ...aQuota([5], 100), candidates_used: 45 };
  expect(quotaRun(quota, 30).used).toEqual([45]);
});

test('a period begins as many days before its end as it lasts', () => {
  expect(periodStart('2026-03-31T12:00:00.000Z', 30)).toBe('2026-03-01');
});

test('the ends of a period that spans two years both say their year', () => {
  const [start, end] = periodEnds('2025-12-06', '2026-12-06T12:00:00.000Z');
  expect(start).toContain('2025');
  expect(end).toContain('2026');
});

test('the ends of a period within this year leave the year out', () => {
  const year = new Date().getFullYear();
  const ends = periodEnds(`${year}-03-01`, `${year}-03-31T12:00:00.000Z`);
  expect(ends.join()).not.toContain(`${year}`);
});
