import { randomUUID } from 'node:crypto';
import type { ScoreReplay } from '@candor/domain/model/replay';
import type { RubricAnswer } from '@candor/domain/model/rubric';
import { serverMessages } from '@candor/domain/server-messages';
import { ENGINE_VERSION } from '@candor/engine';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, batches, candidates, charges, rateLimits } from '../../../db/schema';
import type { Jobs } from '../../../jobs/start-jobs';
import {
  BATCHES,
  batchOf,
  ended,
  fullResultsOf,
  resultsOf,
  submitCsv,
  submitZip,
} from '../../../testing/batch-calls';
import { resume } from '../../../testing/documents/make-csv';
import { makeScan } from '../../../testing/documents/make-pdf';
import { makeZip } from '../../../testing/documents/make-zip';
import { aSession, aUser } from '../../../testing/factories';
import { type As, type TestApp, testApp } from '../../../testing/test-app';
import { startWorker } from '../../../worker';

const START = new Date('2026-03-02T09:00:00.000Z');
const YEAR_MS = 365 * 86_400_000;

let t: TestApp;
let worker: Jobs;
beforeAll(async () => {
  t = await testApp({ now: START });
  worker = await startWorker(t.deps);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

type Scored = { as: As; userId: string; id: string; cid: string; score: number };

/** An account with an ended batch of these texts, and the candidate with its best score. */
async function aScored(texts: readonly string[] = [resume(1), resume(2)]): Promise<Scored> {
  const user = await aUser(t.db, { plan: 'professional', now: START });
  const as = t.as(user);
  const people = texts.map((text) => ({ text }));
  const { batch_job_id: id } = batchOf(await submitCsv(as, people));
  await ended(as, id);
  const [best] = (await resultsOf(as, id)).processed_items;
  if (!best || best.match_score === null) throw new Error('Nobody was scored');
  const { candidate_id_internal: cid, match_score: score } = best;
  return { as, userId: user.id, id, cid, score };
}

/** Changes the stored data of a candidate, which nobody can do from outside. */
async function alter(id: string, cid: string, change: Partial<typeof candidates.$inferInsert>) {
  await t.db.transaction(async (tx) => {
    await tx.update(candidates).set(change).where(eq(candidates.id, cid));
    const updatedAt = new Date(Date.now() + 1_000);
    await tx.update(batches).set({ updatedAt }).where(eq(batches.id, id));
  });
}

const urlOf = (id: string, cid: string) => `${BATCHES}/${id}/candidates/${cid}/replay`;

async function replay(as: As, id: string, cid: string): Promise<ScoreReplay> {
  const reply = await as.post(urlOf(id, cid));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

test('the stored text gives the same score to the last point, and nothing is charged or changed', async () => {
  const { as, userId, id, cid, score } = await aScored();
  const before = await fullResultsOf(as, id);
  const charged = await t.db.$count(charges, eq(charges.userId, userId));
  const answer = await replay(as, id, cid);
  expect(answer).toMatchObject({
    batch_job_id: id,
    candidate_id_internal: cid,
    replayed_at: START.toISOString(),
    outcome: 'equal',
    reasons: [],
    changed: [],
    stored: {
      score,
      engine_version: ENGINE_VERSION,
      text_sha256: expect.stringMatching(/^\w{64}$/),
    },
  });
  expect(answer.replayed).toEqual(answer.stored);
  expect(await fullResultsOf(as, id)).toEqual(before);
  expect(await t.db.$count(charges, eq(charges.userId, userId))).toBe(charged);
});

test('years are counted to the month of the batch, so a later replay is equal as well', async () => {
  const { userId, id, cid } = await aScored([`${resume(1)}\nPorter, 2020 - present`]);
  t.clock.advance(3 * YEAR_MS);
  try {
    const later = t.as(await aSession(t.db, userId, t.clock.now()));
    expect((await replay(later, id, cid)).outcome).toBe('equal');
  } finally {
    t.clock.set(START);
  }
});

test('a score by edited requirements is replayed with them', async () => {
  const { as, id, cid, score } = await aScored();
  const { current } = (await as.get(`${BATCHES}/${id}/rubric`)).json<RubricAnswer>();
  const lines = current.lines.slice(0, 2).map((line, at) => ({ ...line, weight: at + 1 }));
  const saved = await as.put(`${BATCHES}/${id}/rubric`, { lines }, { 'if-match': '"1"' });
  expect(saved.statusCode, saved.body).toBe(200);
  const answer = await replay(as, id, cid);
  expect(answer.outcome).toBe('equal');
  expect(answer.stored.score).not.toBe(score);
});

test('a score from another engine says so, and lists what differs', async () => {
  const { as, id, cid, score } = await aScored();
  const [row] = await t.db.select().from(candidates).where(eq(candidates.id, cid));
  const match = row?.match as { engine_version: string; outcomes: { points: number }[] };
  const [first, ...others] = match.outcomes;
  if (!first) throw new Error('The job was not read');
  const older = {
    ...match,
    engine_version: '1.2.0',
    outcomes: [{ ...first, points: first.points + 3 }, ...others],
  };
  await alter(id, cid, { match: older, score: score + 3 });
  const answer = await replay(as, id, cid);
  expect(answer).toMatchObject({
    outcome: 'differs',
    reasons: ['engine'],
    stored: { score: score + 3, engine_version: '1.2.0' },
    replayed: { score, engine_version: ENGINE_VERSION },
    changed: [{ stored: { points: first.points + 3 }, replayed: { points: first.points } }],
  });
});

test('a stored score that nothing explains is reported', async () => {
  const { as, id, cid, score } = await aScored();
  await alter(id, cid, { score: score - 1 });
  expect(await replay(as, id, cid)).toMatchObject({
    outcome: 'differs',
    reasons: ['unexplained'],
    changed: [],
  });
});

test('a stored text that was tampered with is named as the reason', async () => {
  const { as, id, cid } = await aScored();
  await alter(id, cid, {
    documentText: 'Porter who kept no keys at all, in three hotels by the sea.',
  });
  const answer = await replay(as, id, cid);
  expect(answer).toMatchObject({ outcome: 'differs', reasons: ['text'] });
  expect(answer.replayed.text_sha256).not.toBe(answer.stored.text_sha256);
});

test('without its text a score cannot be replayed', async () => {
  const { as, id, cid } = await aScored();
  await alter(id, cid, { documentText: null });
  const reply = await as.post(urlOf(id, cid));
  expect(reply.statusCode).toBe(410);
  expect(reply.json()).toMatchObject({ code: 'gone', detail: serverMessages.replayTextGone });
});

test('a document that could not be read has nothing to replay', async () => {
  const user = await aUser(t.db, { plan: 'professional', now: START });
  const as = t.as(user);
  const files = { 'one.txt': resume(1), 'odile.pdf': makeScan() };
  const { batch_job_id: id } = batchOf(await submitZip(as, await makeZip(files)));
  await ended(as, id);
  const unread = (await resultsOf(as, id)).processed_items.find(({ error }) => error !== null);
  const reply = await as.post(urlOf(id, unread?.candidate_id_internal ?? ''));
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: 'conflict', detail: serverMessages.nothingToReplay });
});

test('another account finds neither batch nor person, and nothing is recorded', async () => {
  const mine = await aScored();
  const theirs = await aScored();
  for (const url of [urlOf(mine.id, mine.cid), urlOf(theirs.id, mine.cid)]) {
    expect((await theirs.as.post(url)).statusCode).toBe(404);
  }
  expect((await theirs.as.post(urlOf(theirs.id, randomUUID()))).statusCode).toBe(404);
  expect(await t.db.$count(auditLog, noteOf(mine.cid))).toBe(0);
});

const noteOf = (cid: string) =>
  and(eq(auditLog.entityId, cid), eq(auditLog.action, 'score.replayed'));

test('the log says who asked, and the outcome', async () => {
  const { as, userId, id, cid } = await aScored();
  await replay(as, id, cid);
  const made = (
    await as.post('/api/keys', { name: 'Nightly', permissions: ['read', 'write'] })
  ).json();
  await replay(t.as({ token: made.key }), id, cid);
  const entries = await t.db.select().from(auditLog).where(noteOf(cid));
  const details = { batch_job_id: id, outcome: 'equal', engine_version: ENGINE_VERSION };
  expect(entries.map((entry) => entry.actorId).sort()).toEqual([userId, made.id].sort());
  for (const entry of entries) expect(entry).toMatchObject({ userId, details });
});

test('repeated requests are rate-limited', async () => {
  const { as, id, cid } = await aScored();
  await replay(as, id, cid);
  await t.db.update(rateLimits).set({ points: 60 }).where(like(rateLimits.key, 'replay:%'));
  const reply = await as.post(urlOf(id, cid));
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});
