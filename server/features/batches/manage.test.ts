import { randomUUID } from 'node:crypto';
import { messages } from '@candor/domain/messages';
import type { BatchJob } from '@candor/domain/model/batch';
import { serverMessages } from '@candor/domain/server-messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import {
  BATCHES,
  batchOf,
  ended,
  resultsOf,
  statusOf,
  submitCsv,
  submitZip,
} from '../../testing/batch-calls';
import { JOB_DESCRIPTION, resume, resumes } from '../../testing/documents/make-csv';
import { makeScan } from '../../testing/documents/make-pdf';
import { makeZip } from '../../testing/documents/make-zip';
import { aUser, type UserWishes } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

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

async function finished(as: As, count = 2): Promise<string> {
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(count)));
  await ended(as, id);
  return id;
}

/** A batch that nobody processes, because no worker runs meanwhile. */
async function withoutWorker<Value>(work: () => Promise<Value>): Promise<Value> {
  await worker.stop();
  try {
    return await work();
  } finally {
    worker = await startWorker(server.deps);
  }
}

describe('the list', () => {
  test('is newest first and paginates with totals', async () => {
    const as = await someone();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      server.clock.advance(1_000);
      ids.unshift(batchOf(await submitCsv(as, resumes(1))).batch_job_id);
    }
    const page = (await as.get(`${BATCHES}?limit=2`)).json();
    expect(page.jobs.map((job: { batch_job_id: string }) => job.batch_job_id)).toEqual(
      ids.slice(0, 2),
    );
    expect(page).toMatchObject({ total: 3, limit: 2, skip: 0, has_more: true });
    const past = (await as.get(`${BATCHES}?skip=9`)).json();
    expect(past).toMatchObject({ jobs: [], total: 3, limit: 20, has_more: false });
  });

  test('keeps what matches its filters', async () => {
    const as = await someone();
    const id = await finished(as);
    await as.patch(`${BATCHES}/${id}`, { jobTitle: '100% remote_role' });
    const day = server.clock.now().toISOString().slice(0, 10);
    const total = async (query: string) => (await as.get(`${BATCHES}?${query}`)).json().total;
    expect(await total('status=completed')).toBe(1);
    expect(await total('status=failed')).toBe(0);
    expect(await total('input_type=zip_file')).toBe(0);
    expect(await total('search=REMOTE_')).toBe(1);
    expect(await total('search=100%25')).toBe(1);
    expect(await total('search=1%25role')).toBe(0);
    expect(await total(`created_after=${day}&created_before=${day}`)).toBe(1);
    expect(await total('created_before=2020-01-01')).toBe(0);
    expect(await total(`start_date=${day}&end_date=${day}`)).toBe(1);
    expect(await total('end_date=2020-01-01')).toBe(0);
    expect(await total('start_date=2999-01-01')).toBe(0);
  });

  test.each([
    'start_date=0000-01-01',
    'end_date=9999-12-31',
    'created_after=0000-01-01',
    'created_before=9999-12-31T23:59:59-14:00',
  ])('takes no day of a year that no calendar here has: %s', async (query) => {
    const reply = await (await someone()).get(`${BATCHES}?${query}`);
    expect([reply.statusCode, reply.json().detail]).toEqual([
      400,
      'Must be a day from 1900 to 2999',
    ]);
  });

  test('refuses a range of days that ends before it starts', async () => {
    const as = await someone();
    const reply = await as.get(`${BATCHES}?start_date=2026-03-02&end_date=2026-03-01`);
    expect([reply.statusCode, reply.json().detail]).toEqual([400, messages.endBeforeStart]);
  });

  test('is sorted by a column in both directions, and by age where the column is equal', async () => {
    const as = await someone();
    for (const [jobTitle, people] of [
      ['porter', 2],
      ['Ärztin', 3],
      ['Zoo keeper', 2],
    ] as const) {
      server.clock.advance(1_000);
      await as.patch(`${BATCHES}/${await finished(as, people)}`, { jobTitle });
    }
    const titles = async (query: string): Promise<string[]> =>
      (await as.get(`${BATCHES}?${query}`)).json().jobs.map((job: BatchJob) => job.jobTitle);
    expect(await titles('sort=jobTitle')).toEqual(['Ärztin', 'porter', 'Zoo keeper']);
    expect(await titles('sort=-jobTitle')).toEqual(['Zoo keeper', 'porter', 'Ärztin']);
    for (const column of ['total_candidates', 'candidates_charged']) {
      expect(await titles(`sort=-${column}`)).toEqual(['Ärztin', 'Zoo keeper', 'porter']);
      expect(await titles(`sort=${column}`)).toEqual(['Zoo keeper', 'porter', 'Ärztin']);
      expect(await titles(`sort=${column}&limit=1&skip=1`)).toEqual(['porter']);
    }
    expect(await titles('sort=created_at')).toEqual(['porter', 'Ärztin', 'Zoo keeper']);
    expect(await titles('sort=-created_at')).toEqual(await titles(''));
  });

  test('sorted by status follows the life cycle of a batch', async () => {
    const as = await someone();
    const oldest = await finished(as);
    await withoutWorker(async () => {
      server.clock.advance(1_000);
      const { batch_job_id: waiting } = batchOf(await submitCsv(as, resumes(1)));
      const ids = async (sort: string): Promise<string[]> =>
        (await as.get(`${BATCHES}?sort=${sort}`))
          .json()
          .jobs.map((job: BatchJob) => job.batch_job_id);
      expect(await ids('status')).toEqual([waiting, oldest]);
      expect(await ids('-status')).toEqual([oldest, waiting]);
    });
  });

  test.each(['user_id', '-', 'JobTitle', 'created_at;--'])('is not sorted by %s', async (sort) => {
    const reply = await (await someone()).get(`${BATCHES}?sort=${encodeURIComponent(sort)}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
  });

  test.each([
    ['limit=0', messages.limitRange],
    ['limit=101', messages.limitRange],
    ['limit=ten', messages.limitRange],
    ['skip=-1', messages.skipRange],
  ])('refuses %s', async (query, detail) => {
    const reply = await (await someone()).get(`${BATCHES}?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().detail).toBe(detail);
  });

  test('refuses a status that does not exist', async () => {
    expect((await (await someone()).get(`${BATCHES}?status=asleep`)).statusCode).toBe(400);
  });
});

