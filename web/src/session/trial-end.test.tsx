import { users } from '@candor/domain/api/users';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aServer, renderApp } from '../testing/render-app';
import { aSubscription } from '../testing/samples';
import { untilTrialEnds } from './trial-end';
import { useSubscription } from './use-plan';

afterEach(() => {
  vi.useRealTimers();
});

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const aTrial = (trial_ends_at: string, days_remaining = 1) =>
  aSubscription({ plan_type: 'trial', trial_ends_at, days_remaining });

test('a trial is reread when it is over, and then no more', () => {
  expect(untilTrialEnds(aTrial('2026-03-02T11:00:00.000Z'), NOW)).toBe(2 * 3_600_000);
  expect(untilTrialEnds(aTrial('2026-03-02T08:00:00.000Z', 0), NOW)).toBe(false);
});

test('a trial that ends within a minute is read again when it is over, not a minute later', () => {
  expect(untilTrialEnds(aTrial('2026-03-02T09:00:06.000Z'), NOW)).toBe(6_000);
});

test('a clock ahead of the server’s polls once a minute', () => {
  expect(untilTrialEnds(aTrial('2026-03-02T08:59:00.000Z'), NOW)).toBe(60_000);
});

test('a trial that was prolonged for long is read again each day', () => {
  expect(untilTrialEnds(aTrial('2026-06-01T09:00:00.000Z', 91), NOW)).toBe(86_400_000);
});

test('a plan that does not end by the clock is not waited for', () => {
  expect(untilTrialEnds(aSubscription({ plan_type: 'starter' }), NOW)).toBe(false);
  expect(untilTrialEnds(undefined, NOW)).toBe(false);
});

function DaysLeft() {
  const { data } = useSubscription();
  return <p>{data?.days_remaining} left</p>;
}

test('a page that stays open learns that the trial is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = aServer();
  const end = new Date(Date.now() + 3_600_000).toISOString();
  server.on(users.subscription, { body: aTrial(end) });
  await renderApp('/', { server, screens: [{ path: '/', element: <DaysLeft /> }] });
  await screen.findByText('1 left');
  server.on(users.subscription, { body: aTrial(end, 0) });
  await act(() => vi.advanceTimersByTimeAsync(3_601_000));
  expect(await screen.findByText('0 left')).toBeVisible();
});
