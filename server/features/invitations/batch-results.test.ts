import { randomUUID } from 'node:crypto';
import type { BatchAssessments } from '@candor/domain/model/batch-assessment';
import type { Invitation } from '@candor/domain/model/invitation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invitations } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { createAssessment, invite } from '../../testing/assessments';
import { batchOf, ended, fullResultsOf, submitCsv } from '../../testing/batch-calls';
import { resume } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

const HOUR_MS = 3_600_000;
const PYTHON = 'I built billing services with Python for four years at a shipping company.';
const SQL = 'select name from lamps where lit; a query that I tuned in PostgreSQL.';

let t: TestApp;
let worker: Jobs;
let as: As;
let batchId: string;
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
});
beforeEach(async () => {
  as = t.as(await aUser(t.db, { plan: 'professional', now: t.clock.now() }));
  batchId = await aBatchOf('Ada@Example.com', 'ben@example.com');
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

async function aBatchOf(...emails: readonly string[]): Promise<string> {
  const people = emails.map((email, at) => ({ email, text: resume(at + 1) }));
  const { batch_job_id: id } = batchOf(await submitCsv(as, people));
  await ended(as, id);
  return id;
}

const ofBatch = async (id = batchId, caller = as): Promise<BatchAssessments['results']> =>
  (await caller.get(`/api/invitations/of-batch/${id}`)).json().results;

async function inviteTo(email: string, of: As = as): Promise<Invitation> {
  return invite(of, { assessment_id: await createAssessment(of), candidate_email: email });
}

/** Answers both steps of an invitation and sends them in. */
async function answer(code: string, words = PYTHON): Promise<void> {
  const url = (rest: string) => `/api/assessment/${code}${rest}`;
  const visitor = t.as();
  const client_saved_at = t.clock.now().toISOString();
  await visitor.post(url('/start'), { agree: true });
  for (const [step, text] of Object.entries({ s1: words, s2: SQL })) {
    const body = { answer: { t1: text }, revision: 0, client_saved_at };
    await visitor.put(url(`/milestones/${step}/answer`), body);
    await visitor.post(url(`/milestones/${step}/complete`));
  }
  const sent = await visitor.post(url('/submit'));
  expect(sent.statusCode, sent.body).toBe(200);
}

test('whoever of a batch finished an assessment is named with its score, in whatever letters the address is written', async () => {
  const { invitation_code } = await inviteTo('ada@example.com');
  await inviteTo('ben@example.com');
  expect(await ofBatch()).toEqual([]);
  await answer(invitation_code);
  const { processed_items: people } = await fullResultsOf(as, batchId);
  const ada = people.find(({ email }) => email?.toLowerCase() === 'ada@example.com');
  const result = (await as.get(`/api/invitations/${invitation_code}/result`)).json();
  expect(await ofBatch()).toEqual([
    {
      candidate_id_internal: ada?.candidate_id_internal,
      invitation_code,
      job_title: 'Backend Engineer',
      score: result.match_score.overall_score,
      submitted_at: result.submitted_at,
    },
  ]);
});

test('the score of an assessment moves no match', async () => {
  const before = await fullResultsOf(as, batchId);
  await answer((await inviteTo('ada@example.com')).invitation_code);
  expect(await ofBatch()).toHaveLength(1);
  expect(await fullResultsOf(as, batchId)).toEqual(before);
});

test('of several the one that was answered last stands', async () => {
  const first = await inviteTo('ada@example.com');
  const second = await inviteTo('ada@example.com');
  await answer(second.invitation_code);
  t.clock.advance(HOUR_MS);
  await answer(first.invitation_code, 'I kept the books.');
  const found = await ofBatch();
  expect(found.map(({ invitation_code: code }) => code)).toEqual([first.invitation_code]);
});

test('what an ATS hosts has no score here, and is not named', async () => {
  const { invitation_code: code } = await invite(as, { candidate_email: 'ada@example.com' });
  await t.db
    .update(invitations)
    .set({ status: 'completed', submittedAt: t.clock.now() })
    .where(eq(invitations.code, code));
  expect(await ofBatch()).toEqual([]);
});

test('what another account found out about the same person stays there', async () => {
  const other = t.as(await aUser(t.db, { plan: 'professional', now: t.clock.now() }));
  await answer((await inviteTo('ada@example.com', other)).invitation_code);
  expect(await ofBatch()).toEqual([]);
});

test('a batch of nobody and one of another account are alike unknown', async () => {
  const other = t.as(await aUser(t.db, { plan: 'professional', now: t.clock.now() }));
  for (const id of [batchId, randomUUID(), 'not-a-batch-id']) {
    expect((await other.get(`/api/invitations/of-batch/${id}`)).statusCode).toBe(404);
  }
});
