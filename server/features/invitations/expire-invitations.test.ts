import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitations } from '../../db/schema';
import { invite } from '../../testing/assessments';
import type { TestUser } from '../../testing/factories';
import {
  aSender,
  creditsOf,
  INVITATIONS,
  invitationOf,
  invitationsOf,
  startAssessment,
} from '../../testing/invitation-calls';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { expireInvitations } from './expire-invitations';

let t: TestApp;
let user: TestUser;
let as: As;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ({ user, as } = await aSender(t));
});
afterAll(() => t.close());

const DAY = 86_400_000;
const HOUR = 3_600_000;

describe('an invitation that is sent again', () => {
  test('has the same link for as long as a new one, at no cost', async () => {
    const made = await invite(as, { candidate_email: 'ada@example.com' });
    t.clock.advance(10 * DAY);
    const reply = await as.post(`${INVITATIONS}/${made.invitation_code}/resend`, {
      send_email: true,
    });
    expect(reply.json()).toMatchObject({
      success: true,
      invitation: {
        invitation_code: made.invitation_code,
        status: 'pending',
        updated_at: t.clock.now().toISOString(),
        expires_at: new Date(t.clock.now().getTime() + 30 * DAY).toISOString(),
      },
    });
    expect(await creditsOf(as)).toBe(49);
    const mails = (await t.mails()).filter(({ to }) => to === 'ada@example.com');
    expect(mails).toHaveLength(1);
  });

  test('is so once an hour', async () => {
    const { invitation_code: code } = await invite(as);
    expect((await as.post(`${INVITATIONS}/${code}/resend`)).statusCode).toBe(200);
    const soon = await as.post(`${INVITATIONS}/${code}/resend`);
    expect([soon.statusCode, soon.json().retry_after]).toEqual([429, 3600]);
    t.clock.advance(HOUR);
    expect((await as.post(`${INVITATIONS}/${code}/resend`)).statusCode).toBe(200);
  });

  test('after it expired is what it was before', async () => {
    const { invitation_code: code } = await invite(as);
    await startAssessment(t, code);
    t.clock.advance(31 * DAY);
    expect((await invitationOf(as, code)).status).toBe('expired');
    await expireInvitations(t.deps);
    const reply = await as.post(`${INVITATIONS}/${code}/resend`);
    expect(reply.json().invitation.status).toBe('accepted');
    expect((await t.as().get(`/api/assessment/${code}`)).statusCode).toBe(200);
  });

  test('needs an address for mail', async () => {
    const { invitation_code: code } = await invite(as);
    const reply = await as.post(`${INVITATIONS}/${code}/resend`, { send_email: true });
    expect([reply.statusCode, reply.json().detail]).toEqual([400, 'Email is required']);
  });
});

describe('an invitation that runs out', () => {
  test('is expired from its moment on, and gives an unused credit back once that is noted', async () => {
    const { invitation_code: code } = await invite(as, { expires_in_days: 7 });
    t.clock.advance(7 * DAY - 1);
    expect((await invitationOf(as, code)).status).toBe('pending');
    t.clock.advance(1);
    expect((await invitationOf(as, code)).status).toBe('expired');
    expect(await creditsOf(as)).toBe(49);
    await expireInvitations(t.deps);
    await expireInvitations(t.deps);
    expect(await creditsOf(as)).toBe(50);
    expect((await invitationOf(as, code)).status).toBe('expired');
  });

  test('gives its credit back when it is erased before its end was noted', async () => {
    const { invitation_code: code } = await invite(as, { expires_in_days: 1 });
    t.clock.advance(DAY);
    expect((await as.post(`${INVITATIONS}/${code}/erase`, { confirm: true })).statusCode).toBe(204);
    expect(await creditsOf(as)).toBe(50);
  });

  test('is paid again when it is sent after its credit came back', async () => {
    const { invitation_code: code } = await invite(as, { expires_in_days: 1 });
    t.clock.advance(DAY);
    await expireInvitations(t.deps);
    expect(await creditsOf(as)).toBe(50);
    await as.post(`${INVITATIONS}/${code}/resend`);
    expect(await creditsOf(as)).toBe(49);
  });

  test('leaves who is in the middle a day to finish', async () => {
    const { invitation_code: code } = await invite(as, { expires_in_days: 1 });
    await startAssessment(t, code);
    t.clock.advance(2 * DAY - 1);
    await expireInvitations(t.deps);
    expect((await invitationOf(as, code)).status).toBe('accepted');
    t.clock.advance(1);
    await expireInvitations(t.deps);
    expect((await invitationOf(as, code)).status).toBe('expired');
    expect(await creditsOf(as)).toBe(49);
  });

  test('is noted for each of more than one round', async () => {
    const rows = await t.db.select().from(invitations).where(eq(invitations.userId, user.id));
    expect(rows).toEqual([]);
    const one = await invite(as, { expires_in_days: 1 });
    const [row] = await t.db
      .select()
      .from(invitations)
      .where(eq(invitations.code, one.invitation_code));
    if (!row) throw new Error('The invitation is not there');
    const more = Array.from({ length: 450 }, (_, at) => ({
      ...row,
      id: randomUUID(),
      code: `${row.code}${at}`,
      creditFrom: null,
    }));
    await t.db.insert(invitations).values(more);
    t.clock.advance(DAY);
    await expireInvitations(t.deps);
    expect(await t.db.$count(invitations, eq(invitations.status, 'expired'))).toBeGreaterThan(450);
    const { counts } = await invitationsOf(as);
    expect(counts.total).toBe(451);
  });
});
