import type { Invitation } from '@candor/domain/model/invitation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../db/schema';
import { createAssessment, invite } from '../../testing/assessments';
import { entriesOf } from '../../testing/entries-of';
import { aUser, type TestUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { remindInvited } from './remind-invited';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const EMAIL = 'ines@example.com';

let t: TestApp;
let user: TestUser;
let as: As;
beforeAll(async () => {
  // A Monday, by day in London.
  t = await testApp({ now: new Date('2026-03-02T12:00:00.000Z') });
});
beforeEach(async () => {
  t.clock.set(new Date('2026-03-02T12:00:00.000Z'));
  user = await aUser(t.db, { plan: 'starter', now: t.clock.now() });
  as = t.as(user);
});
afterAll(() => t.close());

const BODY = { candidate_email: EMAIL, send_email: true, remind: true, job_title: 'Baker' };
const show = async (code: string): Promise<Invitation> =>
  (await as.get(`/api/invitations/${code}`)).json();
const later = (days: number) => new Date(t.clock.now().getTime() + days * DAY).toISOString();

/** The reminders that the candidate of an invitation was mailed: they hold its link. */
async function reminders({ invitation_link }: Invitation) {
  return (await t.mails()).filter(
    ({ subject, text }) => subject.startsWith('Reminder') && text.includes(invitation_link),
  );
}

async function pass(days: number) {
  t.clock.advance(days * DAY);
  await remindInvited(t.deps);
}

describe('a candidate', () => {
  test('is reminded after three days without activity and two days before expiry, and no more', async () => {
    const made = await invite(as, { ...BODY, expires_in_days: 10 });
    expect(made).toMatchObject({ remind: true, reminders_sent: 0, next_reminder_at: later(3) });
    await pass(2.9);
    expect(await reminders(made)).toEqual([]);
    await pass(0.1);
    await remindInvited(t.deps);
    const [first, ...more] = await reminders(made);
    expect(more).toEqual([]);
    expect(first?.to).toBe(EMAIL);
    expect(first?.text).toMatch(/You have not started yet\. The link is open until 12 March 2026/);
    expect(first?.text).toContain(`No more reminders: ${made.invitation_link}?reminders=stop`);
    expect(await show(made.invitation_code)).toMatchObject({
      reminders_sent: 1,
      reminded_at: t.clock.now().toISOString(),
      next_reminder_at: later(5),
    });

    await pass(5);
    await pass(1);
    const all = await reminders(made);
    expect(all).toHaveLength(2);
    expect(all.map(({ text }) => text.includes('This was the last reminder.'))).toContain(true);
    expect((await show(made.invitation_code)).next_reminder_at).toBeNull();
  });

  test('somebody who has started is told that their answers are saved', async () => {
    const assessment_id = await createAssessment(as);
    const made = await invite(as, { ...BODY, assessment_id });
    await t.as().post(`/api/assessment/${made.invitation_code}/start`, { agree: true });
    await pass(3);
    expect((await reminders(made))[0]?.text).toContain('what you answered is kept');
  });

  test('who agreed to a test that is hosted elsewhere is reminded of that', async () => {
    const made = await invite(as, BODY);
    await t.as().post(`/api/assessment/${made.invitation_code}/start`, { agree: true });
    await pass(3);
    expect((await reminders(made))[0]?.text).toContain('You agreed to take part.');
  });

  test('is not reminded at night, where the sender says that they are', async () => {
    const made = await invite(as, { ...BODY, time_zone: 'Asia/Tokyo' });
    // Nine in the evening there.
    await pass(3);
    expect(await reminders(made)).toEqual([]);
    t.clock.advance(11 * HOUR);
    await remindInvited(t.deps);
    expect(await reminders(made)).toHaveLength(1);
  });

  test('is not reminded unless the sender wants it', async () => {
    const made = await invite(as, { ...BODY, remind: false });
    await pass(4);
    expect([await reminders(made), made.next_reminder_at]).toEqual([[], null]);
  });

  test('who was sent it again is reminded anew', async () => {
    const made = await invite(as, { ...BODY, expires_in_days: 10 });
    await pass(3);
    await pass(5);
    await as.post(`/api/invitations/${made.invitation_code}/resend`, { expires_in_days: 10 });
    expect(await show(made.invitation_code)).toMatchObject({
      reminders_sent: 0,
      reminded_at: null,
      next_reminder_at: later(3),
    });
  });

  test('of a suspended account is left in peace', async () => {
    const made = await invite(as, BODY);
    await t.db.update(users).set({ suspendedAt: t.clock.now() }).where(eq(users.id, user.id));
    await pass(4);
    expect(await reminders(made)).toEqual([]);
  });

  test('is reminded once by two processes at the same moment', async () => {
    const made = await invite(as, BODY);
    t.clock.advance(3 * DAY);
    await Promise.all([remindInvited(t.deps), remindInvited(t.deps)]);
    expect(await reminders(made)).toHaveLength(1);
  });

  test('who sends their answers before the mail leaves gets none', async () => {
    const made = await invite(as, BODY);
    await t.mails();
    t.clock.advance(3 * DAY);
    await remindInvited(t.deps);
    await as.delete(`/api/invitations/${made.invitation_code}`);
    expect(await reminders(made)).toEqual([]);
  });
});

describe('reminders', () => {
  test('need an address', async () => {
    const reply = await as.post('/api/invitations/create-invitation', {
      ashby_assessment_id: 'ashby-assessment-1',
      remind: true,
    });
    expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([400, 'candidate_email']);
    const made = await invite(as);
    const change = await as.put(`/api/invitations/${made.invitation_code}`, { remind: true });
    expect([change.statusCode, change.json().errors?.[0]?.field]).toEqual([400, 'remind']);
  });

  test('need a time zone that there is', async () => {
    const reply = await as.post('/api/invitations/create-invitation', {
      ashby_assessment_id: 'ashby-assessment-1',
      ...BODY,
      time_zone: 'Mars/Olympus',
    });
    expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([400, 'time_zone']);
  });

  test('are switched on and off later', async () => {
    const made = await invite(as, { ...BODY, remind: false });
    const path = `/api/invitations/${made.invitation_code}`;
    const on = await as.put(path, { remind: true, time_zone: 'Europe/London' });
    expect(on.json()).toMatchObject({ remind: true, next_reminder_at: later(3) });
    const off = await as.put(path, { remind: false });
    expect(off.json()).toMatchObject({ remind: false, next_reminder_at: null });
  });

  test('that are owed are not sent once they are switched off', async () => {
    const made = await invite(as, BODY);
    t.clock.advance(3 * DAY);
    await remindInvited(t.deps);
    await as.put(`/api/invitations/${made.invitation_code}`, { remind: false });
    expect(await reminders(made)).toEqual([]);
  });

  test('are recorded as done by the clock', async () => {
    const made = await invite(as, BODY);
    await pass(3);
    const entries = await entriesOf(t.db, user.id);
    expect(
      entries.filter(({ action }) => action === 'invitation.reminded').map((one) => one.actorKind),
    ).toEqual(['system']);
    expect(await reminders(made)).toHaveLength(1);
  });
});

describe('a candidate who wants no reminders', () => {
  const wanted = (code: string, answer: boolean) =>
    t.as().put(`/api/assessment/${code}/reminders`, { wanted: answer });

  test('stops them, is believed by the sender, and may take that back', async () => {
    const { invitation_code: code, ...made } = await invite(as, BODY);
    expect((await t.as().get(`/api/assessment/${code}`)).json().reminders).toBe('on');
    expect((await wanted(code, false)).json()).toEqual({ reminders: 'stopped' });
    await pass(4);
    expect(await reminders({ ...made, invitation_code: code })).toEqual([]);
    expect(await show(code)).toMatchObject({ remind: true, next_reminder_at: null });
    expect((await show(code)).reminders_stopped_at).not.toBeNull();
    const refused = await as.put(`/api/invitations/${code}`, { remind: true });
    expect([refused.statusCode, refused.json().errors?.[0]?.message]).toEqual([
      400,
      'The candidate asked not to be reminded.',
    ]);
    expect((await wanted(code, true)).json()).toEqual({ reminders: 'on' });
    expect((await show(code)).next_reminder_at).not.toBeNull();
  });

  test('is told that there are none if the sender wants none', async () => {
    const { invitation_code: code } = await invite(as, { ...BODY, remind: false });
    expect((await wanted(code, true)).json()).toEqual({ reminders: 'none' });
  });

  test('gets none that was owed already', async () => {
    const made = await invite(as, BODY);
    await t.mails();
    t.clock.advance(3 * DAY);
    await remindInvited(t.deps);
    await wanted(made.invitation_code, false);
    expect(await reminders(made)).toEqual([]);
  });

  test('finds nothing behind a code that leads nowhere', async () => {
    expect((await wanted('inv-nobody-here-0000', false)).statusCode).toBe(404);
  });
});
