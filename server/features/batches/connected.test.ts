import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { batches, subscriptions } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { SourceTooLarge } from '../../ports/connector';
import {
  BATCHES,
  batchOf,
  ended,
  FINAL,
  resultsOf,
  submit,
  until,
} from '../../testing/batch-calls';
import { resume } from '../../testing/documents/make-csv';
import { aUser, type UserWishes } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { openShelf, type Shelf } from '../../testing/sources/shelf';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { applyRetention } from './chores';
import { workOnGroup } from './work-on-group';

const NOBODY = { filename: null, candidateName: null, candidateId: null, email: null };
const FOLDER = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012';

let server: TestApp;
let worker: Jobs;
let shelf: Shelf;
const log: string[] = [];

beforeAll(async () => {
  server = await testApp({ onLog: (line) => log.push(line) });
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});
beforeEach(() => {
  shelf = openShelf();
  server.deps.connectors.google_drive = shelf.connector;
});

async function someone(wishes: UserWishes = {}): Promise<As> {
  return server.as(await aUser(server.db, { plan: 'starter', ...wishes }));
}

/** A folder of the account, with its proof and these files. */
async function folderOf(as: As, files: Readonly<Record<string, string>>, id = FOLDER) {
  const { proof_file_name } = (await as.get('/api/v1/sources')).json();
  const folder = new Map([[proof_file_name, ''], ...Object.entries(files)]);
  shelf.folders.set(id, folder);
  return folder;
}

const people = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, resume(at)]));

const submitFolder = (as: As, folderId = FOLDER) =>
  submit(as, {
    input_type: 'google_drive',
    source_config_json: JSON.stringify({ folder_id: folderId }),
  });

