import { expect, test } from 'vitest';
import { aQuota, aSubscription } from '../../testing/samples';
import { type BannerFacts, bannersFor, stillClosed } from './choose-banner';

const calm: BannerFacts = {
  online: true,
  sessionDoubted: false,
  subscriptionFailed: false,
  subscription: aSubscription(),
  quota: aQuota(),
  paymentDue: false,
  page: null,
};

test('an account in order has no banner', () => {
  expect(bannersFor(calm)).toEqual([]);
});

test('the most severe message comes first', () => {
  const facts = {
    ...calm,
    sessionDoubted: true,
    subscriptionFailed: true,
    quota: aQuota({ candidates_used: 260 }),
  };
  expect(bannersFor(facts).map((notice) => notice.text)).toEqual([
    'Failed to load critical subscription data',
    'Your session has expired. Please log in again.',
    '260 of 500 candidates used.',
  ]);
});

test('a warning comes before good news', () => {
  const page = { tone: 'success', text: 'Your credits have arrived.' } as const;
  const texts = bannersFor({ ...calm, paymentDue: true, page }).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining('payment failed'), page.text]);
});

test.each([
  [249, []],
  [250, ['info']],
  [375, ['warning']],
  [450, ['error']],
])('%i of 500 candidates used is told as %j', (candidates_used, tones) => {
  expect(
    bannersFor({ ...calm, quota: aQuota({ candidates_used }) }).map((notice) => notice.tone),
  ).toEqual(tones);
});

test.each([
  [3, []],
  [2, ['Your trial ends in 2 days. Nothing is deleted when it does.']],
  [1, ['Your trial ends in 1 day. Nothing is deleted when it does.']],
  [0, ['Trial has expired. Please upgrade.']],
])('a trial with %i days left says %j', (days_remaining, texts) => {
  const subscription = aSubscription({ plan_type: 'trial', days_remaining });
  expect(bannersFor({ ...calm, subscription }).map((notice) => notice.text)).toEqual(texts);
});

test('a plan that has ended is not called a trial, and leads to billing', () => {
  const ended = { plan_type: 'trial', days_remaining: 0, plan_ended: true } as const;
  expect(bannersFor({ ...calm, subscription: aSubscription(ended) })).toMatchObject([
    {
      text: 'Your plan has ended. Please renew it in billing.',
      action: { type: 'other', label: 'Open billing', does: 'open_billing' },
    },
  ]);
});

test('a lost network is told, and leads nowhere', () => {
  const [notice] = bannersFor({ ...calm, online: false });
  expect(notice).toMatchObject({ tone: 'warning', action: null });
  expect(notice?.text).toContain('You are offline.');
});

test('a failed payment is announced with a link to billing', () => {
  expect(bannersFor({ ...calm, paymentDue: true })).toMatchObject([
    { tone: 'warning', action: { type: 'other', label: 'Open billing' } },
  ]);
});

test.each([
  [{ sessionDoubted: true }, 'login'],
  [{ subscriptionFailed: true }, 'other'],
  [{ quota: aQuota({ candidates_used: 260 }) }, 'upgrade'],
])('the button of %o is of the type %s', (facts, type) => {
  expect(bannersFor({ ...calm, ...facts })[0]?.action?.type).toBe(type);
});

test('what a page says of a checkout comes before what an upgrade would cure, and after trouble', () => {
  const page = { tone: 'success' as const, text: 'Thank you.' };
  const facts = { ...calm, page, quota: aQuota({ candidates_used: 460 }) };
  expect(bannersFor(facts)).toMatchObject([{ tone: 'success', text: 'Thank you.', action: null }]);
  expect(bannersFor({ ...facts, subscriptionFailed: true }).map(({ tone }) => tone)).toEqual([
    'error',
    'success',
  ]);
});

test('a closed banner that has ended counts as closed no longer, if it may come back', () => {
  const offline = bannersFor({ ...calm, online: false });
  expect(stillClosed(['offline', 'quota-critical'], offline)).toEqual([
    'offline',
    'quota-critical',
  ]);
  expect(stillClosed(['offline', 'quota-critical'], bannersFor(calm))).toEqual(['quota-critical']);
});
