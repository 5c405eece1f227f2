import { PLANS } from '@candor/domain/rules/plans';
import { expect, test } from 'vitest';
import { ownLimit } from './own-limit';

const NOTHING_AGREED = { candidates_limit: null, api_key_limit: null, max_batch_size: null };
const YEARLY_STARTER = {
  plan_type: 'starter' as const,
  agreed: NOTHING_AGREED,
  candidates_limit: 6000,
  api_key_limit: 3,
  max_batch_size: 200,
};

test('an account that is billed by the year has the limit of its year', () => {
  const chosen = { plan: 'starter' as const, billing: 'monthly' };
  expect(ownLimit(YEARLY_STARTER, chosen, 'candidates_limit')).toBe('6000');
});

test('another plan has the limit of how it would be billed', () => {
  const { monthly, yearly } = Object(PLANS.professional.candidateQuota);
  const own = (billing: string) =>
    ownLimit(YEARLY_STARTER, { plan: 'professional', billing }, 'candidates_limit');
  expect([own('monthly'), own('yearly')]).toEqual([String(monthly), String(yearly)]);
});

test('a contract hides what the plan’s own limit would be', () => {
  const user = { ...YEARLY_STARTER, agreed: { ...NOTHING_AGREED, candidates_limit: 9000 } };
  const chosen = { plan: 'starter' as const, billing: 'monthly' };
  expect(ownLimit(user, chosen, 'candidates_limit')).toBe('the plan’s own');
  expect(ownLimit(user, chosen, 'api_key_limit')).toBe('3');
});

test('enterprise has no limits of its own', () => {
  const chosen = { plan: 'enterprise' as const, billing: 'monthly' };
  expect(ownLimit(YEARLY_STARTER, chosen, 'max_batch_size')).toBe('no cap');
});
