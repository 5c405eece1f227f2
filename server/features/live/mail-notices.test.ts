import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { batchOf, ended, submitCsv, submitZip } from '../../testing/batch-calls';
import { makeScan } from '../../testing/documents/make-pdf';
import { makeZip } from '../../testing/documents/make-zip';
import { aUser, type UserWishes } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { mailNotices } from './mail-notices';

let t: TestApp;
let worker: Jobs;
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

async function someone(wishes: UserWishes, ...events: string[]) {
  const user = await aUser(t.db, wishes);
  const as = t.as(user);
  const wanted = Object.fromEntries(events.map((event) => [event, { email: true }]));
  await as.put('/api/users/notification-preferences', { preferences: { events: wanted } });
  const subjects = async () =>
    (await t.mails()).filter(({ to }) => to === user.email).map(({ subject }) => subject);
  return { as, subjects };
}

test('the level of a quota is mailed once to those who want it, and to nobody else', async () => {
  const wishes = { plan: 'starter', used: 380 } as const;
  const { subjects } = await someone(wishes, 'quota_warning');
  const { subjects: silent } = await someone(wishes);
  const { subjects: unconfirmed } = await someone({ ...wishes, confirmed: false }, 'quota_warning');
  await mailNotices(t.deps);
  await mailNotices(t.deps);
  expect(await subjects()).toEqual(['75% of your candidates are used']);
  expect(await silent()).toEqual([]);
  expect(await unconfirmed()).toEqual([]);
});

test('the end of a trial is mailed to those who want it', async () => {
  const trialEndsAt = new Date(t.clock.now().getTime() + 2 * 86_400_000);
  const { subjects } = await someone({ trialEndsAt }, 'trial_expiring');
  await mailNotices(t.deps);
  expect(await subjects()).toEqual(['Your trial ends in 2 days']);
});

test('the end of a batch is mailed to those who want it, by how it ended', async () => {
  const pleased = await someone({ plan: 'starter' }, 'batch_completed');
  const warned = await someone({ plan: 'starter' }, 'batch_failed');
  await Promise.all(
    [pleased, warned].map(async ({ as }) => {
      const good = batchOf(await submitCsv(as, [{ text: 'Engineer, 2015 - 2024. Python.' }]));
      const bad = batchOf(await submitZip(as, await makeZip({ 'scan.pdf': makeScan() })));
      await ended(as, good.batch_job_id);
      expect((await ended(as, bad.batch_job_id)).status).toBe('failed');
    }),
  );
  expect(await pleased.subjects()).toEqual(['Backend Engineer is scored']);
  expect(await warned.subjects()).toEqual(['Backend Engineer failed']);
});

test('a channel that is off sends nothing, whatever its events say', async () => {
  const { as, subjects } = await someone({ plan: 'starter', used: 480 }, 'quota_warning');
  await as.put('/api/users/notification-preferences', { preferences: { email: false } });
  await mailNotices(t.deps);
  expect(await subjects()).toEqual([]);
});