describe('a foreign or unknown batch', () => {
  const calls: [string, (as: As, id: string) => Promise<{ statusCode: number }>][] = [
    ['status', (as, id) => as.get(`${BATCHES}/${id}/status`)],
    ['results', (as, id) => as.get(`${BATCHES}/${id}/results`)],
    ['results-full', (as, id) => as.get(`${BATCHES}/${id}/results-full`)],
    ['candidate', (as, id) => as.get(`${BATCHES}/${id}/candidates/${randomUUID()}`)],
    ['rerun', (as, id) => as.post(`${BATCHES}/${id}/rerun`)],
    ['cancel', (as, id) => as.post(`${BATCHES}/${id}/cancel`)],
    ['rename', (as, id) => as.patch(`${BATCHES}/${id}`, { jobTitle: 'Mine' })],
    ['delete', (as, id) => as.delete(`${BATCHES}/${id}`)],
    ['job description', (as, id) => as.get(`${BATCHES}/${id}/job-description`)],
    ['export', (as, id) => as.get(`${BATCHES}/${id}/export`)],
  ];
  test.each(calls)('is not found: %s', async (_, call) => {
    const foreign = await finished(await someone());
    const as = await someone();
    expect((await call(as, foreign)).statusCode).toBe(404);
    expect((await call(as, randomUUID())).statusCode).toBe(404);
    expect((await call(as, 'no-such-batch')).statusCode).toBe(404);
  });

  test('an id that is too short is refused with its own message', async () => {
    const reply = await (await someone()).get(`${BATCHES}/x/status`);
    expect(reply.json().detail).toBe('Valid batch ID is required');
  });
});

