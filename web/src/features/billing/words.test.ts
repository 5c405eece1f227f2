import type { PlanInfo } from '@candor/domain/model/plan';
import { expect, test } from 'vitest';
import { aUser } from '../../testing/samples';
import { formatDay } from '../../ui/format';
import { changeVerb, changeWords } from './change-words';
import { paceOf, paceWords } from './pace';
import { standingWords, statusOf } from './standing-words';
import { aBillingState, aCatalogue, aTrialState } from './testing/billing-samples';

const now = new Date('2026-03-12T09:00:00.000Z');
const END = '2026-04-01T09:00:00.000Z';
const { plans } = aCatalogue();

function aPlan(over: Partial<PlanInfo> = {}, type: PlanInfo['plan_type'] = 'starter'): PlanInfo {
  return { ...aUser({}, type).plan_info, current_period_end: END, ...over };
}

const standing = (state = aBillingState(), plan = aPlan()) =>
  standingWords({ plan, state, plans, now }).replaceAll('\u00a0', ' ');

test('a plan that is paid for says when it renews and for how much', () => {
  expect(standing()).toMatch(/^Renews on .*Apr.* for USD 49 a month\.$/);
  const yearly = aBillingState({ interval: 'year', price_id: 'price-starter-year' });
  expect(standing(yearly)).toContain('for USD 490 a year');
});

test('a price that the catalogue no longer has is not made up', () => {
  expect(standing(aBillingState({ price_id: 'price-of-old' }))).toMatch(
    /^Renews on [^.]*Apr[^.]*\.$/,
  );
});

test('a cancelled plan says until when it is open, and what stays', () => {
  const state = aBillingState({ cancel_at: END });
  expect(standing(state)).toMatch(/^Starter ends on .* is not charged again/);
  expect(statusOf({ plan: aPlan(), state }).word).toBe('Ends soon');
});

test('a pending change says what starts when', () => {
  const pending_change = { plan_type: 'starter', interval: 'month', at: END } as const;
  const state = aBillingState({ plan_type: 'professional', pending_change });
  expect(standing(state, aPlan({}, 'professional'))).toMatch(
    /^Starter, billed monthly, begins on .* stays as it is\.$/,
  );
});

test('a failed payment says until when the plan stays open', () => {
  const state = aBillingState({ status: 'past_due', grace_ends_at: END });
  expect(standing(state)).toMatch(/^The last payment failed\. Your plan stays open until/);
  expect(statusOf({ plan: aPlan({ status: 'past_due' }), state })).toMatchObject({
    word: 'Payment due',
    tone: 'warning',
  });
});

test.each([
  ['unpaid', 'Your plan ended because a payment failed. Everything you made is kept.', 'Unpaid'],
  ['cancelled', 'Your plan ended as you asked. Everything you made is kept.', 'Ended'],
] as const)('a plan that ended %s says why', (ended, words, word) => {
  const plan = aPlan({ trial_expired: true, status: 'expired' }, 'trial');
  const state = aTrialState({ ended, managed_by: 'provider' });
  expect(standing(state, plan)).toBe(words);
  expect(statusOf({ plan, state }).word).toBe(word);
});

test('a day of the sentence stays on one line', () => {
  const plan = aPlan({}, 'professional');
  const state = aBillingState({ plan_type: 'professional', cancel_at: END });
  const said = standingWords({ plan, state, plans: [], now });
  expect(said).toContain(formatDay(END).replaceAll(' ', '\u00a0'));
});

test('a trial says when it ends, and that it costs nothing', () => {
  const plan = aPlan({ trial_expires: '2026-03-14T08:00:00.000Z' }, 'trial');
  expect(standing(aTrialState(), plan)).toMatch(
    /^Your trial ends on .*, in 2 days\. It ends automatically/,
  );
  const over = aPlan({ trial_expires: '2026-03-10T08:00:00.000Z', trial_expired: true }, 'trial');
  expect(standing(aTrialState(), over)).toMatch(/^Your trial ended on /);
});

