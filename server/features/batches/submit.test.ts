import { messages } from '@candor/domain/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BATCHES,
  batchOf,
  csvFile,
  submit,
  submitCsv,
  submitZip,
  zipFile,
} from '../../testing/batch-calls';
import { makeCsv, resumes } from '../../testing/documents/make-csv';
import { makeZip } from '../../testing/documents/make-zip';
import { aUser, type UserWishes } from '../../testing/factories';
import { type As, type FormFile, type TestApp, testApp } from '../../testing/test-app';

const MEGABYTE = 1024 * 1024;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function someone(wishes: UserWishes = {}): Promise<As> {
  return server.as(await aUser(server.db, wishes));
}

const people = csvFile(makeCsv(resumes(2)));
const csv = { input_type: 'csv_file', candidate_source_file: people };

async function refusal(fields: Record<string, string | FormFile>, wishes: UserWishes = {}) {
  const reply = await submit(await someone(wishes), fields);
  return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
}

test('a submission returns a pending batch with its place in the queue and its counts in headers', async () => {
  const as = await someone();
  const reply = await submit(as, {
    ...csv,
    metadata_json: '{"clientVersion":"2.0.0","submissionTime":"2026-03-02T09:00:00.000Z"}',
  });
  expect(reply.statusCode).toBe(202);
  expect(reply.json()).toMatchObject({
    status: 'pending',
    queuePosition: 1,
    estimated_candidates: 2,
    total_candidates: null,
    progress: 0,
    started_at: null,
    stage: null,
    input_type: 'csv_file',
    original_filename: 'people.csv',
    rerun_of: null,
  });
  expect(reply.headers).toMatchObject({
    'x-estimated-count': '2',
    'x-candidates-charged': '0',
    'x-quota-used': '2',
    'x-max-batch-size': '25',
  });
});

test('the second waiting batch of an account is second in the queue', async () => {
  const as = await someone();
  await submit(as, csv);
  expect(batchOf(await submit(as, csv)).queuePosition).toBe(2);
});

test('without a session nothing can be submitted', async () => {
  const reply = await submit(server.as(), csv);
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({
    code: 'authentication_required',
    detail: 'Not authenticated',
  });
});

