import type { BatchResults } from '@candor/domain/model/batch';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { candidateMeanings } from '../../db/schema';
import { openEmbedder } from '../../integrations/embeddings/embedder';
import type { Jobs } from '../../jobs/start-jobs';
import { EmbeddingsUnavailable } from '../../ports/embedder';
import {
  BATCHES,
  batchOf,
  ended,
  fullResultsOf,
  statusOf,
  submitCsv,
  submitZip,
} from '../../testing/batch-calls';
import { makeScan } from '../../testing/documents/make-pdf';
import { makeZip } from '../../testing/documents/make-zip';
import { type Simulator, startSimulator } from '../../testing/embeddings/simulator';
import { aUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { forgetOldMeanings } from './chores';

const KEY = 'sk-simulated';
const DAY_MS = 86_400_000;
const JOB = `Airship Engineer

Requirements
- Experience with zeppelin ballast routing
- Payroll
- Java`;

const resume = (line: string) => ({
  text: `Grace Pemberton
12 Elm Street, Springfield, IL 62701 | grace.pemberton@example.com | +1 555 010 0199

Experience
Technician, Vandersloot Airworks, 2015 - 2022
- ${line}
- Kept the tools of the hall in order and cleaned them every evening.

Education
Marlowe University, Bachelor of Science in Physics, 1993`,
});
const PEOPLE = [
  resume('Swept floors and carried boxes from one room to another.'),
  resume('Steering of dirigible counterweights, and wages of forty people.'),
];

let simulator: Simulator;
let server: TestApp;
let worker: Jobs;
let log = '';
beforeAll(async () => {
  simulator = await startSimulator();
  server = await testApp({
    env: {
      EMBEDDINGS_BASE_URL: simulator.baseUrl,
      EMBEDDINGS_API_KEY: KEY,
      EMBEDDINGS_MODEL: 'words-1',
      EMBEDDINGS_REQUESTS_PER_MINUTE: '100000',
    },
    onLog: (line) => {
      log += line;
    },
  });
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
  await simulator.close();
});

/** An endpoint without delays that is retried at once after a failure. */
beforeEach(() => {
  simulator.down(false);
  const { embeddings } = server.deps.config;
  if (!embeddings) throw new Error('The endpoint is not configured');
  let time = 0;
  const wait = async (ms: number) => {
    time += ms;
  };
  server.deps.embedder = openEmbedder(embeddings, { log: server.deps.log, wait, now: () => time });
});

const someone = async (): Promise<As> => server.as(await aUser(server.db));

async function scored(as: As, people = PEOPLE): Promise<{ id: string; results: BatchResults }> {
  const { batch_job_id: id } = batchOf(await submitCsv(as, people, { job_description_text: JOB }));
  await ended(as, id);
  return { id, results: await fullResultsOf(as, id) };
}

async function withoutEndpoint<Value>(work: () => Promise<Value>): Promise<Value> {
  const { embedder } = server.deps;
  server.deps.embedder = null;
  try {
    return await work();
  } finally {
    server.deps.embedder = embedder;
  }
}

const rowsOf = ({ processed_items }: BatchResults) =>
  processed_items.map(({ match_score, match_results: match }) => ({
    score: match_score,
    match: { ...match, flags: [] },
    flags: match?.flags.map(({ message }) => message),
  }));
const semanticOf = ({ processed_items }: BatchResults) =>
  processed_items.map((item) =>
    item.match_results?.requirements.find(({ id }) => id === 'semantic'),
  );
const UNAVAILABLE = 'The semantic signal was not available';

describe('a batch with the semantic signal', () => {
  test('finds a paraphrase, quotes it, and its points still add up', async () => {
    const as = await someone();
    const { id, results } = await scored(as);
    expect((await statusOf(as, id)).semantic_signal).toBe('used');
    const [first, last] = semanticOf(results);
    expect(first?.points).toBeGreaterThan((last?.points ?? 0) + 1);
    expect(first?.evidence[0]).toMatchObject({ reason: 'semantic' });
    expect(first?.evidence[0]?.quote).toContain('dirigible counterweights');
    for (const { match_results: match } of results.processed_items) {
      const points = match?.requirements.reduce((sum, one) => sum + one.points, 0) ?? Number.NaN;
      expect(Math.round(points)).toBe(match?.overall_score);
      expect(match?.dimensions.find(({ key }) => key === 'semantic')?.weight).toBeCloseTo(0.06);
      expect(match?.engine_version).toMatch(/semantic\.words-1$/);
    }
    const csv = (await as.get(`${BATCHES}/${id}/export?format=csv`)).body;
    expect(csv).toContain('said in other words');
  });

  test('sends neither identity nor key anywhere except to the endpoint', async () => {
    await scored(await someone());
    const sent = simulator.texts().join('\n');
    expect(sent).toContain('dirigible counterweights');
    expect(sent).not.toMatch(
      /grace|pemberton|elm street|springfield|example\.com|555|vandersloot|marlowe|1993|2015/i,
    );
    expect(log).not.toContain(KEY);
    expect(log).not.toContain('dirigible');
  });

  test('requests the passages of an account once, and those of another account again', async () => {
    const as = await someone();
    const first = await scored(as);
    const before = simulator.texts().length;
    const again = await scored(as);
    expect(rowsOf(again.results)).toEqual(rowsOf(first.results));
    const jobOnly = simulator.texts().slice(before);
    expect(jobOnly.join('\n')).not.toContain('dirigible');
    const middle = simulator.texts().length;
    await scored(await someone());
    expect(simulator.texts().slice(middle).join('\n')).toContain('dirigible');
  });

  test('is deleted with its candidates, or after the retention of uploads', async () => {
    const user = await aUser(server.db);
    const as = server.as(user);
    const kept = () => server.db.$count(candidateMeanings, eq(candidateMeanings.userId, user.id));
    const { id } = await scored(as);
    expect(await kept()).toBe(2);
    const { id: newer } = await scored(as);
    await as.delete(`${BATCHES}/${id}`);
    expect(await kept()).toBe(2);
    await as.delete(`${BATCHES}/${newer}`);
    expect(await kept()).toBe(0);
    await scored(as);
    await forgetOldMeanings(server.deps);
    expect(await kept()).toBe(2);
    const later = { now: () => new Date(server.clock.now().getTime() + 31 * DAY_MS) };
    await forgetOldMeanings({ ...server.deps, clock: later });
    expect(await kept()).toBe(0);
  });
});

describe('an endpoint that does not answer', () => {
  test('leaves every score as it is without one, and says so', async () => {
    const as = await someone();
    const plain = await withoutEndpoint(() => scored(as));
    expect(await statusOf(as, plain.id)).not.toHaveProperty('semantic_signal');
    simulator.down(true);
    const { id, results } = await scored(as);
    expect(await statusOf(as, id)).toMatchObject({
      status: 'completed',
      semantic_signal: 'not_available',
    });
    expect(rowsOf(results)).toEqual(
      rowsOf(plain.results).map((row) => ({ ...row, flags: [...(row.flags ?? []), UNAVAILABLE] })),
    );
  });

  test('is replayed to the same points, and if the endpoint is not asked that is the reason', async () => {
    const as = await someone();
    const { id, results } = await scored(as);
    const cid = results.processed_items[0]?.candidate_id_internal;
    const replay = async () => (await as.post(`${BATCHES}/${id}/candidates/${cid}/replay`)).json();
    expect(await replay()).toMatchObject({ outcome: 'equal', reasons: [] });
    expect(await withoutEndpoint(replay)).toMatchObject({
      outcome: 'differs',
      reasons: ['meaning'],
      stored: { engine_version: expect.stringMatching(/semantic\.words-1$/) },
      changed: expect.arrayContaining([
        expect.objectContaining({ requirement_id: 'semantic', replayed: null }),
      ]),
    });
  });

  test('for only some of the candidates counts for nobody, so that all are on one scale', async () => {
    const as = server.as(await aUser(server.db, { plan: 'starter' }));
    const people = Array.from({ length: 51 }, (_, at) =>
      resume(at === 50 ? 'Met the unlucky day with wages.' : `Steering of dirigible number ${at}.`),
    );
    const plain = await withoutEndpoint(() => scored(as, people));
    const { embedder } = server.deps;
    if (!embedder) throw new Error('The endpoint is not configured');
    server.deps.embedder = {
      ...embedder,
      embed: async (texts, options) => {
        if (texts.some((text) => text.includes('unlucky'))) throw new EmbeddingsUnavailable('gone');
        return embedder.embed(texts, options);
      },
    };
    const { id, results } = await scored(as, people);
    expect((await statusOf(as, id)).semantic_signal).toBe('not_available');
    expect(rowsOf(results)).toEqual(
      rowsOf(plain.results).map((row) => ({ ...row, flags: [...(row.flags ?? []), UNAVAILABLE] })),
    );
  });

  test('can be asked again when it is back, at no charge', async () => {
    const as = await someone();
    const expected = rowsOf((await scored(as)).results);
    simulator.down(true);
    const { id } = await scored(as);
    simulator.down(false);
    const charged = (await statusOf(as, id)).candidates_charged;
    beforeAgain();
    const reply = await as.post(`${BATCHES}/${id}/rescore`);
    expect(reply.statusCode).toBe(200);
    expect(await statusOf(as, id)).toMatchObject({
      semantic_signal: 'used',
      candidates_charged: charged,
    });
    expect(rowsOf(await fullResultsOf(as, id))).toEqual(expected);
  });
});

/** Enough time has passed since the endpoint was last tried. */
function beforeAgain(): void {
  const { embeddings } = server.deps.config;
  if (embeddings) server.deps.embedder = openEmbedder(embeddings, { log: server.deps.log });
}

describe('another copy of a document that could not be read', () => {
  /** The same two people, the second from a copy that arrives after the batch has ended. */
  async function replaced(as: As, before: () => void = () => {}) {
    const archive = await makeZip({ 'one.txt': PEOPLE[0]?.text ?? '', 'two.pdf': makeScan() });
    const { batch_job_id: id } = batchOf(
      await submitZip(as, archive, { job_description_text: JOB }),
    );
    await ended(as, id);
    const { processed_items: items } = await fullResultsOf(as, id);
    const cid = items.find(({ error }) => error !== null)?.candidate_id_internal;
    before();
    await as.form(`${BATCHES}/${id}/candidates/${cid}/document`, {
      candidate_file: { name: 'two.txt', type: 'text/plain', content: PEOPLE[1]?.text ?? '' },
    });
    return { id, rows: rowsOf(await fullResultsOf(as, id)) };
  }

  test('is scored with the signal of its batch', async () => {
    const as = await someone();
    const { rows } = await replaced(as);
    expect(rows).toEqual(rowsOf((await scored(as)).results));
  });

  test('without the endpoint keeps its whole batch on one scale', async () => {
    const as = await someone();
    const plain = await withoutEndpoint(() => scored(as));
    const { id, rows } = await replaced(as, () => simulator.down(true));
    expect((await statusOf(as, id)).semantic_signal).toBe('not_available');
    expect(rows).toEqual(
      rowsOf(plain.results).map((row) => ({ ...row, flags: [...(row.flags ?? []), UNAVAILABLE] })),
    );
  });
});

describe('a single match', () => {
  const match = async (as: As) =>
    (
      await as.form('/api/analytics/match', {
        candidate_text: PEOPLE[1]?.text ?? '',
        job_text: JOB,
      })
    ).json().match_results;

  test('has the signal, or says that it was not available', async () => {
    const as = await someone();
    const withIt = await match(as);
    expect(withIt.requirements.at(-1)).toMatchObject({ id: 'semantic' });
    simulator.down(true);
    const without = await match(as);
    expect(without.requirements.at(-1).id).not.toBe('semantic');
    expect(without.flags.at(-1)).toEqual({
      kind: 'semantic_unavailable',
      message: UNAVAILABLE,
      spans: [],
    });
    const plain = await withoutEndpoint(() => match(as));
    expect({ ...without, flags: without.flags.slice(0, -1) }).toEqual(plain);
  });
});

describe('health', () => {
  test('says whether the endpoint answers, and nothing if there is none', async () => {
    const parts = async () => (await server.as().get('/api/health')).json();
    expect((await parts()).parts.semantic).toBe('healthy');
    simulator.down(true);
    beforeAgain();
    expect(await parts()).toMatchObject({ status: 'degraded', parts: { semantic: 'unhealthy' } });
    expect(await withoutEndpoint(parts)).not.toHaveProperty('parts.semantic');
  });
});
