import { messages } from '@candor/domain/messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { singleMatches } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { batchOf, ended, fullResultsOf, submitCsv } from '../../testing/batch-calls';
import { JOB_DESCRIPTION, resume } from '../../testing/documents/make-csv';
import { makeDocx } from '../../testing/documents/make-docx';
import { makePdf, makeScan } from '../../testing/documents/make-pdf';
import { aUser, type UserWishes } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { type As, type FormFile, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

const MATCH = '/api/analytics/match';

let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  server = await testApp();
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

async function someone(wishes: UserWishes = {}): Promise<As> {
  return server.as(await aUser(server.db, wishes));
}

const texts = { candidate_text: resume(1), job_text: JOB_DESCRIPTION };
const file = (name: string, content: string | Uint8Array<ArrayBuffer>): FormFile => ({
  name,
  type: 'application/octet-stream',
  content,
});
const used = async (as: As) => (await as.get('/api/users/quota-status')).json().candidates_used;

test('two texts are matched, charged once and echoed with their labels', async () => {
  const as = await someone();
  const reply = await as.form(MATCH, {
    ...texts,
    user_id_context: 'u-1',
    candidate_id_context: 'c-1',
  });
  expect(reply.statusCode).toBe(200);
  const answer = reply.json();
  expect(answer.match_score.overall_score).toBe(answer.match_results.overall_score);
  expect(answer).toMatchObject({
    used: { candidate: 'text', job: 'text' },
    user_id_context: 'u-1',
    candidate_id_context: 'c-1',
    job_id_context: null,
  });
  expect(reply.headers).toMatchObject({ 'x-candidates-charged': '1', 'x-quota-used': '1' });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(await used(as)).toBe(1);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('the labels are kept with the match and grant nothing', async () => {
  const owner = await aUser(server.db);
  const other = await aUser(server.db);
  const labels = { user_id_context: other.id, candidate_id_context: 'c-2', job_id_context: 'j-2' };
  await server.as(owner).form(MATCH, { ...texts, ...labels });
  const kept = await server.db
    .select()
    .from(singleMatches)
    .where(eq(singleMatches.userId, owner.id));
  expect(kept).toMatchObject([
    { userIdContext: other.id, candidateIdContext: 'c-2', jobIdContext: 'j-2' },
  ]);
  expect([await used(server.as(owner)), await used(server.as(other))]).toEqual([1, 0]);
});

test('files are read on both sides and win over texts', async () => {
  const as = await someone();
  const reply = await as.form(MATCH, {
    candidate_text: 'A gardener.',
    candidate_file: file('cv.pdf', makePdf(resume(1).split('\n'))),
    job_text: 'A gardener is wanted.',
    job_file: file('job.docx', await makeDocx(JOB_DESCRIPTION.split('\n'))),
  });
  const answer = reply.json();
  expect(answer.used).toEqual({ candidate: 'file', job: 'file' });
  expect(answer.document_text).toContain('Northgate Works');
  expect(answer.document_text).not.toContain('gardener');
});

test('the evidence points into the text that was scored', async () => {
  const answer = (await (await someone()).form(MATCH, texts)).json();
  const [evidence] = answer.match_results.requirements.flatMap(
    (one: { evidence: { start: number; end: number; quote: string }[] }) => one.evidence,
  );
  expect(answer.document_text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
});

test('the person of the resume is returned as in a batch, and not stored', async () => {
  const as = await someone();
  const candidate_text = ['Orla Fennimore', 'orla@example.com', resume(1)].join('\n');
  const alone = (await as.form(MATCH, { ...texts, candidate_text })).json();
  const { batch_job_id: id } = batchOf(await submitCsv(as, [{ text: candidate_text }]));
  await ended(as, id);
  const [inBatch] = (await fullResultsOf(as, id)).processed_items;
  const person = { candidate_name: 'Orla Fennimore', email: 'orla@example.com' };
  expect(alone).toMatchObject({ ...person, headline: 'Software Engineer' });
  expect(inBatch).toMatchObject({ ...person, headline: alone.headline });
  const kept = await server.db.select().from(singleMatches);
  expect(JSON.stringify(kept)).not.toMatch(/Orla/i);
});

test('a pair gets the same match alone and inside a batch', async () => {
  const as = await someone();
  const alone = (await as.form(MATCH, texts)).json();
  const { batch_job_id: id } = batchOf(await submitCsv(as, [{ text: texts.candidate_text }]));
  await ended(as, id);
  const [inBatch] = (await fullResultsOf(as, id)).processed_items;
  expect(inBatch?.match_score).toBe(alone.match_score.overall_score);
  expect(inBatch?.match_results).toMatchObject({
    overall_score: alone.match_results.overall_score,
  });
});

test.each([
  [{ job_text: JOB_DESCRIPTION }, messages.candidateMissing],
  [{ candidate_text: ' ', job_text: JOB_DESCRIPTION }, messages.candidateMissing],
  [{ candidate_text: resume(1) }, messages.jobMissing],
  [{}, `Validation failed: ${messages.candidateMissing}; ${messages.jobMissing}`],
])('a missing side is named (%#)', async (fields, detail) => {
  const reply = await (await someone()).form(MATCH, { user_id_context: 'x', ...fields });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'validation_error', detail });
});

test('a candidate that cannot be read has no score, a cause and no charge', async () => {
  const as = await someone();
  const candidate_file = file('scan.pdf', makeScan());
  const reply = await as.form(MATCH, { candidate_file, job_text: JOB_DESCRIPTION });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    match_score: { overall_score: null },
    match_results: { tier: null, flags: [{ kind: 'could_not_read' }] },
    document_text: '',
    candidate_name: null,
    email: null,
    headline: null,
  });
  expect(reply.json().match_results.flags[0].message).toMatch(/text recognition/);
  expect(await used(as)).toBe(0);
});

