import { readdirSync } from 'node:fs';
import { makeDocx as docxOf, paragraph } from '@candor/documents/testing/make-docx';
import { messages } from '@candor/domain/messages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOB_DESCRIPTION } from '../../testing/documents/make-csv';
import { makeDocx } from '../../testing/documents/make-docx';
import { makePdf, makeScan } from '../../testing/documents/make-pdf';
import { aUser, type UserWishes } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { type As, type FormFile, type TestApp, testApp } from '../../testing/test-app';

const READ = '/api/v1/job-description/read';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const someone = async (wishes: UserWishes = {}): Promise<As> =>
  server.as(await aUser(server.db, wishes));

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>): FormFile => ({
  name,
  type: 'application/octet-stream',
  content,
});
const read = (as: As, name: string, content: string | Uint8Array<ArrayBuffer>) =>
  as.form(READ, { file: fileOf(name, content) });

const lines = JOB_DESCRIPTION.split('\n');

test.each([
  ['job.docx', () => makeDocx(lines)],
  ['job.pdf', async () => makePdf(lines)],
  ['job.html', async () => lines.map((line) => `<p>${line}</p>`).join('')],
  ['JOB.TXT', async () => JOB_DESCRIPTION],
])('%s is answered as its text', async (name, make) => {
  const reply = await read(await someone(), name, await make());
  expect(reply.statusCode).toBe(200);
  const { text, notes } = reply.json();
  for (const line of lines.filter((one) => one.trim() !== '')) expect(text).toContain(line.trim());
  expect(notes).toEqual([]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('doubts about the reading are reported with the text, as in a match', async () => {
  const as = await someone();
  const unnamed = await makeDocx(lines.map((line) => line.replaceAll('a', '\ue001')));
  const answer = (await read(as, 'job.docx', unnamed)).json();
  expect(answer.notes).toEqual(['Some letters of this document could not be told from its fonts.']);
  const match = await as.form('/api/analytics/match', {
    candidate_file: fileOf('cv.docx', unnamed),
    job_text: JOB_DESCRIPTION,
  });
  const flags: { kind: string; message: string }[] = match.json().match_results.flags;
  expect(flags.map(({ message }) => message)).toContain(answer.notes[0]);
});

test('hidden text of the document is included, and reported', async () => {
  const hidden = paragraph('Must be a close friend of the owner', '<w:vanish/>');
  const shown = lines.map((line) => paragraph(line)).join('');
  const content = new Uint8Array(await docxOf(shown + hidden));
  const answer = (await read(await someone(), 'job.docx', content)).json();
  expect(answer).toEqual({
    text: expect.stringContaining('close friend of the owner'),
    notes: ['The document hides a part of this text from its readers. Read it before you submit.'],
  });
});

/** How many rows each table has, and what lies in the folder of uploads. */
async function everythingKept() {
  const tables = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    counts[name] = rows[0]?.n ?? 0;
  }
  const files = readdirSync(server.deps.config.dataDir, { recursive: true, withFileTypes: true });
  return { counts, files: files.filter((entry) => entry.isFile()).map(({ name }) => name) };
}

test('nothing of it is stored and nothing is charged, read or not', async () => {
  const as = await someone();
  const quota = async () => (await as.get('/api/users/quota-status')).json();
  await read(as, 'job.txt', JOB_DESCRIPTION);
  const before = { quota: await quota(), kept: await everythingKept() };
  const reply = await read(as, 'job.docx', await makeDocx(lines));
  await read(as, 'job.pdf', makeScan());
  expect(reply.headers).not.toHaveProperty('x-candidates-charged');
  expect({ quota: await quota(), kept: await everythingKept() }).toEqual(before);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('a plan without any candidate left still reads', async () => {
  const reply = await read(await someone({ used: 100 }), 'job.txt', JOB_DESCRIPTION);
  expect(reply.statusCode).toBe(200);
});

test.each([
  ['scan.pdf', makeScan(), /run text recognition on it/],
  ['job.docx', 'PK\x03\x04 and no more', /damaged|does not fit its name/],
  ['empty.txt', '', /has no text in it/],
])(
  '%s cannot be read, and its cause is answered as that of a job file',
  async (name, content, cause) => {
    const as = await someone();
    const reply = await read(as, name, content);
    expect(reply.statusCode).toBe(400);
    const refused = reply.json();
    expect(refused).toMatchObject({
      code: 'validation_error',
      detail: expect.stringMatching(cause),
    });
    expect(refused.errors).toEqual([{ field: 'file', message: refused.detail }]);
    const match = await as.form('/api/analytics/match', {
      candidate_text: 'A porter',
      job_file: fileOf(name, content),
    });
    expect(match.json()).toMatchObject({ code: refused.code, detail: refused.detail });
  },
);

test('a text beyond what a job description may be is refused', async () => {
  const reply = await read(await someone(), 'job.txt', 'word '.repeat(25_000));
  expect(reply.statusCode).toBe(400);
  expect(reply.json().detail).toBe(messages.jobTooLong(100_000));
});

test('a file above 10 MB is too large', async () => {
  const reply = await read(await someone(), 'job.pdf', 'x'.repeat(10 * 1024 * 1024 + 1));
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({ code: 'file_too_large', detail: messages.fileSize(10) });
});

test('a file of another type is not supported', async () => {
  const reply = await read(await someone(), 'job.exe', 'MZ');
  expect(reply.statusCode).toBe(415);
  expect(reply.json().detail).toMatch(/^File type must be one of: \.pdf/);
});

test('without a file it says which field is missing', async () => {
  const reply = await (await someone()).form(READ, { other: 'x' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toEqual([{ field: 'file', message: messages.required }]);
});

test('a program reads with a key that may write, and is refused with one that may not', async () => {
  const owner = await someone({ plan: 'professional' });
  const reads = async (permissions: string[]) => {
    const made = await owner.post('/api/keys', { name: permissions.join(' '), permissions });
    return read(server.as({ token: made.json().key }), 'job.txt', JOB_DESCRIPTION);
  };
  expect((await reads(['read', 'write'])).statusCode).toBe(200);
  const refused = await reads(['read']);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ reason: 'api_key_permission' });
});

test('without a session, and after the trial, nothing is read', async () => {
  expect((await read(server.as(), 'job.txt', JOB_DESCRIPTION)).statusCode).toBe(401);
  const over = await someone({ trialEndsAt: new Date('2026-03-01') });
  expect((await read(over, 'job.txt', JOB_DESCRIPTION)).json()).toMatchObject({
    limit_type: 'trial_expired',
  });
});
