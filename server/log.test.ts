import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from './db/schema';
import { describeError } from './log';
import { createAssessment, invite } from './testing/assessments';
import { BATCHES, batchOf, ended, resultsOf, submitCsv, submitZip } from './testing/batch-calls';
import { JOB_DESCRIPTION } from './testing/documents/make-csv';
import { makeZip } from './testing/documents/make-zip';
import { aUser } from './testing/factories';
import { type As, type TestApp, testApp } from './testing/test-app';
import { startWorker } from './worker';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a failed statement is logged without what it was about', async () => {
  const email = 'canary-person@example.com';
  await aUser(t.db, { email });
  const twice = await errorOf(aUser(t.db, { email }));
  const wrong = await errorOf(t.db.execute(sql`select ${'canary-text'}::uuid`));
  for (const error of [twice, wrong]) {
    const logged = JSON.stringify(describeError(error));
    expect(logged).toContain('Failed query');
    expect(logged).not.toContain('canary');
  }
});

test('an error keeps its kind, its code and its place', () => {
  const cause = Object.assign(new Error('inner'), { code: 'ECONNREFUSED' });
  const logged = describeError(new TypeError('outer', { cause }));
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    cause: { type: 'Error', code: 'ECONNREFUSED', message: 'inner' },
  });
  expect(logged.stack).toContain('log.test.ts');
});

/**
 * Parts of a resume about a person that are not words of their own: neither the number nor the house may appear
 * anywhere.
 */
const NUMBER = '+49 151 5550 4242';
const HOUSE = 'Lantern Quay 417';
const TRACE = /canary|5550.?4242|lantern quay/i;

test('no line of the log and no metric tells who people are or what they sent, whatever they do (P26)', async () => {
  const lines: string[] = [];
  const logged = await testApp({ onLog: (line) => lines.push(line) });
  const worker = await startWorker(logged.deps);
  const form = {
    email: 'canary-mail@example.com',
    full_name: 'Canary-name Quill',
    password: 'canary-password',
  };
  const registered = await logged.as().post('/api/auth/register', form);
  const visitor = logged.as({ token: String(registered.json().access_token) });
  await visitor.get('/api/auth/me?search=canary-query');
  await logged.as().post('/api/auth/login', { ...form, password: 'canary-guess' });
  await logged.as().post('/api/auth/password-reset-request', { email: form.email });
  await logged.as().post('/api/auth/confirm-email', { token: 'canary-token' });
  await logged.mails();

  const user = await aUser(logged.db, { plan: 'enterprise', email: 'canary-2@example.com' });
  await logged.db.update(subscriptions).set({ invitationCredits: 1 });
  const as = logged.as(user);
  const job = { job_description_text: `${JOB_DESCRIPTION} canary-job` };
  const text = `Canary-person\ncanary-4@example.com\n${NUMBER}\n${HOUSE}, 20457 Hamburg\nKnows Python.`;
  const people = [{ text, name: 'Canary-person' }];
  const { batch_job_id: id } = batchOf(await submitCsv(as, people, job));
  await ended(as, id);
  const broken = await makeZip({ 'canary-file.pdf': '%PDF-1.7 canary-content' });
  await ended(as, batchOf(await submitZip(as, broken)).batch_job_id);
  await as.form(BATCHES, { input_type: 'canary-type' });
  const source_config_json = '{"connection_string":"postgres://canary-db","query":"canary-query"}';
  await as.form(BATCHES, { ...job, input_type: 'database', source_config_json });
  await as.form('/api/analytics/match', { candidate_text: 'canary-text', job_text: 'canary-job' });
  await as.get(`${BATCHES}?search=canary-search`);
  await as.get('/canary-path');
  const secrets = [String(registered.json().access_token), ...(await useAll(logged, as, id))];
  await logged.db.execute(sql`drop table single_matches`);
  const failed = {
    candidate_text: 'Canary-person knows Docker.',
    job_id_context: 'canary-label',
    job_text: JOB_DESCRIPTION,
  };
  const failure = await as.form('/api/analytics/match', failed);
  expect(failure.statusCode).toBe(500);
  await logged.db.execute(sql`create table single_matches (user_id uuid)`);
  const gone = await eraseAccount(logged, registered.json().access_token);
  expect(gone.statusCode).toBe(200);
  await logged.mails();

  await worker.stop();
  expect(await logged.deps.metrics.text()).not.toMatch(TRACE);
  await logged.close();
  expect(lines.filter((line) => line.includes('answered')).length).toBeGreaterThan(10);
  const failures = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a call failed');
  expect(failures).toMatchObject([{ request_id: failure.json().request_id }]);
  expect(lines.filter((line) => TRACE.test(line))).toEqual([]);
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
}, 180_000);