test('a job file that cannot be read is refused with its cause', async () => {
  const job_file = file('job.pdf', makeScan());
  const reply = await (await someone()).form(MATCH, { candidate_text: resume(1), job_file });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].field).toBe('job_file');
});

test('a file above 10 MB is too large', async () => {
  const candidate_file = file('cv.txt', 'x'.repeat(10 * 1024 * 1024 + 1));
  const reply = await (await someone()).form(MATCH, { candidate_file, job_text: JOB_DESCRIPTION });
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({ code: 'file_too_large', detail: messages.fileSize(10) });
});

test('a file of exactly 10 MB is read', async () => {
  const content = resume(1).padEnd(10 * 1024 * 1024, ' ');
  const candidate_file = file('cv.txt', content);
  const reply = await (await someone()).form(MATCH, { candidate_file, job_text: JOB_DESCRIPTION });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().match_score.overall_score).not.toBeNull();
});

test('a file of another type is not supported', async () => {
  const candidate_file = file('cv.exe', 'MZ');
  const reply = await (await someone()).form(MATCH, { candidate_file, job_text: JOB_DESCRIPTION });
  expect(reply.statusCode).toBe(415);
  expect(reply.json().detail).toMatch(/^File type must be one of: \.pdf/);
});

test('without quota nothing is matched', async () => {
  const reply = await (await someone({ used: 100 })).form(MATCH, texts);
  expect(reply.statusCode).toBe(402);
  expect(reply.json()).toMatchObject({ code: 'candidate_quota_exceeded', requested: 1 });
});

test('the last credit is spent once by matches at the same moment', async () => {
  const as = await someone({ used: 99 });
  const replies = await Promise.all(Array.from({ length: 8 }, () => as.form(MATCH, texts)));
  const codes = replies.map((reply) => reply.statusCode).sort();
  expect(codes).toEqual([200, ...Array(7).fill(402)]);
});

test('after the trial nothing is matched', async () => {
  const reply = await (await someone({ trialEndsAt: new Date('2026-03-01') })).form(MATCH, texts);
  expect(reply.json()).toMatchObject({ limit_type: 'trial_expired' });
});

test('without a session nothing is matched', async () => {
  expect((await server.as().form(MATCH, texts)).statusCode).toBe(401);
});

test('a repeat with the same key is answered again and charged once', async () => {
  const as = await someone();
  const key = { 'Idempotency-Key': 'match-1' };
  const first = await as.form(MATCH, texts, key);
  const second = await as.form(MATCH, texts, key);
  expect(second.json()).toEqual(first.json());
  expect(await used(as)).toBe(1);
});

test('a label above 200 characters is refused', async () => {
  const reply = await (await someone()).form(MATCH, { ...texts, job_id_context: 'x'.repeat(201) });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().detail).toBe('Must be less than 200 characters long');
});