describe('the form', () => {
  const job = (length: number) => ({ ...csv, job_description_text: 'x'.repeat(length) });
  test.each([
    ['no job description', { ...csv, job_description_text: '' }, messages.jobRequired],
    ['49 characters', job(49), messages.jobTooShort],
    ['50 spaces', { ...csv, job_description_text: ' '.repeat(50) }, messages.jobTooShort],
    ['too long a job', job(100_001), messages.jobTooLong(100_000)],
    ['no input type', { candidate_source_file: people }, messages.inputTypeRequired],
    ['an unknown type', { ...csv, input_type: 'fax' }, 'Invalid input type: fax'],
    ['no CSV', { input_type: 'csv_file' }, 'File is required for csv_file input type'],
    ['no ZIP', { input_type: 'zip_file' }, 'File is required for zip_file input type'],
    ['an empty file', { ...csv, candidate_source_file: csvFile('') }, 'The file is empty.'],
    [
      'a wrong extension with a known type',
      { ...csv, candidate_source_file: csvFile('x', 'a.txt') },
      'Invalid file type. Accepted: .csv',
    ],
    [
      'a wrong extension with an unknown type',
      { ...csv, candidate_source_file: { name: 'a.exe', type: 'application/x-tar', content: 'x' } },
      'Invalid file type. Accepted: .csv; Unsupported file type: application/x-tar',
    ],
    ['JSON that is none', { ...csv, metadata_json: '{oops' }, 'metadata_json is not valid JSON'],
    [
      'a configuration that is no object',
      { input_type: 'google_drive', source_config_json: '[1]' },
      'source_config_json must be a JSON object',
    ],
    [
      'a configuration that is null',
      { input_type: 'google_drive', source_config_json: 'null' },
      'Configuration is required for google_drive input type',
    ],
    [
      'no Drive configuration',
      { input_type: 'google_drive' },
      'Configuration is required for google_drive input type',
    ],
    [
      'a configuration without its field',
      { input_type: 'google_drive', source_config_json: '{}' },
      'Folder ID is required',
    ],
    [
      'a short folder id',
      { input_type: 'google_drive', source_config_json: `{"folder_id":"${'a'.repeat(27)}"}` },
      'Invalid format for Folder ID',
    ],
    [
      'a bucket in capitals',
      { input_type: 'aws_s3', source_config_json: '{"bucket_name":"UPPER"}' },
      'Invalid format for Bucket Name',
    ],
    [
      'a database without a query',
      { input_type: 'database', source_config_json: '{"connection_string":"postgres://x"}' },
      'Query is required',
    ],
  ])('is refused with %s', async (_, fields, detail) => {
    expect(await refusal(fields)).toMatchObject({ status: 400, code: 'validation_error', detail });
  });

  test('names every invalid field at once', async () => {
    const answer = await refusal({ job_description_text: 'short', input_type: 'csv_file' });
    expect(answer.detail).toBe(
      `Validation failed: ${messages.jobTooShort}; File is required for csv_file input type`,
    );
    expect(answer.errors.map((error: { field: string }) => error.field)).toEqual([
      'job_description_text',
      'candidate_source_file',
    ]);
  });

  test('accepts a job of exactly 50 characters and any case of the extension', async () => {
    const file = { name: 'PEOPLE.CSV', type: 'application/octet-stream', content: people.content };
    const fields = { ...job(50), candidate_source_file: file };
    expect((await submit(await someone(), fields)).statusCode).toBe(202);
  });

  test('never repeats a connection string', async () => {
    const config = '{"connection_string":"postgres://user:hunter2@db/x"';
    const reply = await submit(await someone({ plan: 'professional' }), {
      input_type: 'database',
      source_config_json: config,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.body).not.toContain('hunter2');
  });
});

describe('file sizes', () => {
  const padded = (bytes: number) => {
    const head = makeCsv(resumes(1));
    return csvFile(`${head}${'\n'.repeat(bytes - Buffer.byteLength(head))}`);
  };
  test('a CSV of exactly 10 MB is accepted', async () => {
    const fields = { ...csv, candidate_source_file: padded(10 * MEGABYTE) };
    expect((await submit(await someone(), fields)).statusCode).toBe(202);
  });
  test('a CSV of one byte more is refused', async () => {
    const answer = await refusal({ ...csv, candidate_source_file: padded(10 * MEGABYTE + 1) });
    expect(answer).toMatchObject({ status: 400, detail: 'File too large. Maximum size: 10MB' });
  });
  test('a ZIP above 50 MB is refused', async () => {
    const content = new Uint8Array(50 * MEGABYTE + 1);
    const answer = await refusal({
      input_type: 'zip_file',
      candidate_source_file: zipFile(content),
    });
    expect(answer).toMatchObject({ status: 400, detail: 'File too large. Maximum size: 50MB' });
  });
});

describe('the plan', () => {
  test('refuses a source that it does not include', async () => {
    const config = { source_config_json: `{"folder_id":"${'a'.repeat(28)}"}` };
    const answer = await refusal({ input_type: 'google_drive', ...config });
    expect(answer).toMatchObject({
      status: 402,
      code: 'input_type_not_allowed',
      limit_type: 'input_type_restricted',
      detail: "Input type 'google_drive' not available on trial plan. Upgrade for access.",
      required_plan: 'starter',
      upgrade_required: true,
    });
    expect(answer.headers).toMatchObject({
      'x-limit-type': 'input_type_restricted',
      'x-input-type-requested': 'google_drive',
    });
  });

  test.each([
    [null, 503, 'S3'],
    [7, 400, 'Invalid format for Folder Path'],
  ])('and a form tell what a folder path of %s is', async (folder_path, status, words) => {
    const config = { bucket_name: 'acme-cvs', folder_path };
    const fields = { input_type: 'aws_s3', source_config_json: JSON.stringify(config) };
    const answer = await refusal(fields, { plan: 'professional' });
    expect(answer).toMatchObject({ status, detail: expect.stringContaining(words) });
  });

  test('with a source that is not configured here says so', async () => {
    const config = { source_config_json: `{"folder_id":"${'a'.repeat(28)}"}` };
    const answer = await refusal({ input_type: 'google_drive', ...config }, { plan: 'starter' });
    expect(answer).toMatchObject({
      status: 503,
      code: 'service_unavailable',
      reason: 'not_configured',
    });
  });

  test('allows a batch of its size and refuses one more', async () => {
    const as = await someone();
    expect((await submitCsv(as, resumes(25))).statusCode).toBe(202);
    const reply = await submitCsv(as, resumes(26));
    expect(reply.json()).toMatchObject({
      code: 'batch_size_exceeded',
      detail: 'Batch size (26) exceeds trial plan limit of 25 candidates.',
      requested: 26,
      limit: 25,
      required_plan: 'starter',
    });
    expect(reply.headers).toMatchObject({
      'x-limit-type': 'batch_size_limit',
      'x-batch-size-requested': '26',
      'x-estimated-count': '26',
      'x-max-batch-size': '25',
    });
  });

  test('is the stored one, whatever plan a submission names', async () => {
    const metadata_json = '{"planType":"enterprise","features":["all_features"]}';
    const reply = await submitCsv(await someone(), resumes(26), { metadata_json });
    expect(reply.json()).toMatchObject({ code: 'batch_size_exceeded', plan_type: 'trial' });
  });

  test('counts five long resumes as five, whatever their size', async () => {
    const long = resumes(5).map(({ text }) => ({ text: text + '\nmore'.repeat(2_000) }));
    const reply = await submitCsv(await someone({ used: 95 }), long);
    expect(reply.headers['x-estimated-count']).toBe('5');
  });

  test('refuses a batch larger than the rest of the quota', async () => {
    const reply = await submitCsv(await someone({ used: 95 }), resumes(6));
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toMatchObject({
      code: 'candidate_quota_exceeded',
      detail: 'Candidate quota exceeded for trial plan. Upgrade for more quota.',
      limit: 100,
      used: 95,
      remaining: 5,
      requested: 6,
    });
    expect(reply.headers['x-limit-type']).toBe('candidate_quota');
  });

  test('counts a repeated text once for the quota, and twice for the size of a batch', async () => {
    const twice = [...resumes(15), ...resumes(10)];
    const reply = await submitCsv(await someone({ used: 80 }), twice);
    expect(reply.statusCode).toBe(202);
    expect(reply.headers).toMatchObject({ 'x-estimated-count': '25', 'x-quota-used': '95' });
    const full = await submitCsv(await someone({ used: 86 }), twice);
    expect(full.json()).toMatchObject({
      code: 'candidate_quota_exceeded',
      remaining: 14,
      requested: 15,
    });
    const large = await submitCsv(await someone(), [...twice, ...resumes(1)]);
    expect(large.json()).toMatchObject({ code: 'batch_size_exceeded', requested: 26 });
  });

  test('counts reservations of waiting batches as used', async () => {
    const as = await someone({ used: 90 });
    await submitCsv(as, resumes(6));
    expect((await submitCsv(as, resumes(5))).statusCode).toBe(402);
  });

  test('is never overspent by concurrent submissions', async () => {
    for (let round = 0; round < 5; round += 1) {
      const as = await someone({ used: 90 });
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => submitCsv(as, resumes(3))),
      );
      const codes = replies.map((reply) => reply.statusCode).sort();
      expect(codes).toEqual([...Array(3).fill(202), ...Array(17).fill(402)]);
    }
  });

  test('allows nothing after the trial', async () => {
    const reply = await submitCsv(
      await someone({ trialEndsAt: new Date('2026-03-01') }),
      resumes(1),
    );
    expect(reply.json()).toMatchObject({ code: 'quota_exceeded', reason: 'trial_expired' });
  });
});

