import type { BatchResults } from '@candor/domain/model/batch';
import { Rubric, type RubricAnswer, type RubricLine } from '@candor/domain/model/rubric';
import type { PlanType } from '@candor/domain/rules/plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, fullResultsOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
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

const someone = async (plan: PlanType = 'professional'): Promise<As> =>
  server.as(await aUser(server.db, { plan }));

async function finished(as: As, fields: Record<string, string> = {}): Promise<string> {
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(4), fields));
  await ended(as, id);
  return id;
}

async function rubricOf(as: As, id: string): Promise<RubricAnswer> {
  return (await as.get(`${BATCHES}/${id}/rubric`)).json();
}

const save = (as: As, id: string, lines: readonly RubricLine[], version?: number) =>
  as.put(
    `${BATCHES}/${id}/rubric`,
    { lines },
    version === undefined ? {} : { 'if-match': `"${version}"` },
  );

/** The first two requirements as alternatives of one must-have, the third as a nice-to-have; the rest deleted. */
function edited({ lines }: Rubric): RubricLine[] {
  const [first, second, third] = lines;
  if (!first || !second || !third) throw new Error('The job holds too few requirements');
  return [
    {
      ...first,
      requirement_ids: [...first.requirement_ids, ...second.requirement_ids],
      text: 'Either of the two',
      weight: 3,
    },
    { ...third, importance: 'nice', weight: 1 },
  ];
}

const scoresOf = ({ processed_items }: BatchResults) =>
  new Map(processed_items.map((item) => [item.candidate_id_internal, item.match_score]));

/** On every row, the points add up to the score, and the attainable points to 100. */
function expectLedgersToAddUp({ processed_items }: BatchResults): void {
  for (const { match_score, match_results } of processed_items) {
    const requirements = match_results?.requirements ?? [];
    const sum = (pick: 'points' | 'max_points') =>
      requirements.reduce((total, one) => total + one[pick], 0);
    expect(Math.round(sum('points'))).toBe(match_score);
    expect(sum('max_points')).toBeCloseTo(100, 6);
    expect(match_results?.overall_score).toBe(match_score);
  }
}

describe('the rubric of a batch', () => {
  test('is what was read from the job until somebody edits it', async () => {
    const as = await someone();
    const id = await finished(as);
    const answer = await rubricOf(as, id);
    expect(answer.current.version).toBe(1);
    expect(answer.versions).toEqual([answer.current]);
    expect(answer.current.lines.map(({ requirement_ids }) => requirement_ids)).toEqual(
      answer.read.map((requirement) => [requirement.id]),
    );
  });

  test('rescores the batch when saved, charges nothing, and is returned when read', async () => {
    const as = await someone();
    const id = await finished(as);
    const before = await fullResultsOf(as, id);
    const { current } = await rubricOf(as, id);

    const reply = await save(as, id, edited(current), 1);
    expect(reply.statusCode).toBe(200);
    expect(Rubric.parse(reply.json()).version).toBe(2);
    const after = await fullResultsOf(as, id);
    expect(after.requirements.map(({ text }) => text)).toEqual([
      'Either of the two',
      current.lines[2]?.text,
    ]);
    expect(after.requirements.map(({ weight }) => Math.round(weight))).toEqual([75, 25]);
    expectLedgersToAddUp(after);
    expect([...scoresOf(after).values()]).toEqual(
      [...scoresOf(after).values()].sort((a, b) => (b ?? 0) - (a ?? 0)),
    );
    expect(await brokenInvariants(server.db)).toEqual([]);

    await save(as, id, current.lines, 2);
    expect(scoresOf(await fullResultsOf(as, id))).toEqual(scoresOf(before));
    expect((await rubricOf(as, id)).versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('edited before submitting is what the batch is scored by', async () => {
    const as = await someone();
    const { current } = await rubricOf(as, await finished(as));
    const id = await finished(as, { rubric_json: JSON.stringify(edited(current)) });
    const results = await fullResultsOf(as, id);
    expect(results.requirements).toHaveLength(2);
    expectLedgersToAddUp(results);
    expect((await rubricOf(as, id)).current.version).toBe(2);
  });

  test('of two people who edit the same version one is told what the other saved', async () => {
    const as = await someone();
    const id = await finished(as);
    const { current } = await rubricOf(as, id);
    const replies = await Promise.all([
      save(as, id, edited(current), 1),
      save(as, id, current.lines.slice(0, 2), 1),
    ]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(refused?.json()).toMatchObject({ code: 'conflict', current: { version: 2 } });
  });

  test('cannot contain a requirement that the job does not have, or one twice', async () => {
    const as = await someone();
    const id = await finished(as);
    const { current } = await rubricOf(as, id);
    const [first] = current.lines;
    if (!first) throw new Error('The job holds no requirement');
    const unknown = await save(as, id, [{ ...first, requirement_ids: ['r99'] }], 1);
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().detail).toContain('r99');
    expect((await save(as, id, [first, first], 1)).statusCode).toBe(400);
    expect((await save(as, id, [], 1)).statusCode).toBe(400);
    const sent = await submitCsv(as, resumes(1), { rubric_json: '{"lines":' });
    expect(sent.json().detail).toContain('rubric_json');
    expect((await rubricOf(as, id)).current.version).toBe(1);
  });

  test('stays as it is while the batch runs', async () => {
    await worker.stop();
    try {
      const as = await someone();
      const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(1)));
      const { current } = await rubricOf(as, id);
      const reply = await save(as, id, current.lines, 1);
      expect(reply.statusCode).toBe(409);
      expect(reply.json().detail).toBe('This batch is still running. Cancel it first.');
    } finally {
      worker = await startWorker(server.deps);
    }
  });

  test('is editable only on plans that include it, but for a sample on every plan', async () => {
    const as = await someone('starter');
    const id = await finished(as);
    const { current } = await rubricOf(as, id);
    const refused = [
      await save(as, id, edited(current), 1),
      await submitCsv(as, resumes(1), { rubric_json: JSON.stringify(edited(current)) }),
    ];
    for (const reply of refused) {
      expect(reply.statusCode).toBe(402);
      expect(reply.headers['x-limit-type']).toBe('feature_restricted');
      expect(reply.json()).toMatchObject({
        code: 'feature_not_available',
        feature: 'advanced_matching',
        upgrade_required: true,
        plan_type: 'starter',
        required_plan: 'professional',
      });
    }
    expect((await rubricOf(as, id)).current).toEqual(current);

    const { batch_job_id: sample } = (await as.post('/api/v1/sample-batch')).json();
    await ended(as, sample);
    const { current: read } = await rubricOf(as, sample);
    expect((await save(as, sample, edited(read), 1)).statusCode).toBe(200);
  });
});
