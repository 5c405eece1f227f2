import { randomUUID } from 'node:crypto';
import { messages } from '@candor/domain/messages';
import type { ProcessedItem } from '@candor/domain/model/batch';
import { serverMessages } from '@candor/domain/server-messages';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, batches, candidates, charges } from '../../../db/schema';
import type { Jobs } from '../../../jobs/start-jobs';
import {
  BATCHES,
  batchOf,
  ended,
  fullResultsOf,
  resultsOf,
  statusOf,
  submitCsv,
  submitZip,
} from '../../../testing/batch-calls';
import { JOB_DESCRIPTION, resume } from '../../../testing/documents/make-csv';
import { makePdf, makeScan } from '../../../testing/documents/make-pdf';
import { makeZip } from '../../../testing/documents/make-zip';
import { entriesOf } from '../../../testing/entries-of';
import { aUser, type TestUser, type UserWishes } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/invariants';
import { type As, type FormFile, type TestApp, testApp } from '../../../testing/test-app';
import { startWorker } from '../../../worker';
import { replaceDocument } from './replace-document';

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

type Files = Readonly<Record<string, string | Uint8Array>>;

const SCAN = { 'odile.pdf': makeScan() };
const BOTH = { 'one.txt': resume(1), ...SCAN };

const file = (name: string, content: string | Uint8Array<ArrayBuffer>): FormFile => ({
  name,
  type: 'application/octet-stream',
  content,
});
const copy = { candidate_file: file('odile-again.txt', resume(2)) };

/**
 * An account with an ended batch of these files, and the address for replacing the document that could not be read.
 */
async function someoneWith(files: Files = BOTH, wishes: UserWishes = { plan: 'starter' }) {
  const user = await aUser(server.db, wishes);
  const as = server.as(user);
  const { batch_job_id: id } = batchOf(await submitZip(as, await makeZip(files)));
  await ended(as, id);
  const { processed_items: items } = await resultsOf(as, id);
  const unread = items.find((item) => item.error !== null);
  if (!unread) throw new Error('Everything was read');
  const cid = unread.candidate_id_internal;
  return { user, as, id, cid, url: urlOf(id, cid) };
}

/** A single match, which uses one credit. */
const matchOne = (as: As, at: number) =>
  as.form('/api/analytics/match', { candidate_text: resume(at), job_text: JOB_DESCRIPTION });
const urlOf = (id: string, cid: string) => `${BATCHES}/${id}/candidates/${cid}/document`;
const itemOf = (reply: LightMyRequestResponse) => reply.json<ProcessedItem>();
const quotaOf = async (user: TestUser) =>
  (await server.as(user).get('/api/users/quota-status')).json();
const ledgerOf = ({ id }: TestUser) => server.db.$count(charges, eq(charges.userId, id));
const whole = async () => expect(await brokenInvariants(server.db)).toEqual([]);

test('a readable copy is scored like the rest of its batch, takes its place and is charged once', async () => {
  const { user, as, id, cid, url } = await someoneWith();
  const before = await statusOf(as, id);
  const reply = await as.form(url, copy);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'x-candidates-charged': '1',
    'cache-control': expect.stringContaining('no-store'),
  });
  expect(itemOf(reply)).toMatchObject({
    candidate_id_internal: cid,
    charged_to_quota: true,
    error: null,
    error_code: null,
    original_filename: 'odile-again.txt',
    match_score: expect.any(Number),
  });

  const after = await statusOf(as, id);
  expect(after).toMatchObject({
    status: 'completed',
    candidates_charged: 2,
    processed_candidates: 2,
    total_candidates: 2,
    completed_at: before.completed_at,
  });
  expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  const { summary_stats: figures } = await resultsOf(as, id);
  expect(figures).toMatchObject({ successful_matches: 2, failed_matches: 0 });
  const quota = await quotaOf(user);
  expect(quota).toMatchObject({ candidates_used: 2 });

  const { batch_job_id: other } = batchOf(await submitCsv(as, [{ text: resume(2) }]));
  await ended(as, other);
  const [alone] = (await fullResultsOf(as, other)).processed_items;
  const here = (await fullResultsOf(as, id)).processed_items.find(
    (item) => item.candidate_id_internal === cid,
  );
  expect(here?.match_results).toEqual(alone?.match_results);
  await whole();
});

