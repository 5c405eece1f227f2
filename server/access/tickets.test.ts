import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { findTicket, issueTicket, TICKET_KINDS, useTicket } from './tickets';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const NOW = new Date('2026-03-02T09:00:00.000Z');
const expiresAt = new Date(NOW.getTime() + 300_000);

test.each(TICKET_KINDS)('a ticket of the kind %s is none of another kind', async (kind) => {
  const { db } = t;
  const { id: userId } = await aUser(db, { now: NOW });
  const ticket = await issueTicket(db, { userId, kind, now: NOW, expiresAt });
  const use = (as: typeof kind) => db.transaction((tx) => useTicket(tx, as, ticket, NOW));
  for (const other of TICKET_KINDS.filter((one) => one !== kind)) {
    expect(await findTicket(db, other, ticket, NOW)).toBeNull();
    expect(await use(other)).toBeNull();
  }
  expect(await findTicket(db, kind, ticket, NOW)).toBe(userId);
  expect([await use(kind), await use(kind)]).toEqual([userId, null]);
});
