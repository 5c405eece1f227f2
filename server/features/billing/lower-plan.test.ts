import { PLANS } from '@candor/domain/rules/plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, resultsOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aSession } from '../../testing/factories';
import { anAccount, postBilling, stateOf } from '../../testing/stripe/billing-calls';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';
import { startWorker } from '../../worker';

let p: PaidApp;
let worker: Jobs;
beforeAll(async () => {
  p = await paidApp();
  worker = await startWorker(p.t.deps);
});
afterAll(async () => {
  await worker.stop();
  await p.close();
});

const KEYS = '/api/keys';

test('a lower plan keeps what exists beyond its limits, and lets no more of it start', async () => {
  const user = await anAccount(p);
  const as = p.t.as(user);
  await p.subscribe(user, PRICES.professional.month);
  const keys: { token: string }[] = [];
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    const made = await as.post(KEYS, { name });
    expect(made.statusCode).toBe(201);
    keys.push({ token: made.json().key });
  }
  const people = resumes(Number(PLANS.starter.maxBatchSize) + 1);
  const { batch_job_id: id } = batchOf(await submitCsv(as, people));
  await ended(as, id);
  const { current_period_end: end } = await stateOf(p, user);
  await postBilling(p, user, 'change', { price_id: PRICES.starter.month });
  p.t.clock.set(new Date(end));
  await p.reconcile();

  const plan = (await as.get('/api/users/plan-info')).json();
  expect(plan).toMatchObject({ plan_type: 'starter', usage: { api_keys_used: 5 } });
  for (const key of keys) {
    const reply = await p.t.as(key).get(`${BATCHES}/${id}/results`);
    expect([reply.statusCode, reply.json().total]).toEqual([200, people.length]);
  }
  expect((await resultsOf(as, id)).total).toBe(people.length);

  // A key is made by who has just signed in.
  const fresh = p.t.as(await aSession(p.t.db, user.id, p.t.clock.now()));
  const sixth = await fresh.post(KEYS, { name: 'six' });
  expect([sixth.statusCode, sixth.json().limit_type]).toEqual([402, 'api_key_limit']);
  expect(sixth.headers).toMatchObject({
    'x-limit-type': 'api_key_limit',
    'x-api-key-limit': '3',
    'x-api-keys-used': '5',
    'x-plan-type': 'starter',
  });
  const again = await submitCsv(as, people);
  expect([again.statusCode, again.json().limit_type]).toEqual([402, 'batch_size_limit']);
  expect(again.headers).toMatchObject({
    'x-limit-type': 'batch_size_limit',
    'x-max-batch-size': '200',
    'x-batch-size-requested': '201',
  });
});
