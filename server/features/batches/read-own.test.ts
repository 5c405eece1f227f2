import type { BatchResults, CandidateDetail } from '@candor/domain/model/batch';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../access/actor';
import type { Jobs } from '../../jobs/start-jobs';
import { amid } from '../../testing/amid';
import { BATCHES, batchOf, ended, resultsOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { saveRubric } from './rubric';
import { updateBatch } from './store/batch';

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

const owner = (userId: string): Actor => ({
  userId,
  emailConfirmed: true,
  isOauth: false,
  isPartner: false,
  suspended: false,
  role: 'user',
  sessionId: 'a session',
  provenAt: new Date(0),
  apiKeyId: null,
});

/** An ended batch with a person of it, and an edit of its requirements that changes scores. */
async function finished() {
  const user = await aUser(server.db, { plan: 'professional' });
  const as = server.as(user);
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(6)));
  await ended(as, id);
  const { processed_items } = await resultsOf(as, id, '?limit=1');
  const { current } = (await as.get(`${BATCHES}/${id}/rubric`)).json();
  const edit = {
    actor: owner(user.id),
    batchId: id,
    lines: current.lines.slice(1),
    revision: current.version,
    requestId: 'a request',
  };
  return { as, id, edit, person: processed_items[0]?.candidate_id_internal };
}

/** Commits an edit after a call has found its batch and before it reads who is in it. */
function editAmid<Answer>(
  edit: Parameters<typeof saveRubric>[1],
  call: () => Promise<Answer>,
): Promise<Answer> {
  return amid(
    server.db,
    (tx) => tx.execute(sql`lock table candidates in access exclusive mode`),
    call,
    (tx) => saveRubric({ db: tx, clock: server.deps.clock }, edit),
  );
}

test.each(['results?detail=outcomes', 'results', 'results-full'])(
  '%s are of one state, although the requirements are edited while they are read',
  async (page) => {
    const { as, id, edit } = await finished();
    const ask = async () => (await as.get(`${BATCHES}/${id}/${page}`)).json<BatchResults>();
    const amid = await editAmid(edit, ask);
    expect(amid).toEqual(await ask());
    expect(amid.requirements).toHaveLength(edit.lines.length);
  },
);

test('the headers of results are of the state of their rows', async () => {
  const { as, id } = await finished();
  const charging = { chargedCandidates: 7, updatedAt: new Date(server.clock.now().getTime() + 1) };
  const { headers } = await amid(
    server.db,
    (tx) => tx.execute(sql`lock table candidates in access exclusive mode`),
    () => as.get(`${BATCHES}/${id}/results`),
    (tx) => updateBatch(tx, id, charging),
  );
  expect(headers['x-candidates-charged']).toBe('7');
});

test('a candidate is shown with the requirements of the score', async () => {
  const { as, id, edit, person } = await finished();
  const url = `${BATCHES}/${id}/candidates/${person}`;
  const { match_score, match_results } = await editAmid(edit, async () =>
    (await as.get(url)).json<CandidateDetail>(),
  );
  expect(match_results?.overall_score).toBe(match_score);
});
