import { type DocumentReader, openDocumentReader } from '@candor/documents';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Group } from '../../jobs/group';
import { claim } from '../../jobs/store';
import { NOT_READ, scanFirst } from '../../sources/scan-first';
import { batchOf, resultsOf, statusOf, submitZip } from '../../testing/batch-calls';
import { JOB_DESCRIPTION, resume } from '../../testing/documents/make-csv';
import { makeZip } from '../../testing/documents/make-zip';
import { aUser } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { ReaderAway } from './read-texts';
import { workOnGroup } from './work-on-group';

let server: TestApp;
const log: string[] = [];
let reader: DocumentReader;
beforeAll(async () => {
  server = await testApp({ onLog: (line) => log.push(line) });
});
beforeEach(() => {
  reader = openDocumentReader({ processes: 1 });
  Object.assign(server.deps, { documents: scanFirst(reader, null, server.deps.log) });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  log.length = 0;
  await reader.close();
});
afterAll(() => server.close());

/** As in an image without the program that reads documents. */
const loseReader = () => vi.stubEnv('CANDOR_BUNDLES', '/nowhere');
const someone = async (): Promise<As> => server.as(await aUser(server.db, { plan: 'starter' }));

async function claimed(id: string, no: number): Promise<Group> {
  const group = await claim(server.db, id, no);
  if (!group) throw new Error('The group is gone');
  return group;
}

const work = (group: Group) => workOnGroup(server.deps)(group, new AbortController().signal);

/** A batch of two documents that were listed and wait to be read. */
async function planned() {
  const as = await someone();
  const archive = await makeZip({ 'a.txt': resume(1), 'b.txt': resume(2) });
  const { batch_job_id: id } = batchOf(await submitZip(as, archive));
  await work(await claimed(id, 0));
  return { as, id };
}

test('documents that cannot be read here wait for another try, and are scored by it', async () => {
  const { as, id } = await planned();
  loseReader();
  await expect(work(await claimed(id, 1))).rejects.toThrow(ReaderAway);
  expect(await statusOf(as, id)).toMatchObject({ status: 'processing', processed_candidates: 0 });
  vi.unstubAllEnvs();
  await work(await claimed(id, 1));
  expect(await statusOf(as, id)).toMatchObject({ status: 'completed', candidates_charged: 2 });
});

test('where none of the tries can read them, nobody is told to look at a document, and nobody is charged', async () => {
  const { as, id } = await planned();
  loseReader();
  for (const no of [1, 1]) await expect(work(await claimed(id, no))).rejects.toThrow();
  // The third claim parts them, as one of them may have ended those who claimed it.
  await work(await claimed(id, 1));
  for (const no of [2, 2, 3, 3]) await expect(work(await claimed(id, no))).rejects.toThrow();
  for (const no of [2, 3]) await work(await claimed(id, no));
  expect(await statusOf(as, id)).toMatchObject({ status: 'failed', candidates_charged: 0 });
  const { processed_items } = await resultsOf(as, id);
  expect(processed_items.map((item) => [item.error_code, item.error])).toEqual([
    ['not_read', NOT_READ.message],
    ['not_read', NOT_READ.message],
  ]);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('an operator hears of it from the log and the figures', async () => {
  const { id } = await planned();
  loseReader();
  await expect(work(await claimed(id, 1))).rejects.toThrow();
  expect(log.join('')).toMatch(
    /"type":"ReaderStartError".*"msg":"a process that reads documents did not start"/,
  );
  expect(await server.deps.metrics.text()).toMatch(
    /candor_document_read_seconds_count\{outcome="not_read"\} [1-9]/,
  );
});

test('a user who waits for a file that cannot be read here is asked to retry, and not charged', async () => {
  const as = await someone();
  loseReader();
  const file = { type: 'text/plain', content: resume(1) };
  const replies = [
    await as.form('/api/analytics/match', {
      candidate_file: { name: 'cv.txt', ...file },
      job_text: JOB_DESCRIPTION,
    }),
    await as.form('/api/v1/job-description/read', { file: { name: 'job.txt', ...file } }),
  ];
  for (const reply of replies) {
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('30');
    expect(reply.json()).toMatchObject({
      code: 'service_unavailable',
      reason: 'reader_away',
      detail: NOT_READ.message,
    });
  }
  expect((await as.get('/api/users/quota-status')).json()).toMatchObject({ candidates_used: 0 });
});
