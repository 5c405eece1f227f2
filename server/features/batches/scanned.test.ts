import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { ScannerUnavailable, type VirusScanner } from '../../ports/virus-scanner';
import { scanFirst } from '../../sources/scan-first';
import { batchOf, csvFile, ended, resultsOf, submit, submitZip } from '../../testing/batch-calls';
import { type ClamdSimulator, startClamd, VIRUS } from '../../testing/clamd/simulator';
import { JOB_DESCRIPTION, resume } from '../../testing/documents/make-csv';
import { makeZip } from '../../testing/documents/make-zip';
import { aUser } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { checkHealth } from '../health/check';

let clamd: ClamdSimulator;
let server: TestApp;
let worker: Jobs;

beforeAll(async () => {
  clamd = await startClamd();
  server = await testApp({ env: { CLAMD_URL: clamd.url } });
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
  await clamd.close();
});

const someone = async (): Promise<As> => server.as(await aUser(server.db, { plan: 'starter' }));

const infected = `${resume(2)} ${VIRUS}`;
const table = (text: string) => `candidate_text\n"${text}"`;

/** The outcome of each file of a batch, in the order of their names. */
async function outcomesOf(as: As, id: string) {
  const { processed_items } = await resultsOf(as, id);
  return processed_items
    .map((item) => [item.original_filename, item.error_code, item.charged_to_quota])
    .sort();
}

/** A scanner that is away, without the minute for which the real one is waited for. */
async function withoutVerdict(passes: boolean, work: () => Promise<void>): Promise<void> {
  const { scanner, documents, log } = server.deps;
  const away: VirusScanner = {
    scan: () => Promise.reject(new ScannerUnavailable('it hung up', { passes })),
    isAnswering: async () => false,
  };
  const reader = {
    read: () => Promise.reject(new Error('a file was read that nobody checked')),
    close: async () => {},
  };
  Object.assign(server.deps, { scanner: away, documents: scanFirst(reader, away, log) });
  try {
    await work();
  } finally {
    Object.assign(server.deps, { scanner, documents });
  }
}

test('an infected document is one failed candidate, listed and free; the others are scored', async () => {
  const as = await someone();
  const archive = await makeZip({
    'a.txt': resume(1),
    'b.txt': infected,
    'c.csv': table(resume(3)),
    'd.csv': table(infected),
  });
  const batch = await ended(as, batchOf(await submitZip(as, archive)).batch_job_id);
  expect(batch).toMatchObject({ status: 'completed', candidates_charged: 2 });
  expect(await outcomesOf(as, batch.batch_job_id)).toEqual([
    ['a.txt', null, true],
    ['b.txt', 'infected', false],
    ['c.csv', null, true],
    ['d.csv', 'infected', false],
  ]);
  const { processed_items } = await resultsOf(as, batch.batch_job_id);
  const failed = processed_items.filter((item) => item.error_code === 'infected');
  expect(failed.map((item) => item.error)).toEqual([
    serverMessages.fileInfected,
    serverMessages.fileInfected,
  ]);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('a temporary scanner failure costs nobody anything', async () => {
  const as = await someone();
  clamd.trouble('drop', { error: 'Can’t allocate memory' });
  const archive = await makeZip({ 'a.txt': resume(1), 'b.txt': resume(2) });
  const batch = await ended(as, batchOf(await submitZip(as, archive)).batch_job_id);
  expect(batch).toMatchObject({ status: 'completed', candidates_charged: 2 });
});

test('without a verdict a document is not read, and its candidate is reported and not charged', async () => {
  const as = await someone();
  await withoutVerdict(true, async () => {
    const archive = await makeZip({ 'a.txt': resume(1), 'b.txt': infected });
    const batch = await ended(as, batchOf(await submitZip(as, archive)).batch_job_id);
    expect(batch).toMatchObject({ candidates_charged: 0, processed_candidates: 2 });
    const { processed_items } = await resultsOf(as, batch.batch_job_id);
    expect(processed_items.map((item) => [item.error_code, item.error])).toEqual([
      ['not_scanned', messages.fileNotScanned],
      ['not_scanned', messages.fileNotScanned],
    ]);
  });
  expect(await brokenInvariants(server.db)).toEqual([]);
});

const submitTable = (as: As, text: string) =>
  submit(as, { input_type: 'csv_file', candidate_source_file: csvFile(table(text)) });

test('an infected table is refused at submission, a clean one is accepted', async () => {
  const as = await someone();
  const refused = await submitTable(as, infected);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual([
    { field: 'candidate_source_file', message: serverMessages.fileInfected },
  ]);
  expect((await submitTable(as, resume(1))).statusCode).toBe(202);
});

const matchFile = (as: As, content: string) =>
  as.form('/api/analytics/match', {
    candidate_file: { name: 'cv.txt', type: 'text/plain', content },
    job_text: JOB_DESCRIPTION,
  });

test('an infected file of a single match is refused and not charged', async () => {
  const as = await someone();
  const refused = await matchFile(as, infected);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual([
    { field: 'candidate_file', message: serverMessages.fileInfected },
  ]);
  expect((await matchFile(as, resume(1))).headers['x-quota-used']).toBe('1');
});

const readJob = (as: As, content: string) =>
  as.form('/api/v1/job-description/read', {
    file: { name: 'job.txt', type: 'text/plain', content },
  });

test('an infected job description is refused, a clean one is read', async () => {
  const as = await someone();
  const refused = await readJob(as, infected);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual([{ field: 'file', message: serverMessages.fileInfected }]);
  expect((await readJob(as, JOB_DESCRIPTION)).statusCode).toBe(200);
});

test('a user waiting for a file that nobody can check is asked to retry', async () => {
  const as = await someone();
  await withoutVerdict(true, async () => {
    const replies = [
      await matchFile(as, resume(1)),
      await submitTable(as, resume(1)),
      await readJob(as, JOB_DESCRIPTION),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('30');
      expect(reply.json()).toMatchObject({
        code: 'service_unavailable',
        reason: 'scanner_away',
        retry_after: 30,
        detail: messages.fileNotScanned,
      });
    }
  });
});

test('a table larger than the scanner accepts is refused with that cause', async () => {
  const as = await someone();
  await withoutVerdict(false, async () => {
    const reply = await submitTable(as, resume(1));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().detail).toBe(serverMessages.fileTooLargeToScan);
  });
});

test('the health of the service includes the scanner', async () => {
  const parts = { engine: 'healthy', database: 'healthy', scanner: 'healthy' };
  expect(await checkHealth(server.deps)).toMatchObject({ parts });
  await withoutVerdict(true, async () => {
    expect(await checkHealth(server.deps)).toMatchObject({
      status: 'degraded',
      parts: { ...parts, scanner: 'unhealthy' },
    });
  });
});
