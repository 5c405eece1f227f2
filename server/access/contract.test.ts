import { afterAll, beforeAll, expect, test } from 'vitest';
import { amid } from '../testing/amid';
import { aUser } from '../testing/factories';

import { type TestApp, testApp } from '../testing/test-app';
import { agree } from './contract';
import { insertCharges } from './ledger';
import { chargeOne, reserve } from './quota';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const OPERATOR = { staffId: null, reason: null, requestId: null };

test('a contract agreed during a submission waits for it, without a deadlock', async () => {
  const owner = await aUser(server.db);
  const now = server.clock.now();
  const charged = { subjectId: crypto.randomUUID(), userId: owner.id };
  // As a submission does: the quota first, then rows that refer to the account.
  const agreed = await amid(
    server.db,
    (tx) => reserve(tx, owner.id, 1, now),
    () =>
      server.db.transaction((tx) => agree(tx, owner.id, { plan: 'professional' }, OPERATOR, now)),
    (tx) => insertCharges(tx, charged, [{ ordinal: 1, textHash: 'a' }], now),
  );
  expect(agreed.plan).toBe('professional');
});

test('a plan that is agreed lasts as long as it is billed, and keeps what was used', async () => {
  const { id } = await aUser(server.db);
  const now = server.clock.now();
  await server.db.transaction((tx) => chargeOne(tx, id, now));
  const agreed = await server.db.transaction((tx) =>
    agree(tx, id, { plan: 'starter', billing: 'yearly' }, OPERATOR, now),
  );
  expect(agreed).toMatchObject({
    plan: 'starter',
    candidatesUsed: 1,
    candidatesLimit: 6000,
    billingDays: 365,
    periodEnd: new Date(now.getTime() + 365 * 86_400_000),
  });
});
