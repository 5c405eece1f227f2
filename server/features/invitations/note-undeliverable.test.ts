import type { Invitation } from '@candor/domain/model/invitation';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import { sendOwedMail } from '../../mail/send-owed-mail';
import { allLetters, whenGivenUp } from '../../mail-sender';
import { type Mailer, MailRefused, MailTrouble } from '../../ports/mailer';
import { invite } from '../../testing/assessments';
import { aUser, type TestUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { invitationNews } from './news';
import { remindInvited } from './remind-invited';

const DAY = 86_400_000;
const BODY = { candidate_email: 'ines@example.com', send_email: true, remind: true };

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

const show = async ({ invitation_code: code }: Invitation): Promise<Invitation> =>
  (await as.get(`/api/invitations/${code}`)).json();
const resend = ({ invitation_code: code }: Invitation, body: object) =>
  as.post(`/api/invitations/${code}/resend`, body);

/** Sends queued mail through a server that answers each with this; returns the recipients it tried. */
async function send(
  error: Error | null,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  const tried: string[] = [];
  const mailer: Mailer = {
    kind: 'smtp',
    send: async ({ to }) => {
      tried.push(to);
      await meanwhile();
      if (error) throw error;
    },
    close: async () => {},
  };
  await sendOwedMail({ ...t.deps, mailer }, allLetters(t.deps), whenGivenUp);
  return tried;
}

const refused = new MailRefused('550 no such mailbox', { what: 'address' });

test('an invitation whose mail is rejected says so, and nobody is reminded of it', async () => {
  const made = await invite(as, BODY);
  expect(made.undeliverable_at).toBeNull();
  await send(refused);
  expect(await show(made)).toMatchObject({
    undeliverable_at: t.clock.now().toISOString(),
    next_reminder_at: null,
    status: 'pending',
  });
  const news = await invitationNews(t.deps, user.id);
  expect(news).toMatchObject([
    {
      type: 'invitation',
      subtype: 'undeliverable',
      priority: 'high',
      actionUrl: `/invitations?open=${made.invitation_code}`,
    },
  ]);
  t.clock.advance(4 * DAY);
  await remindInvited(t.deps);
  expect(await send(null)).toEqual([]);
  const noted = and(eq(auditLog.userId, user.id), eq(auditLog.action, 'invitation.undeliverable'));
  expect(await t.db.$count(auditLog, noted)).toBe(1);
});

test('a reminder that is given up after its last try says so as well', async () => {
  const made = await invite(as, BODY);
  await send(null);
  t.clock.advance(3 * DAY);
  await remindInvited(t.deps);
  await send(new MailTrouble('451 later'));
  expect((await show(made)).undeliverable_at).toBeNull();
  for (let day = 0; day < 7; day++) {
    t.clock.advance(DAY);
    await send(new MailTrouble('451 later'));
  }
  expect((await show(made)).undeliverable_at).not.toBeNull();
});

test('sent again it is as before, whatever becomes of the mail before', async () => {
  const made = await invite(as, BODY);
  await send(new MailTrouble('451 later'));
  t.clock.advance(2 * 3_600_000);
  await resend(made, { send_email: true });
  let turn = 0;
  const mailer: Mailer = {
    kind: 'smtp',
    send: async () => {
      turn += 1;
      if (turn === 1) throw refused;
    },
    close: async () => {},
  };
  await sendOwedMail({ ...t.deps, mailer }, allLetters(t.deps), whenGivenUp);
  expect([turn, (await show(made)).undeliverable_at]).toEqual([2, null]);

  t.clock.advance(2 * 3_600_000);
  await resend(made, { send_email: true });
  await send(refused);
  expect((await show(made)).undeliverable_at).not.toBeNull();
  t.clock.advance(2 * 3_600_000);
  await resend(made, {});
  expect(await show(made)).toMatchObject({
    undeliverable_at: null,
    next_reminder_at: expect.any(String),
  });
});

test('one that was cancelled meanwhile stays quiet', async () => {
  const made = await invite(as, BODY);
  const url = `/api/invitations/${made.invitation_code}`;
  expect(await send(refused, () => as.delete(url))).toEqual(['ines@example.com']);
  expect(await show(made)).toMatchObject({ status: 'cancelled', undeliverable_at: null });
  expect(await invitationNews(t.deps, user.id)).toEqual([]);
});