test('the evidence points into the copy, and the copy is exported', async () => {
  const { as, id, cid, url } = await someoneWith();
  await as.form(url, copy);
  const detail = (await as.get(`${BATCHES}/${id}/candidates/${cid}`)).json();
  expect(detail).toMatchObject({ read_problems: [], document_text: resume(2) });
  const [evidence] = detail.match_results.requirements.flatMap(
    (one: { evidence: { start: number; end: number; quote: string }[] }) => one.evidence,
  );
  expect(detail.document_text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
  const csv = (await as.get(`${BATCHES}/${id}/export`)).body;
  expect(csv).toContain('odile-again.txt');
  expect(csv).not.toContain('odile.pdf');
});

test('a pasted text works as well, and the document keeps its name', async () => {
  const { as, url } = await someoneWith();
  const reply = await as.form(url, { candidate_text: resume(3) });
  expect(itemOf(reply)).toMatchObject({ original_filename: 'odile.pdf', error: null });
  await whole();
});

test('a copy is scored by the requirements as edited meanwhile', async () => {
  const { as, id, url } = await someoneWith();
  const { current } = (await as.get(`${BATCHES}/${id}/rubric`)).json();
  const lines = current.lines.slice(0, 1);
  await as.put(`${BATCHES}/${id}/rubric`, { lines }, { 'if-match': `"${current.version}"` });
  await as.form(url, { candidate_text: resume(1) });
  const { processed_items: items } = await resultsOf(as, id);
  expect(items).toHaveLength(2);
  expect(new Set(items.map((item) => item.match_score)).size).toBe(1);
});

test('a text that the batch already has is a duplicate and costs nothing', async () => {
  const { user, as, url } = await someoneWith();
  const reply = await as.form(url, { candidate_text: resume(1) });
  expect(reply.headers['x-candidates-charged']).toBe('0');
  expect(itemOf(reply)).toMatchObject({
    charged_to_quota: false,
    duplicate_of: expect.any(String),
  });
  expect(await ledgerOf(user)).toBe(1);
  await whole();
});

test('an earlier candidate with the same text stands for both, and takes over the one charge', async () => {
  const { user, as, id, cid, url } = await someoneWith({ ...SCAN, 'one.txt': resume(1) });
  const reply = await as.form(url, { candidate_text: resume(1) });
  expect(itemOf(reply)).toMatchObject({ charged_to_quota: true, duplicate_of: null });
  expect(reply.headers['x-candidates-charged']).toBe('0');
  const { processed_items: items } = await resultsOf(as, id);
  expect(items.map((item) => item.duplicate_of)).toContain(cid);
  expect(await ledgerOf(user)).toBe(1);
  await whole();
});

test('a copy that cannot be read either becomes the new cause, stays on the shelf and costs nothing', async () => {
  const { user, as, id, cid, url } = await someoneWith();
  const broken = file('odile-2.pdf', makePdf(['Welder']).slice(0, 90));
  const reply = await as.form(url, { candidate_file: broken });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['x-candidates-charged']).toBe('0');
  expect(itemOf(reply)).toMatchObject({
    match_score: null,
    charged_to_quota: false,
    error_code: 'damaged',
    original_filename: 'odile-2.pdf',
  });
  expect(await statusOf(as, id)).toMatchObject({ candidates_charged: 1, processed_candidates: 2 });
  const detail = (await as.get(`${BATCHES}/${id}/candidates/${cid}`)).json();
  expect(detail.read_problems).toMatchObject([{ kind: 'could_not_read' }]);
  expect(await ledgerOf(user)).toBe(1);
  expect((await as.form(url, copy)).statusCode).toBe(200);
  await whole();
});

test('a batch in which nothing could be read is complete with its first score', async () => {
  const { as, id, url } = await someoneWith(SCAN);
  const failed = await statusOf(as, id);
  expect(failed.status).toBe('failed');
  await as.form(url, { candidate_file: file('odile.pdf', makeScan()) });
  expect(await statusOf(as, id)).toMatchObject({ status: 'failed' });
  await as.form(url, copy);
  expect(await statusOf(as, id)).toMatchObject({ status: 'completed', error_message: null });
  await whole();
});

