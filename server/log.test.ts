import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeError } from './log';
import { BATCHES, batchOf, ended, submitCsv, submitZip } from './testing/batch-calls';
import { JOB_DESCRIPTION } from './testing/documents/make-csv';
import { makeZip } from './testing/documents/make-zip';
import { aUser } from './testing/factories';
import { type TestApp, testApp } from './testing/test-app';
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

test('no line of the log tells who people are or what they sent, whatever they do', async () => {
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

  const as = logged.as(
    await aUser(logged.db, { plan: 'enterprise', email: 'canary-2@example.com' }),
  );
  const job = { job_description_text: `${JOB_DESCRIPTION} canary-job` };
  const people = [{ text: 'Canary-person knows Python.', name: 'Canary-person' }];
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
  await logged.db.execute(sql`drop table single_matches`);
  const failed = {
    candidate_text: 'Canary-person knows Docker.',
    job_id_context: 'canary-label',
    job_text: JOB_DESCRIPTION,
  };
  const failure = await as.form('/api/analytics/match', failed);
  expect(failure.statusCode).toBe(500);

  await worker.stop();
  await logged.close();
  expect(lines.filter((line) => line.includes('answered')).length).toBeGreaterThan(10);
  const failures = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a call failed');
  expect(failures).toMatchObject([{ request_id: failure.json().request_id }]);
  expect(lines.filter((line) => /canary/i.test(line))).toEqual([]);
});
