import { expect, test } from 'vitest';
import { type PlanStanding, planNotices } from './plan-notices';

const now = new Date('2026-03-02T09:00:00.000Z');
const calm: PlanStanding = { used: 0, limit: 500, period: '2026-04-01', trial: null, now };

test.each([
  [249, []],
  [250, ['medium']],
  [375, ['high']],
  [450, ['critical']],
])('%i of 500 candidates used is worth %j', (used, priorities) => {
  expect(planNotices({ ...calm, used }).map(({ priority }) => priority)).toEqual(priorities);
});

test('a level is reported once per period', () => {
  const [one] = planNotices({ ...calm, used: 380 });
  const [again] = planNotices({ ...calm, used: 400 });
  const [later] = planNotices({ ...calm, used: 380, period: '2026-05-01' });
  expect(again?.id).toBe(one?.id);
  expect(later?.id).not.toBe(one?.id);
});

test('without a limit there is no level', () => {
  expect(planNotices({ ...calm, used: 1_000_000, limit: null })).toEqual([]);
});

test.each([
  [4, []],
  [3, ['high']],
  [2, ['critical']],
  [1, ['critical']],
  [0, []],
])('a trial with %i days left is worth %j', (daysLeft, priorities) => {
  const trial = { daysLeft, endsAt: '2026-03-05T09:00:00.000Z' };
  expect(planNotices({ ...calm, trial }).map(({ priority }) => priority)).toEqual(priorities);
});

test('the end of a trial is reported once a day', () => {
  const endsAt = '2026-03-05T09:00:00.000Z';
  const ids = [3, 3, 2].flatMap((daysLeft) =>
    planNotices({ ...calm, trial: { daysLeft, endsAt } }).map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(2);
});

test('a failed payment is reported once, with the day until which the plan stays open', () => {
  const owing = { ...calm, graceEndsAt: '2026-03-09T09:00:00.000Z' };
  const [one] = planNotices(owing);
  expect(one).toMatchObject({ priority: 'critical', actionUrl: '/billing' });
  expect(one?.message).toBe('Your plan stays open until 9 March 2026. A payment keeps it.');
  expect(planNotices({ ...owing, now: new Date('2026-03-05') })[0]?.id).toBe(one?.id);
});

test('large numbers are grouped, so that they can be read', () => {
  const [notice] = planNotices({ ...calm, used: 2250, limit: 2500 });
  expect(notice?.message).toBe('2,250 of 2,500 in this period.');
});
