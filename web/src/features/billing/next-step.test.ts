import type { PlanType } from '@candor/domain/rules/plans';
import { expect, test } from 'vitest';
import { aUser } from '../../testing/samples';
import { chooserOf, chooserOfPlan } from './chooser';
import { nextStep } from './next-step';
import {
  aBillingState,
  aCatalogue,
  anUnpricedCatalogue,
  aTrialState,
} from './testing/billing-samples';

const { plan_info } = aUser();
const priced = (id: PlanType) => planOf(aCatalogue().plans, id);
const unpriced = (id: PlanType) => planOf(anUnpricedCatalogue().plans, id);
const stepTo = (id: PlanType, state = aBillingState(), interval: 'month' | 'year' = 'month') =>
  nextStep(priced(id), interval, chooserOf(state, plan_info, false)).kind;

function planOf<Shown extends { id: PlanType }>(plans: readonly Shown[], id: PlanType): Shown {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`No plan ${id}`);
  return found;
}

test('on trial the paid plans are bought and enterprise is agreed on', () => {
  const trial = aTrialState();
  expect(
    (['trial', 'starter', 'professional', 'enterprise'] as const).map((id) => stepTo(id, trial)),
  ).toEqual(['nothing', 'buy', 'buy', 'contact']);
});

test('nobody is asked to pay again while a purchase is on its way', () => {
  const chooser = chooserOf(aTrialState(), plan_info, true);
  expect(chooser.waitsFor).toMatch(/^Another plan can be chosen once/);
  expect(nextStep(priced('starter'), 'month', chooser).kind).toBe('nothing');
});

test('what is paid for is changed, not bought a second time', () => {
  expect(stepTo('professional')).toBe('change');
  expect(stepTo('starter')).toBe('nothing');
  expect(stepTo('starter', aBillingState(), 'year')).toBe('change');
  expect(stepTo('trial')).toBe('included');
  expect(stepTo('starter', aBillingState({ plan_type: 'professional' }))).toBe('change');
});

test('a change waiting for the end of the period blocks others', () => {
  const at = '2026-04-01T09:00:00.000Z';
  const pending_change = { plan_type: 'starter', interval: 'month', at } as const;
  const waits = aBillingState({ plan_type: 'professional', pending_change });
  expect(stepTo('starter', waits)).toBe('begins');
  expect(stepTo('professional', waits, 'year')).toBe('nothing');
  expect(stepTo('professional', aBillingState({ cancel_at: at }))).toBe('nothing');
  expect(stepTo('professional', aBillingState({ status: 'past_due' }))).toBe('nothing');
});

test('a blocked change says which button above undoes the blocking one', () => {
  const at = '2026-04-01T09:00:00.000Z';
  const cancelled = aBillingState({ plan_type: 'professional', cancel_at: at });
  expect(chooserOf(cancelled, plan_info, false).waitsFor).toContain(
    'Press “Keep\u00a0Professional”',
  );
});

test('a user whose plan ended buys it again', () => {
  const ended = aTrialState({ ended: 'unpaid', has_customer: true });
  expect(stepTo('starter', ended)).toBe('buy');
});

test('a contract stands, and more than it can be bought', () => {
  const contract = aBillingState({ managed_by: 'contract', interval: null, price_id: null });
  expect(stepTo('starter', contract)).toBe('nothing');
  expect(stepTo('professional', contract)).toBe('buy');
  const enterprise = { ...contract, plan_type: 'enterprise' } as const;
  expect(stepTo('professional', enterprise)).toBe('nothing');
  expect(stepTo('enterprise', enterprise)).toBe('contact');
});

test('a plan without a price has to be requested, and checkout says what is missing', () => {
  const chooser = chooserOf(aTrialState({ configured: false }), plan_info, false);
  expect(nextStep(unpriced('starter'), 'month', chooser)).toMatchObject({
    kind: 'buy',
    priced: false,
  });
});

test('the profile alone says as much if nobody asks the provider', () => {
  const yearly = { ...plan_info, limits: { ...plan_info.limits, billing_period_days: 365 } };
  expect(chooserOfPlan(plan_info).paying).toEqual({ plan: 'starter', interval: 'month' });
  expect(chooserOfPlan(yearly).paying).toEqual({ plan: 'starter', interval: 'year' });
  expect(chooserOfPlan(aUser({}, 'trial').plan_info)).toMatchObject({
    paying: { plan: 'trial', interval: null },
    managedBy: 'trial',
  });
  expect(chooserOfPlan(aUser({}, 'enterprise').plan_info).managedBy).toBe('contract');
});