/** Uses the remaining features that contain people's words, and returns the resulting secrets. */
async function useAll(app: TestApp, as: As, batchId: string): Promise<string[]> {
  const { processed_items: items } = await resultsOf(as, batchId);
  const cid = items[0]?.candidate_id_internal ?? '';
  await as.put('/api/users/profile', { full_name: 'Canary-name Again' });
  await as.post('/api/v1/terms', { name: 'Canary-term', kind: 'skill' });
  await as.put(`${BATCHES}/${batchId}/candidates/${cid}/decision`, {
    decision: 'shortlist',
    note: 'canary-note',
  });
  const shared = await as.post(`${BATCHES}/${batchId}/shares`, { candidate_ids: [cid] });
  const link = shared.json().share_url.split('/').at(-1);
  expect((await app.as().get(`/api/share/${link}`)).statusCode).toBe(200);
  await app.as().get(`/share/${link}`);
  const key = await as.post('/api/keys', { name: 'canary-key' });
  await app.as({ token: key.json().key }).get(`${BATCHES}/${batchId}/status`);
  await app.as({ token: 'candor_canary' }).get(`${BATCHES}/${batchId}/status`);
  await app.as().get('/api/share/canary-share');
  await app.as().post('/api/contact', {
    name: 'Canary-name',
    email: 'canary-3@example.com',
    subject: 'canary-subject',
    message: 'A canary-message that is long enough',
  });
  await app.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: '{"email":"canary-broken',
    headers: { 'content-type': 'application/json', 'user-agent': 'canary-browser' },
  });
  await as.post('/api/search', { q: 'canary-search' });
  const person = await as.post('/api/people/search', { q: 'canary-4@example.com' });
  expect(person.json().people).toHaveLength(1);
  await as.post('/api/people/erasure', { candidate_ids: ['canary-id'], confirm: true });
  const staff = app.as(await aUser(app.db, { isStaff: true }));
  const looked = await staff.post('/api/staff/users/search', { search: 'canary-2' });
  expect(looked.json().total).toBe(1);
  for (const refused of [
    `${BATCHES}/${batchId}/rerun`,
    '/api/v1/sources',
    '/api/v1/sources/test',
    '/api/v1/source-schedules',
    '/api/auth/passkeys',
    '/api/auth/passkeys/sign-in',
    '/api/billing/checkout',
  ]) {
    const reply = await as.post(refused, { name: 'canary-given', price_id: 'canary-price' });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
  }
  await as.put(`${BATCHES}/${batchId}/rubric`, { requirements: [{ text: 'canary-wish' }] });
  await as.get('/api/users/export-data');
  expect([shared.statusCode, key.statusCode]).toEqual([201, 201]);
  return [key.json().key, link, await takeAssessment(app, as)];
}

/** Has somebody take an assessment, and returns the code that opens it. */
async function takeAssessment(app: TestApp, as: As): Promise<string> {
  const assessment_id = await createAssessment(as, { company: 'Canary-company' });
  const { invitation_code: code } = await invite(as, {
    assessment_id,
    candidate_name: 'Canary-person',
    notes: 'canary-note',
    candidate_email: 'canary-5@example.com',
    send_email: true,
  });
  const behind = `/api/assessment/${code}`;
  await app.as().get(`/invite/${code}`);
  await app.as().post(`${behind}/start`, { agree: true, candidate_name: 'Canary-person' });
  const saved = await app.as().put(`${behind}/milestones/s1/answer`, {
    answer: { t1: 'canary-answer' },
    revision: 0,
    client_saved_at: new Date().toISOString(),
  });
  expect(saved.statusCode).toBe(200);
  await app.as().post(`${behind}/request`, { kind: 'question', message: 'canary-question' });
  await app.as().get('/api/assessment/canary-code');
  await as.get(`/api/invitations/?search=canary-person`);
  await as.get(`/api/invitations/${code}`);
  await as.delete(`/api/invitations/${code}`);
  return code;
}

const eraseAccount = (app: TestApp, token: string) =>
  app.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    payload: { confirm: true },
    headers: { authorization: `Bearer ${token}` },
  });
