import { PlanInfo } from '@candor/domain/model/plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { batchOf, ended, submitCsv, until } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser, type TestUser } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';
import { startWorker } from '../../worker';

/** The product as it runs: a worker that is woken by events, which leave Stripe by themselves. */
let p: PaidApp;
let worker: Jobs;
beforeAll(async () => {
  p = await paidApp();
  worker = await startWorker(p.t.deps);
  p.stripe.deliverTo(`${p.origin}/api/billing/webhook`);
});
afterAll(async () => {
  await worker.stop();
  await p.stripe.delivered();
  await p.close();
});

const planOf = async (user: TestUser) =>
  PlanInfo.parse((await p.t.as(user).get('/api/users/plan-info')).json());

async function buy(user: TestUser, priceId: string): Promise<void> {
  await p.stripe.press(await p.checkout(user, priceId), 'pay');
  await until(
    () => planOf(user),
    ({ plan_type }) => plan_type !== 'trial',
  );
}

test('a payment opens the plan without anybody asking', async () => {
  const user = await aUser(p.t.db);
  await buy(user, PRICES.starter.month);
  expect((await planOf(user)).limits.candidate_quota).toBe(500);
});

test('a new address reaches the customer without anybody asking', async () => {
  const user = await aUser(p.t.db);
  await p.checkout(user, PRICES.starter.month);
  const address = `New.${user.email}`;
  await p.t.as(user).put('/api/users/profile', { email: address });
  const letters = await until(
    async () => (await p.t.mails()).filter(({ to }) => to === address),
    ({ length }) => length > 0,
  );
  const token = new URL(letters[0]?.link ?? 'missing:').searchParams.get('token');
  expect((await p.t.as().post('/api/auth/confirm-email', { token })).statusCode).toBe(200);
  await until(
    async () => [...p.stripe.world.customers.values()].map(({ email }) => email),
    (addresses) => addresses.includes(address),
  );
});

test('a plan that changes in the middle of batches leaves the ledger adding up', async () => {
  const user = await aUser(p.t.db);
  await buy(user, PRICES.professional.month);
  const as = p.t.as(user);
  const submitted = await Promise.all([
    submitCsv(as, resumes(45)),
    submitCsv(as, resumes(30, 900)),
  ]);
  const [subscription] = [...p.stripe.world.subscriptions.values()].slice(-1);
  if (!subscription) throw new Error('no subscription');
  p.stripe.world.changeNow(subscription, PRICES.starter.month);
  await until(
    () => planOf(user),
    ({ plan_type }) => plan_type === 'starter',
  );
  // What was begun under the higher plan is finished and charged.
  for (const reply of submitted) await ended(as, batchOf(reply).batch_job_id);
  const { usage } = await planOf(user);
  expect(usage).toMatchObject({ candidates_used: 75, candidates_limit: 500 });
  expect((await submitCsv(as, resumes(201, 2000))).json()).toMatchObject({
    code: 'batch_size_exceeded',
    limit_type: 'batch_size_limit',
    limit: 200,
  });
  expect(await brokenInvariants(p.t.db)).toEqual([]);
});
