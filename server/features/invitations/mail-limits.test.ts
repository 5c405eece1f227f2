import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '../../db/schema';
import { createAssessment } from '../../testing/assessments';
import { aUser, type UserWishes } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.delete(rateLimits));

const INVITATIONS = '/api/invitations';
const HOUR = 3_600_000;

/** An account that invites, mails, and takes its credit back before the next one. */
async function aCanceller(wishes: UserWishes = {}) {
  const as = t.as(await aUser(t.db, { now: t.clock.now(), ...wishes }));
  const assessment_id = await createAssessment(as);
  return async (candidate_email: string, send_email = true): Promise<number> => {
    const body = { assessment_id, candidate_email, send_email };
    const reply = await as.post(`${INVITATIONS}/create-invitation`, body);
    const { invitation_code: code } = reply.json();
    if (code) expect((await as.delete(`${INVITATIONS}/${code}`)).statusCode).toBe(200);
    return reply.statusCode;
  };
}

const inTurn = async (count: number, ask: (place: number) => Promise<number>) => {
  const statuses: number[] = [];
  for (let place = 0; place < count; place += 1) statuses.push(await ask(place));
  return statuses;
};
const all = (count: number, status: number) => Array.from({ length: count }, () => status);

test('credits that come back do not let a trial mail strangers without end', async () => {
  const invite = await aCanceller();
  const replies = await inTurn(22, (place) => invite(`stranger-${place}@example.com`));
  expect(replies).toEqual([...all(20, 201), 429, 429]);
  expect(await invite('stranger-21@example.com', false)).toBe(201);
  t.clock.advance(24 * HOUR);
  expect(await invite('stranger-21@example.com')).toBe(201);
});

test('somebody is mailed a few invitations an hour by one account, whatever it pays', async () => {
  const invite = await aCanceller({ plan: 'professional' });
  expect(await inTurn(7, () => invite('Often@example.com'))).toEqual([...all(6, 201), 429]);
  expect(await invite('often@EXAMPLE.com')).toBe(429);
  expect(await inTurn(20, (place) => invite(`other-${place}@example.com`))).toEqual(all(20, 201));
  t.clock.advance(HOUR);
  expect(await invite('often@example.com')).toBe(201);
});

test('a refused invitation costs nothing', async () => {
  const user = await aUser(t.db, { plan: 'professional', now: t.clock.now() });
  const as = t.as(user);
  const assessment_id = await createAssessment(as);
  const body = { assessment_id, candidate_email: 'once@example.com', send_email: true };
  const replies = await inTurn(
    7,
    async () => (await as.post(`${INVITATIONS}/create-invitation`, body)).statusCode,
  );
  expect(replies.at(-1)).toBe(429);
  const { invitation_credits } = (await as.get('/api/users/quota-status')).json();
  expect(invitation_credits).toBe(250 - 6);
});