test('a folder becomes a batch: documents and rows are scored, the rest is listed and free', async () => {
  const as = await someone();
  await folderOf(as, {
    'a.txt': resume(1),
    'more/b.txt': resume(2),
    'table.csv': `candidate_text,candidate_name\n"${resume(3)}",Kim Loess\n"${resume(4)}",Lou Reh`,
    'picture.png': 'no resume',
    'empty.txt': '',
    'no-column.csv': 'name\nKim',
  });
  const submitted = batchOf(await submitFolder(as));
  expect(submitted).toMatchObject({ original_filename: 'Shelf 1aBc', estimated_candidates: 10 });
  const batch = await ended(as, submitted.batch_job_id);
  expect(batch).toMatchObject({
    status: 'completed',
    total_candidates: 7,
    candidates_charged: 4,
  });
  const { processed_items } = await resultsOf(as, batch.batch_job_id);
  const failed = processed_items.filter((item) => item.error !== null);
  expect(failed.map((item) => [item.original_filename, item.error_code]).sort()).toEqual([
    ['empty.txt', 'empty'],
    ['no-column.csv', 'wrong_content'],
    ['picture.png', 'unsupported_type'],
  ]);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test.each([
  ['starter', 'Batch size (more than 100000) exceeds starter plan limit of 200 candidates.'],
  ['enterprise', 'Too many.'],
] as const)('a source without end is held against what the plan %s takes', async (plan, told) => {
  const as = await someone({ plan });
  await folderOf(as, people(1));
  const { connector } = shelf;
  server.deps.connectors.google_drive = {
    ...connector,
    open: async (...asked) => ({
      ...(await connector.open(...asked)),
      async *items() {
        yield { kind: 'text' as const, text: resume(1), ...NOBODY };
        throw new SourceTooLarge('query', 'Too many.', 100_000);
      },
    }),
  };
  const batch = await ended(as, batchOf(await submitFolder(as)).batch_job_id);
  expect(batch).toMatchObject({ status: 'failed', error_message: told, candidates_charged: 0 });
});

test("a folder without the account's own file is refused, so nobody scores another's", async () => {
  const [owner, thief] = [await someone(), await someone()];
  await folderOf(owner, people(2));
  const reply = await submitFolder(thief);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toEqual([
    {
      field: 'source_config_json.folder_id',
      message: expect.stringMatching(/^Put a file named candor-[0-9a-f]{32}\.txt into it\.$/),
    },
  ]);
  expect((await thief.get(BATCHES)).json()).toMatchObject({ total: 0 });
});

test('a source that does not answer is reported as such, and nothing is submitted', async () => {
  const as = await someone();
  shelf.trouble = 'away';
  const reply = await submitFolder(as);
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({
    reason: 'source_away',
    detail: 'The shelf does not answer.',
  });
});

test('more people than the plan allows fail the batch before anybody is scored', async () => {
  const as = await someone();
  await folderOf(as, people(201));
  const { batch_job_id: id } = batchOf(await submitFolder(as));
  expect(await ended(as, id)).toMatchObject({
    status: 'failed',
    candidates_charged: 0,
    error_message: 'Batch size (201) exceeds starter plan limit of 200 candidates.',
    error_code: 'batch_size_exceeded',
    estimated_candidates: 201,
  });
  expect((await as.get('/api/users/quota-status')).json()).toMatchObject({ candidates_used: 0 });
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('a folder that the quota does not pay for fails the batch by that limit, with the true number of people', async () => {
  const as = await someone({ candidatesLimit: 5 });
  await folderOf(as, { ...people(6), 'picture.png': 'no resume' });
  const { batch_job_id: id } = batchOf(await submitFolder(as));
  expect(await ended(as, id)).toMatchObject({
    status: 'failed',
    error_message: 'Candidate quota exceeded for starter plan. Upgrade for more quota.',
    error_code: 'candidate_quota_exceeded',
    estimated_candidates: 6,
    candidates_charged: 0,
  });
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('a batch that failed for another cause than a limit names none', async () => {
  const as = await someone();
  await folderOf(as, { 'empty.txt': '' });
  const { batch_job_id: id } = batchOf(await submitFolder(as));
  expect(await ended(as, id)).toMatchObject({ status: 'failed', error_code: null });
});

test.each([2, 30])(
  'a folder of %i that is counted only after the plan has ended fails the batch, which says so',
  async (count) => {
    const user = await aUser(server.db, { plan: 'starter' });
    const as = server.as(user);
    await folderOf(as, people(count));
    await worker.stop();
    const { batch_job_id: id } = batchOf(await submitFolder(as));
    const over = { status: 'cancelled', endsAt: server.clock.now() };
    await server.db.update(subscriptions).set(over).where(eq(subscriptions.userId, user.id));
    worker = await startWorker(server.deps);
    const row = await until(
      async () => (await server.db.select().from(batches).where(eq(batches.id, id)))[0],
      (found) => found !== undefined && FINAL.includes(found.status),
    );
    expect(row).toMatchObject({
      status: 'failed',
      chargedCandidates: 0,
      errorMessage: 'Your plan has ended. Please renew it in billing.',
    });
    expect(await brokenInvariants(server.db)).toEqual([]);
  },
);

test('a folder with nothing but its proof fails the batch as empty, not as unreadable', async () => {
  const as = await someone();
  await folderOf(as, {});
  const { batch_job_id: id } = batchOf(await submitFolder(as));
  expect(await ended(as, id)).toMatchObject({
    status: 'failed',
    total_candidates: 0,
    candidates_charged: 0,
    error_message: 'The folder holds no resumes. Put them into it and run this batch again.',
  });
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('a folder that is closed after submission fails the batch with its reason, and is scored when run again', async () => {
  const as = await someone();
  await folderOf(as, people(3));
  await worker.stop();
  const { batch_job_id: id } = batchOf(await submitFolder(as));
  shelf.trouble = 'refused';
  worker = await startWorker(server.deps);
  expect(await ended(as, id)).toMatchObject({
    status: 'failed',
    error_message: 'This folder is closed.',
    candidates_charged: 0,
  });
  shelf.trouble = null;
  const again = batchOf(await as.post(`${BATCHES}/${id}/rerun`));
  expect(await ended(as, again.batch_job_id)).toMatchObject({
    status: 'completed',
    candidates_charged: 3,
  });
});

test('a file that is deleted between listing and reading is one failed item, and free', async () => {
  const as = await someone();
  const folder = await folderOf(as, people(3));
  const { open } = shelf.connector;
  shelf.connector.open = async (...asked) => {
    const source = await open(...asked);
    return {
      ...source,
      items: async function* () {
        yield* source.items();
        folder.delete('1.txt');
      },
    };
  };
  const { batch_job_id: id } = batchOf(await submitFolder(as));
  expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 2 });
  const { processed_items } = await resultsOf(as, id);
  expect(processed_items.find((item) => item.error_code === 'gone')).toMatchObject({
    original_filename: '1.txt',
    charged_to_quota: false,
  });
});

test.each(['away', 'unreached'] as const)(
  'a source that is %s while it is being listed is retried until it answers',
  async (trouble) => {
    const as = await someone();
    await folderOf(as, people(2));
    await worker.stop();
    const { batch_job_id: id } = batchOf(await submitFolder(as));
    shelf.trouble = trouble;
    const before = shelf.opened;
    worker = await startWorker(server.deps);
    await until(
      async () => shelf.opened,
      (opened) => opened > before,
    );
    shelf.trouble = null;
    expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 2 });
  },
);

test.each([
  ['away', 'The shelf does not answer.'],
  ['unreached', 'Nobody answered.'],
] as const)(
  'a source that is %s to the last try fails its batch in its own words',
  async (trouble, said) => {
    const user = await aUser(server.db, { plan: 'starter' });
    const as = server.as(user);
    await folderOf(as, people(1));
    await worker.stop();
    const { batch_job_id: batchId } = batchOf(await submitFolder(as));
    shelf.trouble = trouble;
    const { rows } = await server.deps.pool.query(
      `update batch_groups set epoch = 6, state = 'armed' where batch_id = $1 returning batch_seq as seq`,
      [batchId],
    );
    const group = {
      batchId,
      no: 0,
      userId: user.id,
      kind: 'plan' as const,
      batchSeq: Number(rows[0].seq),
      firstOrdinal: 0,
      lastOrdinal: 0,
      epoch: 6,
      trace: null,
    };
    await workOnGroup(server.deps)(group, new AbortController().signal);
    worker = await startWorker(server.deps);
    expect(await ended(as, batchId)).toMatchObject({
      status: 'failed',
      error_message: `The source could not be listed, although it was tried for several minutes. ${said}`,
    });
    expect(await brokenInvariants(server.db)).toEqual([]);
  },
);

test('the configuration of a source is encrypted, in no response and no log line, and deleted with the uploads', async () => {
  const as = await someone();
  await folderOf(as, people(1), `${FOLDER}canary`);
  const { batch_job_id: id } = batchOf(await submitFolder(as, `${FOLDER}canary`));
  const batch = await ended(as, id);
  const { rows } = await server.deps.pool.query('select * from batches where id = $1', [id]);
  expect(rows[0].source_config_sealed).toMatch(/^v1\./);
  for (const seen of [JSON.stringify(rows), JSON.stringify(batch), log.join('')]) {
    expect(seen).not.toContain('canary');
  }
  server.clock.advance(31 * 86_400_000);
  await applyRetention(server.deps);
  const after = await server.deps.pool.query('select * from batches where id = $1', [id]);
  expect(after.rows[0].source_config_sealed).toBeNull();
});

test('if a type of source is not configured the response says so', async () => {
  const as = await someone();
  server.deps.connectors.google_drive = null;
  const reply = await submitFolder(as);
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ reason: 'not_configured', input_type: 'google_drive' });
});

test('a preview of a source names it, counts it and shows three entries', async () => {
  const as = await someone();
  await folderOf(as, { ...people(4), 'x.png': 'picture' });
  const look = (folder_id: string) =>
    as.post('/api/v1/sources/test', { input_type: 'google_drive', source_config: { folder_id } });
  expect((await look(FOLDER)).json()).toEqual({
    label: 'Shelf 1aBc',
    candidates: 4,
    unreadable: 1,
    complete: true,
    examples: ['0.txt', '1.txt', '2.txt'].map((name) => ({ name, detail: null, readable: true })),
  });
  const refused = await look('too-short');
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0].message).toBe('Invalid format for Folder ID');
  const trial = server.as(await aUser(server.db, { plan: 'trial' }));
  const closed = await trial.post('/api/v1/sources/test', {
    input_type: 'google_drive',
    source_config: { folder_id: FOLDER },
  });
  expect(closed.statusCode).toBe(402);
});

test('a preview of a long list stops counting', async () => {
  const as = await someone();
  const folder = await folderOf(as, {});
  for (let at = 0; at < 1_001; at += 1) folder.set(`${at}.txt`, 'Nurse');
  const reply = await as.post('/api/v1/sources/test', {
    input_type: 'google_drive',
    source_config: { folder_id: FOLDER },
  });
  expect(reply.json()).toMatchObject({ candidates: 1_000, complete: false });
});
