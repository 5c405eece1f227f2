import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../testing/factories';
import { anAccount, orderCredits, stateOf } from '../../testing/stripe/billing-calls';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

/** Payments that take days, as by debit: the order is complete long before the money is there. */
let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
});
afterAll(() => p.close());

const OF_TRIAL = 5;
const mailsTo = async (user: TestUser) =>
  (await p.t.mails()).filter(({ to }) => to.includes(user.email)).map(({ subject }) => subject);

async function debit(page: string) {
  await p.stripe.press(page, 'debit');
  await p.settle();
  const session = [...p.stripe.world.checkouts.values()].at(-1);
  if (!session) throw new Error('no checkout');
  return session;
}

test('credits arrive with their money', async () => {
  const user = await anAccount(p);
  const session = await debit(await orderCredits(p, user));
  expect((await stateOf(p, user)).invitation_credits).toBe(OF_TRIAL);
  p.stripe.world.settleLater(session, 'paid');
  await p.settle();
  expect((await stateOf(p, user)).invitation_credits).toBe(OF_TRIAL + 10);
  expect(await mailsTo(user)).toEqual([]);
});

test('credits whose payment finally fails are not granted, and one mail says so', async () => {
  const user = await anAccount(p);
  const waiting = await debit(await orderCredits(p, user));
  const failing = await debit(await orderCredits(p, user));
  p.stripe.world.settleLater(failing, 'refused');
  await p.settle();
  expect(await mailsTo(user)).toEqual(['Your payment did not arrive']);
  const [mail] = (await p.t.mails()).filter(({ to }) => to.includes(user.email));
  expect(mail?.text).toContain('No credits were added.');

  // The same event once more, another event about it, and news of the one that is still on its way.
  const again = p.stripe.world.events.filter(({ type }) => type.endsWith('async_payment_failed'));
  for (const event of again) await p.send({ ...event, id: `${event.id}_again` });
  p.stripe.world.emit('checkout.session.async_payment_failed', failing);
  await p.settle();
  expect(await mailsTo(user)).toHaveLength(1);
  p.stripe.world.settleLater(waiting, 'paid');
  await p.settle();
  expect((await stateOf(p, user)).invitation_credits).toBe(OF_TRIAL + 10);
  expect(await mailsTo(user)).toHaveLength(1);
});

test('a plan starts with its payment, and one whose payment fails is reported', async () => {
  const [lucky, unlucky] = [await anAccount(p), await anAccount(p)];
  const paid = await debit(await p.checkout(lucky, PRICES.starter.month));
  const refused = await debit(await p.checkout(unlucky, PRICES.starter.month));
  expect((await stateOf(p, lucky)).plan_type).toBe('trial');
  p.stripe.world.settleLater(paid, 'paid');
  p.stripe.world.settleLater(refused, 'refused');
  await p.settle();
  expect((await stateOf(p, lucky)).plan_type).toBe('starter');
  expect((await stateOf(p, unlucky)).plan_type).toBe('trial');
  expect(await mailsTo(unlucky)).toEqual(['Your payment did not arrive']);
});
