import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchOf, ended, fullResultsOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const people = resumes(90).map(({ text }, at) => ({ text, id: `person-${at}` }));

/** What each person got in a batch, down to the last point and quote, by their id. */
async function scoredIn(
  as: As,
  order: typeof people,
  workers: number,
): Promise<Map<string, string>> {
  const crew = await Promise.all(Array.from({ length: workers }, () => startWorker(server.deps)));
  try {
    const id = batchOf(await submitCsv(as, order)).batch_job_id;
    await ended(as, id);
    const { processed_items: items } = await fullResultsOf(as, id);
    return new Map(
      items
        .map((item): [string, string] => [
          item.candidate_id ?? '',
          JSON.stringify([item.match_score, item.headline, item.match_results]),
        ])
        .sort(([one], [other]) => one.localeCompare(other)),
    );
  } finally {
    await Promise.all(crew.map((worker) => worker.stop()));
  }
}

test('a batch scores everybody alike, byte for byte, whatever their order and however many workers there are (P32)', async () => {
  const as = server.as(await aUser(server.db, { plan: 'professional' }));
  const alone = await scoredIn(as, people, 1);
  expect(alone.size).toBe(people.length);
  expect([...alone.values()].filter((value) => value.startsWith('[null'))).toEqual([]);
  expect(await scoredIn(as, people.toReversed(), 2)).toEqual(alone);
});
