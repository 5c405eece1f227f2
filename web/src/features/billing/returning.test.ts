import { expect, test } from 'vitest';
import {
  hasArrived,
  intervalLeft,
  isPlanOnItsWay,
  readReturn,
  returnAddresses,
  type Wish,
} from './returning';
import { aBillingState } from './testing/billing-samples';

const STARTER: Wish = { kind: 'plan', offer: { plan: 'starter', interval: 'month' } };

test.each<Wish>([STARTER, { kind: 'credits', balance: 55 }])(
  'what was wanted comes back with whoever paid for it: %o',
  (wish) => {
    const { success_url, cancel_url } = returnAddresses('https://candor.example', wish);
    expect(success_url).toContain('&session_id={CHECKOUT_SESSION_ID}');
    const back = new URL(success_url.replace('{CHECKOUT_SESSION_ID}', 'cs_test_1'));
    expect(readReturn(back.search)).toEqual({ kind: 'success', wish, proven: true });
    expect(cancel_url).toMatch(/^https:\/\/candor\.example\/billing\?cancelled=true/);
    expect(readReturn(new URL(cancel_url).search)).toEqual({ kind: 'cancelled' });
  },
);

test.each([
  ['?success=true&session_id=cs_1', { kind: 'success', wish: null, proven: true }],
  [
    '?success=true&session_id=cs_1&plan=golden&interval=month',
    { kind: 'success', wish: null, proven: true },
  ],
  ['?success=true&session_id=cs_1&credits=many', { kind: 'success', wish: null, proven: true }],
  // Typed by hand, or the address of a program that leaves the number out.
  ['?success=true', { kind: 'success', wish: null, proven: false }],
  ['?success=true&plan=starter&interval=month', { kind: 'success', wish: STARTER, proven: false }],
  [
    '?success=true&session_id=%7BCHECKOUT_SESSION_ID%7D',
    { kind: 'success', wish: null, proven: false },
  ],
  ['?success=false', null],
  ['?returned=true', { kind: 'returned' }],
  ['', null],
])('%j is read as %j', (search, expected) => {
  expect(readReturn(search)).toEqual(expected);
});

test('returning without paying restores the chosen billing interval', () => {
  const yearly: Wish = { kind: 'plan', offer: { plan: 'starter', interval: 'year' } };
  const left = (wish: Wish) =>
    intervalLeft(new URL(returnAddresses('https://candor.example', wish).cancel_url).search);
  expect(left(yearly)).toBe('year');
  expect(left({ kind: 'credits', balance: 55 })).toBeNull();
  expect(intervalLeft('?cancelled=true&interval=decade')).toBeNull();
  expect(intervalLeft('?success=true&interval=year')).toBeNull();
});

test('a plan has arrived when it is the one that was paid for, in its rhythm', () => {
  const monthly = aBillingState({ plan_type: 'starter', interval: 'month' });
  expect(hasArrived(monthly, STARTER)).toBe(true);
  expect(hasArrived({ ...monthly, interval: 'year' }, STARTER)).toBe(false);
  expect(hasArrived(aBillingState({ plan_type: 'trial', interval: null }), STARTER)).toBe(false);
});

test('a change that begins later has arrived when it is noted', () => {
  const at = '2026-04-01T00:00:00.000Z';
  const waits = aBillingState({
    plan_type: 'professional',
    pending_change: { plan_type: 'starter', interval: 'month', at },
  });
  expect(hasArrived(waits, STARTER)).toBe(true);
});

test('credits have arrived when the balance has reached them', () => {
  const wish: Wish = { kind: 'credits', balance: 55 };
  expect(hasArrived(aBillingState({ invitation_credits: 54 }), wish)).toBe(false);
  expect(hasArrived(aBillingState({ invitation_credits: 55 }), wish)).toBe(true);
  expect(hasArrived(aBillingState({ invitation_credits: 60 }), wish)).toBe(true);
});

test('if the wish is unknown any running plan counts', () => {
  expect(hasArrived(aBillingState(), null)).toBe(true);
  expect(hasArrived(aBillingState({ managed_by: 'trial' }), null)).toBe(false);
  expect(hasArrived(aBillingState({ ended: 'unpaid' }), null)).toBe(false);
});

test.each([
  ['?success=true&session_id=cs_1&plan=starter&interval=month', true],
  ['?success=true&session_id=cs_1', true],
  ['?success=true&session_id=cs_1&credits=55', false],
  ['?success=true', false],
  ['?cancelled=true', false],
  ['', false],
])('of %j a plan that is on its way is %s', (search, expected) => {
  expect(isPlanOnItsWay(search)).toBe(expected);
});