test('of two windows exactly one wins, and there is one charge', async () => {
  const { user, as, url } = await someoneWith();
  const texts = [2, 3, 4, 5].map((at) => ({ candidate_text: resume(at) }));
  const replies = await Promise.all(texts.map((text) => as.form(url, text)));
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409]);
  const lost = replies.find((reply) => reply.statusCode === 409);
  expect(lost?.json()).toMatchObject({
    code: 'conflict',
    detail: serverMessages.replaceOnlyUnread,
  });
  expect(await ledgerOf(user)).toBe(2);
  await whole();
});

test('a repeat with the same key gets the same response and is charged once', async () => {
  const { user, as, url } = await someoneWith();
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await as.form(url, copy, key);
  expect((await as.form(url, copy, key)).json()).toEqual(first.json());
  expect(await ledgerOf(user)).toBe(2);
});

test('without quota nothing is changed, with the message and headers of a single match', async () => {
  const { user, as, id, url } = await someoneWith(BOTH, { candidatesLimit: 2 });
  await matchOne(as, 5);
  const alone = await matchOne(as, 6);
  const before = await statusOf(as, id);
  const reply = await as.form(url, copy);
  expect(reply.statusCode).toBe(402);
  const { request_id: _one, ...refused } = reply.json();
  const { request_id: _two, ...known } = alone.json();
  expect(refused).toMatchObject({ code: 'candidate_quota_exceeded', requested: 1 });
  expect(refused.detail).toBe(known.detail);
  expect(reply.headers['x-limit-type']).toBe(alone.headers['x-limit-type']);
  expect(await statusOf(as, id)).toEqual(before);
  expect((await resultsOf(as, id)).summary_stats.failed_matches).toBe(1);
  expect(await ledgerOf(user)).toBe(2);
});

test('the last credit is spent once by two concurrent documents', async () => {
  const files = { ...BOTH, 'second.pdf': makeScan() };
  const { as, id } = await someoneWith(files, { candidatesLimit: 3 });
  await matchOne(as, 5);
  const { processed_items: items } = await resultsOf(as, id);
  const urls = items
    .filter((item) => item.error !== null)
    .map((item) => urlOf(id, item.candidate_id_internal));
  const replies = await Promise.all(
    urls.map((url, at) => as.form(url, { candidate_text: resume(at + 2) })),
  );
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 402]);
  expect(await statusOf(as, id)).toMatchObject({ candidates_charged: 2 });
  await whole();
});

test('somebody who was scored is not scored again', async () => {
  const { as, id } = await someoneWith();
  const { processed_items: items } = await resultsOf(as, id);
  const scored = items.find((item) => item.error === null)?.candidate_id_internal ?? '';
  const reply = await as.form(urlOf(id, scored), copy);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().detail).toBe(serverMessages.replaceOnlyUnread);
});

test('a candidate skipped because the batch was cancelled has no document to replace', async () => {
  const { as, id, cid, url } = await someoneWith();
  await server.db.transaction(async (tx) => {
    const cancelled = { errorCode: 'cancelled', error: messages.cancelled };
    await tx.update(candidates).set(cancelled).where(eq(candidates.id, cid));
    const updatedAt = new Date(Date.now() + 1_000);
    await tx.update(batches).set({ updatedAt }).where(eq(batches.id, id));
  });
  expect((await as.form(url, copy)).statusCode).toBe(409);
  expect(await statusOf(as, id)).toMatchObject({ candidates_charged: 1 });
});

test('nothing is replaced while the batch runs', async () => {
  const user = await aUser(server.db);
  const as = server.as(user);
  await worker.stop();
  try {
    const { batch_job_id: id } = batchOf(await submitZip(as, await makeZip(BOTH)));
    const cid = randomUUID();
    await server.db.insert(candidates).values({
      batchId: id,
      ordinal: 1,
      id: cid,
      userId: user.id,
      state: 'failed',
      errorCode: 'damaged',
      error: 'It is damaged.',
    });
    const reply = await as.form(urlOf(id, cid), copy);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(serverMessages.replaceWhileRunning);
    await server.db.delete(candidates).where(eq(candidates.id, cid));
    await as.post(`${BATCHES}/${id}/cancel`);
  } finally {
    worker = await startWorker(server.deps);
  }
});

