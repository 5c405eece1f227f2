import type { HealthHistory } from '@candor/domain/model/health';
import { expect, test } from 'vitest';
import { summarizeHistory } from './summarize-history';

const now = new Date('2026-03-02T12:00:00.000Z');

function reading(
  minutesAgo: number,
  response_time_ms: number | null,
  status: HealthHistory['points'][number]['status'] = 'healthy',
) {
  return {
    timestamp: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
    status,
    response_time_ms,
  };
}

test('each quarter of an hour shows its slowest response, and a gap if nothing was measured', () => {
  const { values } = summarizeHistory([reading(16, 40), reading(20, 90), reading(1, 30)], now);
  expect(values).toHaveLength(96);
  expect(values.slice(-3)).toEqual([null, 90, 30]);
});

test('a day without trouble says so with the usual and the worst time', () => {
  const { sentence } = summarizeHistory([reading(3, 20), reading(2, 30.4), reading(1, 500)], now);
  expect(sentence).toBe(
    'No trouble in the last 24 hours. Usually 30\u00a0ms, at worst 500\u00a0ms.',
  );
});

test('a day that was well until now names the trouble of now as the only one', () => {
  const { sentence } = summarizeHistory([reading(2, 20)], now, true);
  expect(sentence).toMatch(/^No other trouble in the last 24 hours\./);
});

test('a quarter of an hour with trouble is counted and marked in its place', () => {
  const { sentence, troubled } = summarizeHistory(
    [reading(20, null, 'unhealthy'), reading(1, 30)],
    now,
  );
  expect(sentence).toContain('Trouble in 1 of 2 quarter hours');
  expect(troubled.slice(-2)).toEqual([true, false]);
});

test('without readings nothing is claimed', () => {
  expect(summarizeHistory([], now).sentence).toBe('Nothing was measured in the last 24 hours.');
});