test('a contract says only when its quota resets', () => {
  const state = aBillingState({ managed_by: 'contract', interval: null, price_id: null });
  expect(standing(state)).toMatch(/^The quota resets on /);
});

const price = (amount: number) => ({
  price_id: 'price-x',
  interval: 'month' as const,
  amount,
  currency: 'usd',
});
const change = {
  paying: { plan: 'starter', interval: 'month' },
  to: { plan: 'professional', interval: 'month' },
  price: price(19_900),
  periodEnd: END,
  usage: aPlan().usage,
} as const;
const said = (over: Partial<Parameters<typeof changeWords>[0]>) =>
  changeWords({ ...change, ...over })
    .join(' ')
    .replaceAll('\u00a0', ' ');

test('an upgrade starts at once, keeps what was used, and states its price', () => {
  const words = said({});
  expect(words).toContain('Professional begins at once, with 2,500 candidates a month.');
  expect(words).toContain('What you have used in this period stays counted.');
  expect(words).toContain('It costs USD 199 a month.');
  expect(words).toContain('Taxes, where they apply,');
});

test('a downgrade waits for the end of the period and removes nothing', () => {
  const down = {
    paying: { plan: 'professional', interval: 'month' },
    to: { plan: 'starter', interval: 'month' },
    price: price(4900),
    usage: { ...aPlan().usage, api_keys_used: 5 },
  } as const;
  const words = said(down);
  expect(words).toMatch(/^Starter begins on .*Apr.* nothing is charged now\./);
  expect(words).toContain('From then on it costs USD 49 a month, with 500 candidates a month.');
  expect(words).toContain('You have 5 API keys and Starter has 3. All of them keep working');
  expect(said({ ...down, usage: aPlan().usage })).not.toContain('API key');
});

test.each([
  ['starter', 'month', 'professional', 'month', 'Upgrade to Professional'],
  ['professional', 'month', 'starter', 'month', 'Change to Starter'],
  ['starter', 'month', 'starter', 'year', 'Switch to annual billing'],
  ['starter', 'year', 'starter', 'month', 'Switch to monthly billing'],
  ['trial', null, 'starter', 'month', 'Upgrade to Starter'],
] as const)('from %s by the %s to %s by the %s is "%s"', (from, was, to, will, verb) => {
  expect(changeVerb({ plan: from, interval: was }, { plan: to, interval: will })).toBe(verb);
});

test('the pace of a period proposes the lowest plan that holds it', () => {
  const end = '2026-04-01T09:00:00.000Z';
  const used = (candidates_used: number) =>
    aPlan({ usage: { ...aPlan().usage, candidates_used }, current_period_end: end });
  const tenthDay = new Date('2026-03-12T09:00:00.000Z');
  expect(paceOf(used(150), tenthDay)).toEqual({ monthly: 450, plan: 'starter' });
  expect(paceOf(used(300), tenthDay)).toEqual({ monthly: 900, plan: 'professional' });
  expect(paceOf(used(2000), tenthDay)).toEqual({ monthly: 6000, plan: 'enterprise' });
  expect(paceOf(used(0), tenthDay)).toBeNull();
  expect(paceOf(used(150), new Date('2026-03-04T09:00:00.000Z'))).toBeNull();
});

test('the interval is mentioned for the current plan', () => {
  const about = 'At this pace you score about 900 candidates a month';
  const pace = { monthly: 900, plan: 'professional' } as const;
  expect(paceWords(aPlan(), pace)).toBe(`${about}. Professional covers that.`);
  expect(paceWords(aPlan({}, 'professional'), pace)).toBe(`${about}. Your plan covers that.`);
  expect(paceWords(aPlan({}, 'professional'), { ...pace, plan: 'starter' })).toContain('too.');
  expect(paceWords(aPlan(), null)).toBeNull();
});