test('another account finds neither batch nor person', async () => {
  const mine = await someoneWith();
  const theirs = await someoneWith();
  const stranger = theirs.as;
  const wanted = [mine.url, urlOf(theirs.id, mine.cid), urlOf(randomUUID(), randomUUID())];
  for (const url of wanted) {
    const reply = await stranger.form(url, copy);
    expect(reply.statusCode).toBe(404);
  }
  expect(await ledgerOf(mine.user)).toBe(1);
});

test.each([
  [{}, 400, messages.candidateMissing],
  [{ candidate_text: ' \n' }, 400, messages.candidateMissing],
  [{ candidate_file: file('odile.exe', 'MZ') }, 415, /^File type must be one of: \.pdf/],
  [
    { candidate_file: file('odile.txt', 'x'.repeat(10 * 1024 * 1024 + 1)) },
    413,
    messages.fileSize(10),
  ],
] as const)('a copy that is not taken is told why (%#)', async (fields, status, detail) => {
  const { as, id, url } = await someoneWith();
  const reply = await as.form(url, { other: 'x', ...fields });
  expect(reply.statusCode).toBe(status);
  expect(reply.json().detail).toMatch(detail);
  expect(await statusOf(as, id)).toMatchObject({ candidates_charged: 1 });
});

test('a program may do it with a write key, and is counted', async () => {
  const { user, as, url } = await someoneWith(BOTH, { plan: 'professional' });
  const make = async (permissions: string[]) =>
    (await as.post('/api/keys', { name: permissions.join(' and '), permissions })).json();
  const reader = await make(['read']);
  expect((await server.as({ token: reader.key }).form(url, copy)).statusCode).toBe(403);
  const writer = await make(['read', 'write']);
  expect((await server.as({ token: writer.key }).form(url, copy)).statusCode).toBe(200);
  const entries = await entriesOf(server.db, user.id);
  const entry = entries.find(({ action }) => action === 'document.replaced');
  expect(entry).toMatchObject({ actorKind: 'api_key' });
});

test('the log says who replaced what, and nothing about the person', async () => {
  const { user, as, id, cid, url } = await someoneWith();
  await as.form(url, copy);
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.entityId, cid));
  expect(entries).toMatchObject([
    {
      userId: user.id,
      actorKind: 'user',
      action: 'document.replaced',
      details: { batch_job_id: id, scored: true, charged: 1 },
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/odile/i);
});

test('a failure half-way leaves neither a score nor a charge', async () => {
  const { user, as, id, cid } = await someoneWith();
  const before = await statusOf(as, id);
  const allowance = { candidatesRemaining: 5 };
  const call = {
    params: { id, cid },
    fields: { candidate_text: resume(2) },
    files: {},
    actor: { userId: user.id, apiKeyId: null },
    allowance,
  };
  const fails = () => Promise.reject(new Error('The thread died'));
  const deaf = { ...server.deps, scorer: { ...server.deps.scorer, score: fails } };
  // The last write, after score and charge.
  const unwritable = { ...call, requestId: '\0' };
  const attempts = [
    () => replaceDocument(deaf, { ...call, requestId: 'a' } as never),
    () => replaceDocument(server.deps, unwritable as never),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toThrow();
    expect(await statusOf(as, id)).toEqual(before);
    expect(await quotaOf(user)).toMatchObject({ candidates_used: 1 });
    expect(await ledgerOf(user)).toBe(1);
    expect((await resultsOf(as, id)).summary_stats.failed_matches).toBe(1);
  }
  expect((await as.form(urlOf(id, cid), copy)).statusCode).toBe(200);
  await whole();
});

test('in the sample a copy is free, even without quota', async () => {
  const user = await aUser(server.db, { candidatesLimit: 0 });
  const as = server.as(user);
  const { batch_job_id: id } = batchOf(await as.post('/api/v1/sample-batch'));
  await ended(as, id);
  const { processed_items: items } = await resultsOf(as, id);
  const unread = items.find((item) => item.error !== null)?.candidate_id_internal ?? '';
  const reply = await as.form(urlOf(id, unread), copy);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['x-candidates-charged']).toBe('0');
  expect(await ledgerOf(user)).toBe(0);
});
