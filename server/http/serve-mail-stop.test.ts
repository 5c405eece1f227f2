import type { Invitation } from '@candor/domain/model/invitation';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, invitations } from '../db/schema';
import { oweMail } from '../mail/owe-mail';
import { sendOwedMail } from '../mail/send-owed-mail';
import { stopUrl } from '../mail/stop-link';
import { allLetters } from '../mail-sender';
import type { Sending } from '../ports/mailer';
import { invite } from '../testing/assessments';
import { batchOf, ended, submitCsv } from '../testing/batch-calls';
import { resumes } from '../testing/documents/make-csv';
import { aUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { startWorker } from '../worker';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** All outstanding mail, as the mailer gets it. */
async function written(): Promise<Sending[]> {
  const mails: Sending[] = [];
  const mailer = {
    kind: 'smtp' as const,
    close: async () => {},
    send: async (mail: Sending) => void mails.push(mail),
  };
  await sendOwedMail({ ...t.deps, mailer }, allLetters(t.deps));
  return mails;
}

const pathOf = (stop: string | undefined) => new URL(stop ?? 'no:stop').pathname;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const press = (url: string, headers: Record<string, string> = FORM, payload = ONE_CLICK) =>
  t.app.inject({ method: 'POST', url, headers, ...(payload !== '' && { payload }) });

test('one click stops a digest, and a program that follows links does not', async () => {
  const user = await aUser(t.db, { plan: 'starter' });
  const as = t.as(user);
  const wanted = async () =>
    (await as.get('/api/users/notification-preferences')).json().preferences.events.morning_digest;
  const worker = await startWorker(t.deps);
  const batch = batchOf(await submitCsv(as, resumes(1)));
  await ended(as, batch.batch_job_id);
  await worker.stop();
  await oweMail(t.db, {
    kind: 'morning_digest',
    recipient: user.email,
    now: t.clock.now(),
    data: { batchId: batch.batch_job_id },
  });
  const url = pathOf((await written()).find(({ subject }) => subject.includes('new cand'))?.stop);
  expect((await wanted()).email).toBe(true);

  const followed = await t.app.inject({ url });
  expect([followed.statusCode, followed.headers.location]).toEqual([
    303,
    'http://localhost:3000/settings',
  ]);
  expect((await wanted()).email).toBe(true);

  expect((await press(url)).statusCode).toBe(200);
  expect(await wanted()).toMatchObject({ email: false, in_app: true });
  expect((await press(url)).statusCode).toBe(200);
  expect((await wanted()).email).toBe(false);
});

test.each([
  ['a form', FORM, ONE_CLICK],
  [
    'a form in parts',
    { 'content-type': 'multipart/form-data; boundary=b' },
    `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`,
  ],
  ['nothing', {}, ''],
])('reminders are stopped by a press that sends %s, once', async (_what, headers, payload) => {
  const user = await aUser(t.db, { plan: 'starter' });
  const as = t.as(user);
  const made = await invite(as, { candidate_email: 'ines@example.com', remind: true });
  const shown = async (): Promise<Invitation> =>
    (await as.get(`/api/invitations/${made.invitation_code}`)).json();
  const [row] = await t.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.code, made.invitation_code));
  for (const kind of ['invitation', 'invitation_reminder'] as const) {
    const data = { invitationId: row?.id };
    await oweMail(t.db, { kind, recipient: 'ines@example.com', now: t.clock.now(), data });
  }
  const [first, second] = (await written()).sort((a, b) => b.subject.localeCompare(a.subject));
  expect([first?.subject, first?.stop]).toEqual([expect.stringMatching(/^Skills/), undefined]);
  const url = pathOf(second?.stop);

  const followed = await t.app.inject({ url });
  expect([followed.statusCode, followed.headers.location]).toEqual([
    303,
    `${made.invitation_link}?reminders=stop`,
  ]);
  expect((await shown()).reminders_stopped_at).toBeNull();
  expect((await press(url, headers, payload)).statusCode).toBe(200);
  expect((await press(url, headers, payload)).statusCode).toBe(200);
  expect((await shown()).reminders_stopped_at).not.toBeNull();
  const set = and(eq(auditLog.userId, user.id), eq(auditLog.action, 'invitation.reminders_set'));
  expect(await t.db.$count(auditLog, set)).toBe(1);

  await as.delete(`/api/invitations/${made.invitation_code}`);
  expect((await press(url, headers, payload)).statusCode).toBe(200);
});

test('a token that was forged or changed is not found', async () => {
  const { userId } = { userId: '00000000-0000-4000-8000-000000000000' };
  const good = pathOf(stopUrl(t.deps.config, { what: 'digest', userId }));
  for (const url of ['/api/mail/stop/x', `${good.slice(0, -4)}AAAA`]) {
    expect((await press(url)).statusCode).toBe(404);
    expect((await t.app.inject({ url })).statusCode).toBe(404);
  }
  expect((await press(good)).statusCode).toBe(200);
});

test('no other address accepts such forms, and this one accepts no long ones', async () => {
  const elsewhere = await press('/api/contact', FORM, 'name=Zoe');
  expect(elsewhere.statusCode).toBe(415);
  expect((await press('/api/mail/stop/x', FORM, 'x'.repeat(5_000))).statusCode).toBe(413);
});

test('too many clicks from one place are refused', async () => {
  const strict = await testApp({ env: { REQUESTS_PER_MINUTE: '2' } });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) {
    statuses.push(
      (await strict.app.inject({ method: 'POST', url: '/api/mail/stop/x' })).statusCode,
    );
  }
  await strict.close();
  expect(statuses).toEqual([404, 404, 429]);
});