describe('a repeated submission', () => {
  test('with one key creates one batch, fifty times at once', async () => {
    const as = await someone();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        submitCsv(as, resumes(2), {}, { 'Idempotency-Key': 'submission-1' }),
      ),
    );
    const ids = replies.flatMap((reply) =>
      reply.statusCode === 202 ? batchOf(reply).batch_job_id : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect((await as.get(BATCHES)).json().total).toBe(1);
    // One reservation, or one charge if it has been scored meanwhile.
    const quota = (await as.get('/api/users/quota-status')).json();
    expect(quota).toMatchObject({ candidates_remaining: 98 });
  });

  test('with the same key and another body is a conflict', async () => {
    const as = await someone();
    const key = { 'Idempotency-Key': 'submission-2' };
    await submitCsv(as, resumes(2), {}, key);
    expect((await submitCsv(as, resumes(3), {}, key)).statusCode).toBe(409);
  });
});

describe('a hostile upload', () => {
  const asZip = (content: string | Uint8Array<ArrayBuffer>) => ({
    input_type: 'zip_file',
    candidate_source_file: { name: 'a.zip', type: 'application/zip', content },
  });
  test.each([
    [
      'a table without the column',
      { ...csv, candidate_source_file: csvFile('name,text\nA,b\n') },
      /candidate_text/,
    ],
    [
      'a header alone',
      { ...csv, candidate_source_file: csvFile('candidate_text\n') },
      /no candidates/,
    ],
    ['text that is called a ZIP', asZip('this is no archive at all'), /not a ZIP or is damaged/],
    ['an archive that was cut off', asZip(new Uint8Array([80, 75, 3, 4, 20, 0, 0, 0])), /damaged/],
  ])('is refused at once: %s', async (_, fields, cause) => {
    const answer = await refusal(fields);
    expect(answer).toMatchObject({ status: 400, code: 'validation_error' });
    expect(answer.detail).toMatch(cause);
  });

  test('an archive without files is refused', async () => {
    const reply = await submitZip(await someone(), await makeZip({}));
    expect(reply.statusCode).toBe(400);
  });

  test('a table of 100,000 rows is counted and refused for its size', async () => {
    const rows = `candidate_text\n${'An engineer with Python\n'.repeat(100_000)}`;
    const answer = await refusal({ ...csv, candidate_source_file: csvFile(rows) });
    expect(answer).toMatchObject({ status: 402, code: 'batch_size_exceeded', requested: 100_000 });
  });

  test('a table of one candidate and more than ten thousand empty rows is refused', async () => {
    const rows = (empty: number) => `candidate_text,email\nA welder,\n${',\n'.repeat(empty)}`;
    const accepted = { ...csv, candidate_source_file: csvFile(rows(10_000)) };
    expect((await submit(await someone(), accepted)).statusCode).toBe(202);
    const answer = await refusal({ ...csv, candidate_source_file: csvFile(rows(10_001)) });
    expect(answer).toMatchObject({ status: 400, code: 'validation_error' });
    expect(answer.detail).toMatch(/^More than 10,000 rows or files in it are no candidates/);
  });
});

test('a refused submission leaves no file behind', async () => {
  const as = await someone({ used: 99 });
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of server.deps.blobs.list()) keys.push(key);
    return keys.length;
  };
  const before = await stored();
  await submitCsv(as, resumes(5));
  expect(await stored()).toBe(before);
});

test('the title of a batch is its first line if the description names none', async () => {
  const as = await someone();
  const description = `please send us people who can do things with soil and seeds ${'and more '.repeat(12)}`;
  const { jobTitle } = batchOf(await submit(as, { ...csv, job_description_text: description }));
  expect(jobTitle).toMatch(/^please send us people.*…$/);
  expect(jobTitle.length).toBeLessThanOrEqual(80);
});

test('a description without a word still gets a title', async () => {
  const description = '-- '.repeat(30);
  const { jobTitle } = batchOf(
    await submit(await someone(), { ...csv, job_description_text: description }),
  );
  expect(jobTitle).toBe('Unknown Job');
});