test('results of a batch without any are an empty list', async () => {
  const as = await someone();
  const id = await withoutWorker(async () => {
    const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(2)));
    expect(await resultsOf(as, id)).toMatchObject({
      status: 'pending',
      processed_items: [],
      total: 0,
      summary_stats: { average_score: null, top_score: null, successful_matches: 0 },
    });
    expect((await as.get(`${BATCHES}/${id}/status`)).headers['retry-after']).toBe('2');
    return id;
  });
  await ended(as, id);
});

describe('cancelling', () => {
  test('a waiting batch releases its reservation and ends it', async () => {
    const as = await someone();
    await withoutWorker(async () => {
      const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(10)));
      const reply = await as.post(`${BATCHES}/${id}/cancel`);
      expect(reply.json()).toMatchObject({ status: 'cancelled', candidates_charged: 0 });
      expect(reply.headers['x-quota-remaining']).toBe('100');
    });
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('lets the batches behind it move up', async () => {
    const as = await someone();
    const ids: string[] = [];
    await withoutWorker(async () => {
      for (let n = 0; n < 3; n += 1)
        ids.push(batchOf(await submitCsv(as, resumes(1))).batch_job_id);
      const places = () =>
        Promise.all(ids.map(async (id) => (await statusOf(as, id)).queuePosition));
      expect(await places()).toEqual([1, 2, 3]);
      await as.post(`${BATCHES}/${ids[0]}/cancel`);
      expect(await places()).toEqual([null, 1, 2]);
    });
    for (const id of ids.slice(1)) await ended(as, id);
  });

  test('midway keeps what was scored and lists the rest as cancelled', async () => {
    const as = await someone({ plan: 'enterprise' });
    const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(1_000)));
    while ((await statusOf(as, id)).processed_candidates === 0);
    const cancelled = batchOf(await as.post(`${BATCHES}/${id}/cancel`));
    expect(cancelled.status).toBe('cancelled');
    expect(cancelled.candidates_charged).toBeGreaterThan(0);
    expect(cancelled.candidates_charged).toBeLessThan(1_000);
    const { summary_stats: stats, total } = await resultsOf(as, id, '?limit=1');
    expect(stats.successful_matches).toBe(cancelled.candidates_charged);
    expect(stats.successful_matches + stats.failed_matches).toBe(1_000);
    expect(stats.cancelled_matches).toBe(stats.failed_matches);
    const last = await resultsOf(as, id, `?skip=${total - 1}`);
    expect(last.processed_items[0]).toMatchObject({
      error: messages.cancelled,
      error_code: 'cancelled',
      match_score: null,
    });
    // A worker on a group finds it gone and writes nothing; the next batch runs as usual.
    await finished(as);
    expect(await statusOf(as, id)).toEqual(cancelled);
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('an ended batch is refused', async () => {
    const as = await someone();
    const reply = await as.post(`${BATCHES}/${await finished(as)}/cancel`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(serverMessages.batchEnded);
  });
});

describe('a rerun', () => {
  const scan = async () => makeZip({ 'scan.pdf': makeScan() });

  async function failed(as: As): Promise<string> {
    const { batch_job_id: id } = batchOf(await submitZip(as, await scan()));
    await ended(as, id);
    return id;
  }

  /** A batch that failed after it had scored and charged, which only a bug of ours leaves behind. */
  async function failedAfterCharging(as: As): Promise<string> {
    const id = await finished(as, 3);
    await server.deps.pool.query(`update batches set status = 'failed' where id = $1`, [id]);
    return id;
  }

  test('of a failed batch is a new one that is linked to it', async () => {
    const as = await someone();
    const id = await failed(as);
    const reply = await as.post(`${BATCHES}/${id}/rerun`);
    expect(reply.statusCode).toBe(202);
    const again = batchOf(reply);
    const { jobTitle, original_filename } = await statusOf(as, id);
    expect(again).toMatchObject({
      rerun_of: id,
      estimated_candidates: 1,
      jobTitle,
      original_filename,
    });
    expect(again.batch_job_id).not.toBe(id);
    const jobOf = async (batch: string) =>
      (await as.get(`${BATCHES}/${batch}/job-description`)).json();
    expect(await jobOf(again.batch_job_id)).toEqual(await jobOf(id));
    await ended(as, again.batch_job_id);
    expect((await statusOf(as, id)).status).toBe('failed');
  });

  test('charges nothing that the failed batch has charged', async () => {
    const as = await someone({ used: 0, candidatesLimit: 3 });
    const id = await failedAfterCharging(as);
    const again = batchOf(await as.post(`${BATCHES}/${id}/rerun`));
    const batch = await ended(as, again.batch_job_id);
    expect(batch).toMatchObject({
      status: 'completed',
      candidates_charged: 0,
      processed_candidates: 3,
    });
    const { processed_items: items } = await resultsOf(as, again.batch_job_id);
    expect(items.every((item) => item.match_score !== null && !item.charged_to_quota)).toBe(true);
    expect((await as.get('/api/users/quota-status')).json().candidates_used).toBe(3);
  });

  test('of a table with a repeated text needs nothing beyond what was paid', async () => {
    const user = await aUser(server.db, { candidatesLimit: 2 });
    const as = server.as(user);
    const { batch_job_id: id } = batchOf(await submitCsv(as, [...resumes(2), ...resumes(1)]));
    await ended(as, id);
    await server.deps.pool.query(`update batches set status = 'failed' where id = $1`, [id]);
    const again = batchOf(await as.post(`${BATCHES}/${id}/rerun`));
    expect(await ended(as, again.batch_job_id)).toMatchObject({
      status: 'completed',
      total_candidates: 3,
      candidates_charged: 0,
    });
    const { rows } = await server.deps.pool.query(
      'select candidates_used as used, candidates_reserved as reserved from subscriptions where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ used: 2, reserved: 0 }]);
  });

  test('stays free along a chain even if its first batch was erased', async () => {
    const as = await someone({ candidatesLimit: 3 });
    const first = await failedAfterCharging(as);
    const second = batchOf(await as.post(`${BATCHES}/${first}/rerun`)).batch_job_id;
    await ended(as, second);
    await server.deps.pool.query(`update batches set status = 'failed' where id = $1`, [second]);
    expect((await as.delete(`${BATCHES}/${first}`)).statusCode).toBe(204);
    const third = batchOf(await as.post(`${BATCHES}/${second}/rerun`)).batch_job_id;
    expect(await ended(as, third)).toMatchObject({ status: 'completed', candidates_charged: 0 });
  });

  test('of a batch that did not fail is refused', async () => {
    const as = await someone();
    const reply = await as.post(`${BATCHES}/${await finished(as)}/rerun`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe('Only a failed batch can be run again.');
  });

  test('of a batch without its file is gone', async () => {
    const as = await someone();
    const id = await failed(as);
    await server.deps.pool.query('update batches set blob_key = null where id = $1', [id]);
    const reply = await as.post(`${BATCHES}/${id}/rerun`);
    expect(reply.statusCode).toBe(410);
    expect(reply.json().detail).toBe('The candidate file of this batch is no longer stored.');
  });

  test('is checked against today’s limits', async () => {
    const user = await aUser(server.db, { plan: 'starter' });
    const as = server.as(user);
    const id = await finished(as, 30);
    await server.deps.pool.query(`update batches set status = 'failed' where id = $1`, [id]);
    await server.deps.pool.query(
      `update subscriptions set plan_type = 'trial', trial_ends_at = '2026-12-01' where user_id = $1`,
      [user.id],
    );
    const reply = await as.post(`${BATCHES}/${id}/rerun`);
    expect(reply.json()).toMatchObject({ code: 'batch_size_exceeded', requested: 30 });
  });
});

describe('erasing', () => {
  test('removes texts, results and file and leaves the usage', async () => {
    const as = await someone();
    const id = await finished(as, 4);
    expect((await as.delete(`${BATCHES}/${id}`)).statusCode).toBe(204);
    expect((await as.get(`${BATCHES}/${id}/status`)).statusCode).toBe(404);
    const left = await server.deps.pool.query('select 1 from candidates where batch_id = $1', [id]);
    expect(left.rowCount).toBe(0);
    expect((await as.get('/api/analytics/dashboard')).json().total_analyses).toBe(4);
  });

  test('one of two batches that share a file leaves it to the other', async () => {
    const as = await someone();
    const archive = await makeZip({ 'scan.pdf': makeScan() });
    const { batch_job_id: first } = batchOf(await submitZip(as, archive));
    await ended(as, first);
    const second = batchOf(await as.post(`${BATCHES}/${first}/rerun`)).batch_job_id;
    await ended(as, second);
    await as.delete(`${BATCHES}/${first}`);
    expect((await as.post(`${BATCHES}/${second}/rerun`)).statusCode).toBe(202);
  });

  test('a running batch is refused', async () => {
    const as = await someone();
    const id = await withoutWorker(async () => {
      const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(1)));
      const reply = await as.delete(`${BATCHES}/${id}`);
      expect(reply.statusCode).toBe(409);
      expect(reply.json().detail).toBe(serverMessages.batchRunning);
      return id;
    });
    await ended(as, id);
  });
});

test('a batch in chunks says which of them is worked on, from the first to the last', async () => {
  const as = await someone();
  const id = await finished(as);
  const { pool } = server.deps;
  const chunkAt = async (processed: number, total: number) => {
    const moved = `status = 'processing_chunks', processed_candidates = $2, total_candidates = $3`;
    await pool.query(`update batches set ${moved} where id = $1`, [id, processed, total]);
    const { chunk } = await statusOf(as, id);
    return [chunk?.index, chunk?.count];
  };
  expect(await chunkAt(0, 120)).toEqual([1, 3]);
  expect(await chunkAt(49, 120)).toEqual([1, 3]);
  expect(await chunkAt(50, 120)).toEqual([2, 3]);
  expect(await chunkAt(100, 100)).toEqual([2, 2]);
  await pool.query('delete from batches where id = $1', [id]);
});

test('a batch can be renamed and keeps its name', async () => {
  const as = await someone();
  const id = await finished(as);
  expect(batchOf(await as.patch(`${BATCHES}/${id}`, { jobTitle: '  Gardener ' })).jobTitle).toBe(
    'Gardener',
  );
  expect((await statusOf(as, id)).jobTitle).toBe('Gardener');
  expect((await as.patch(`${BATCHES}/${id}`, { jobTitle: ' ' })).statusCode).toBe(400);
});

test('the job description of a batch can be read back as it was sent', async () => {
  const as = await someone();
  const reply = await as.get(`${BATCHES}/${await finished(as)}/job-description`);
  // A form sends line ends as CRLF.
  const sent = JOB_DESCRIPTION.replaceAll('\n', '\r\n');
  expect(reply.json()).toEqual({ job_description_text: sent });
});

describe('reading a job', () => {
  test('returns title and requirements and charges nothing', async () => {
    const as = await someone();
    const body = { job_description_text: JOB_DESCRIPTION };
    const answer = (await as.post('/api/v1/job-requirements', body)).json();
    expect(answer.job_title).toBe('Backend Engineer');
    expect(answer.requirements.length).toBeGreaterThan(2);
    expect((await as.get('/api/users/quota-status')).json().candidates_used).toBe(0);
  });

  test.each([
    [{}, messages.jobRequired],
    [{ job_description_text: null }, messages.jobRequired],
    [{ job_description_text: 'short' }, messages.jobTooShort],
  ])('refuses %j with the words of a submission', async (body, detail) => {
    const reply = await (await someone()).post('/api/v1/job-requirements', body);
    expect(reply.json()).toMatchObject({ code: 'validation_error', detail });
  });
});

test('an unreadable candidate shows its cause in the detail', async () => {
  const as = await someone();
  const archive = await makeZip({ 'scan.pdf': makeScan(), 'a.txt': resume(1) });
  const { batch_job_id: id } = batchOf(await submitZip(as, archive));
  await ended(as, id);
  const { processed_items: items } = await resultsOf(as, id);
  const scan = items.find((item) => item.error !== null);
  const url = `${BATCHES}/${id}/candidates/${scan?.candidate_id_internal}`;
  expect((await as.get(url)).json()).toMatchObject({
    match_results: null,
    document_text: null,
    read_problems: [{ kind: 'could_not_read', message: scan?.error }],
  });
});
