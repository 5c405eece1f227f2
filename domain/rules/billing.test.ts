import { expect, test } from 'vitest';
import { changeTakes } from './billing';

test.each([
  ['trial', null, 'starter', 'month', 'at_once'],
  ['starter', 'month', 'professional', 'month', 'at_once'],
  ['starter', 'year', 'professional', 'month', 'at_once'],
  ['starter', 'month', 'starter', 'year', 'at_once'],
  ['starter', 'year', 'starter', 'month', 'at_period_end'],
  ['starter', 'year', 'starter', 'year', 'at_once'],
  ['professional', 'month', 'starter', 'month', 'at_period_end'],
  ['professional', 'month', 'starter', 'year', 'at_period_end'],
  ['professional', 'year', 'starter', 'year', 'at_period_end'],
] as const)('a change from %s by %s to %s by %s begins %s', (plan, interval, to, by, begins) => {
  expect(changeTakes({ plan, interval }, { plan: to, interval: by })).toBe(begins);
});
