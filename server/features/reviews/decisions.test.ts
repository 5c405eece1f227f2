import type { BatchResults, Decision } from '@candor/domain/model/batch';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, decisions, evidenceFeedback } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, fullResultsOf, submitCsv } from '../../testing/batch-calls';
import { resumes } from '../../testing/documents/make-csv';
import { aUser, type TestUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

let t: TestApp;
let worker: Jobs;
let user: TestUser;
let as: As;
let batchId: string;
let results: BatchResults;
let people: string[];
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
  user = await aUser(t.db, { plan: 'professional' });
  as = t.as(user);
  batchId = batchOf(await submitCsv(as, [...resumes(4), { text: '' }])).batch_job_id;
  await ended(as, batchId);
  results = await fullResultsOf(as, batchId);
  people = results.processed_items.map((item) => item.candidate_id_internal);
});
beforeEach(async () => {
  await t.db.delete(decisions);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

const urlOf = (cid: string | undefined, id = batchId) =>
  `${BATCHES}/${id}/candidates/${cid}/decision`;
const person = (n: number) => people[n] ?? '';

function decide(cid: string, body: object, revision?: number, by: As = as) {
  return by.put(urlOf(cid), body, revision === undefined ? {} : { 'if-match': `"${revision}"` });
}
async function decided(cid: string, body: object, revision?: number): Promise<Decision> {
  const reply = await decide(cid, body, revision);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<Decision>();
}

describe('a decision', () => {
  test('keeps the score and the engine that were seen', async () => {
    const decision = await decided(person(0), { decision: 'shortlist', reason: 'Knows the tools' });
    expect(decision).toEqual({
      batch_job_id: batchId,
      candidate_id_internal: person(0),
      decision: 'shortlist',
      reason: 'Knows the tools',
      note: null,
      score_seen: results.processed_items[0]?.match_score,
      engine_version: results.processed_items[0]?.match_results?.engine_version,
      decided_by: user.id,
      updated_at: t.clock.now().toISOString(),
      revision: 1,
    });
  });

  test('leaves what its body does not name as it is', async () => {
    await decided(person(0), { decision: 'maybe', reason: 'Close' });
    const noted = await decided(person(0), { note: 'Call on Friday' }, 1);
    expect(noted).toMatchObject({ decision: 'maybe', reason: 'Close', note: 'Call on Friday' });
    const cleared = await decided(person(0), { note: null }, 2);
    expect(cleared).toMatchObject({ decision: 'maybe', note: null, revision: 3 });
  });

  test('can be undone and keeps its note', async () => {
    await decided(person(0), { decision: 'set_aside', note: 'Too far away' });
    const back = await decided(person(0), { decision: null }, 1);
    expect(back).toMatchObject({ decision: null, note: 'Too far away', revision: 2 });
  });

  test('that was taken back with all it said is like none', async () => {
    await decided(person(0), { decision: 'maybe' });
    await decided(person(0), { decision: null }, 1);
    const { decisions: listed, limit } = (await as.get(`${BATCHES}/${batchId}/decisions`)).json();
    expect({ listed, limit }).toEqual({ listed: [], limit: 10 });
    const one = (await as.get(`${BATCHES}/${batchId}/candidates/${person(0)}`)).json();
    expect(one).toMatchObject({ decision: null, decision_detail: null });
    expect(await decided(person(0), { decision: 'shortlist' })).toMatchObject({ revision: 3 });
  });

  test('shows in the results, their summaries, the candidate and the score stays', async () => {
    await decided(person(1), { decision: 'shortlist' });
    for (const view of ['results', 'results-full']) {
      const { processed_items: items } = (await as.get(`${BATCHES}/${batchId}/${view}`)).json();
      const marks = items.map((item: { decision: string | null }) => item.decision);
      expect(marks).toEqual([null, 'shortlist', null, null, null]);
    }
    const one = (await as.get(`${BATCHES}/${batchId}/candidates/${person(1)}`)).json();
    const { decisions: listed } = (await as.get(`${BATCHES}/${batchId}/decisions`)).json();
    expect(one).toMatchObject({
      decision: 'shortlist',
      decision_detail: listed[0],
      match_score: results.processed_items[1]?.match_score,
    });
  });

  test('about somebody who could not be read has no score', async () => {
    expect(await decided(person(4), { decision: 'maybe' })).toMatchObject({ score_seen: null });
  });

  test('is recorded without its words', async () => {
    await decided(person(2), { decision: 'maybe', reason: 'Private reason', note: 'Private note' });
    const [entry] = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, person(2)));
    expect(entry).toMatchObject({
      userId: user.id,
      actorKind: 'user',
      actorId: user.id,
      action: 'decision.changed',
      details: { batch_job_id: batchId, decision: 'maybe', revision: 1 },
    });
    expect(JSON.stringify(entry)).not.toContain('Private');
  });

  test.each([
    [{}, 'decision'],
    [{ decision: 'hire' }, 'decision'],
    [{ note: 'x'.repeat(1001) }, 'note'],
  ])('with the body %j is refused', async (body, field) => {
    const reply = await decide(person(0), body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([{ field }]);
  });
});

describe('two windows', () => {
  test('that decide from the same state: the second is told what the first did', async () => {
    await decided(person(0), { decision: 'shortlist' });
    await decided(person(0), { decision: 'maybe', note: 'Ask again' }, 1);
    const late = await decide(person(0), { decision: 'set_aside' }, 1);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'conflict',
      reason: 'changed_meanwhile',
      current: { decision: 'maybe', note: 'Ask again', revision: 2 },
    });
  });

  test('that both say the first word: one wins', async () => {
    const kinds = ['shortlist', 'maybe', 'set_aside'];
    const replies = await Promise.all(kinds.map((decision) => decide(person(3), { decision }, 0)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const won = replies.find(({ statusCode }) => statusCode === 200)?.json<Decision>();
    const [stored] = await t.db.select().from(decisions);
    expect(stored).toMatchObject({ decision: won?.decision, revision: 1 });
  });

  test('that change the same revision at the same moment: one wins', async () => {
    await decided(person(0), { decision: 'maybe' });
    const notes = Array.from({ length: 8 }, (_, n) => ({ note: `Note ${n}` }));
    const replies = await Promise.all(notes.map((body) => decide(person(0), body, 1)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const [stored] = await t.db.select().from(decisions);
    expect(stored?.revision).toBe(2);
  });

  test('that want the same are both content', async () => {
    await decided(person(0), { decision: 'maybe' }, 0);
    expect(await decided(person(0), { decision: 'maybe' }, 0)).toMatchObject({ revision: 1 });
  });

  test.each(['3', '"x"', '"-1"', '"99999999999"'])(
    'with the header %s are refused',
    async (header) => {
      const reply = await as.put(urlOf(person(0)), { decision: 'maybe' }, { 'if-match': header });
      expect(reply.json()).toMatchObject({ errors: [{ field: 'If-Match' }] });
    },
  );
});

describe('a program that names no revision', () => {
  test('has the last word, and leaves what it does not name', async () => {
    await decided(person(0), { decision: 'shortlist', note: 'Call on Friday' });
    expect(await decided(person(0), { decision: 'maybe' })).toMatchObject({
      decision: 'maybe',
      note: 'Call on Friday',
      revision: 2,
    });
    const any = await as.put(urlOf(person(0)), { decision: null }, { 'if-match': '*' });
    expect(any.json()).toMatchObject({ decision: null, note: 'Call on Friday', revision: 3 });
  });

  test('may say the same again: nothing is changed and nothing is recorded', async () => {
    await decided(person(1), { decision: 'maybe' });
    const said = eq(auditLog.entityId, person(1));
    const before = await t.db.$count(auditLog, said);
    expect(await decided(person(1), { decision: 'maybe' })).toMatchObject({ revision: 1 });
    expect(await t.db.$count(auditLog, said)).toBe(before);
  });

  test('says the same as several concurrent ones: each is stored, the last one wins', async () => {
    const kinds = ['shortlist', 'maybe', 'set_aside', 'shortlist', 'maybe'];
    const replies = await Promise.all(kinds.map((decision) => decide(person(2), { decision })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(kinds.map(() => 200));
  });
});

describe('the list of decisions', () => {
  test('has the latest first and can show one kind', async () => {
    await decided(person(0), { decision: 'shortlist' });
    t.clock.advance(1000);
    await decided(person(1), { decision: 'maybe' });
    t.clock.advance(1000);
    await decided(person(2), { note: 'Only a note' });
    const list = async (query = '') =>
      (await as.get(`${BATCHES}/${batchId}/decisions${query}`)).json();
    const all = await list();
    expect(all).toMatchObject({ total: 3, has_more: false });
    expect(all.decisions.map((one: Decision) => one.candidate_id_internal)).toEqual([
      person(2),
      person(1),
      person(0),
    ]);
    expect(await list('?decision=maybe')).toMatchObject({
      total: 1,
      decisions: [{ candidate_id_internal: person(1) }],
    });
    expect(await list('?limit=1&skip=1')).toMatchObject({ total: 3, has_more: true });
  });
});

describe('another account', () => {
  test('can neither decide nor read, whichever of the two ids is its own', async () => {
    const other = await aUser(t.db);
    const stranger = t.as(other);
    const own = batchOf(await submitCsv(stranger, resumes(1))).batch_job_id;
    await ended(stranger, own);
    for (const url of [urlOf(person(0)), urlOf(person(0), own)]) {
      expect((await stranger.put(url, { decision: 'maybe' })).statusCode).toBe(404);
    }
    expect((await stranger.get(`${BATCHES}/${batchId}/decisions`)).statusCode).toBe(404);
    expect(await t.db.$count(decisions)).toBe(0);
  });
});

describe('an export', () => {
  test('contains what was decided, and nothing in it is executed', async () => {
    await decided(person(1), { decision: 'shortlist', reason: '=cmd|calc', note: 'Call first' });
    const csv = (await as.get(`${BATCHES}/${batchId}/export`)).body;
    expect(csv).toContain('"decision","decision_reason","decision_note","score_seen"');
    const score = results.processed_items[1]?.match_score;
    expect(csv).toContain(`"shortlist","'=cmd|calc","Call first",${score}`);
    const json = (await as.get(`${BATCHES}/${batchId}/export?format=json`)).json();
    expect(json.candidates[1]).toMatchObject({
      decision: 'shortlist',
      decision_reason: '=cmd|calc',
      decision_note: 'Call first',
      score_seen: score,
    });
  });

  test('can hold one kind of decision only', async () => {
    await decided(person(1), { decision: 'shortlist' });
    await decided(person(2), { decision: 'maybe' });
    const url = `${BATCHES}/${batchId}/export?format=json&decision=shortlist`;
    const { candidates } = (await as.get(url)).json();
    expect(candidates).toMatchObject([{ candidate_id_internal: person(1) }]);
  });
});

describe('feedback on evidence', () => {
  const give = (cid: string, body: object) =>
    as.post(`${BATCHES}/${batchId}/candidates/${cid}/feedback`, body);

  test('is kept, and the score stays', async () => {
    const requirement = results.requirements[0]?.id;
    const body = { requirement_id: requirement, kind: 'wrong_evidence', note: 'Another meaning' };
    const reply = await give(person(0), body);
    expect([reply.statusCode, reply.json()]).toEqual([201, { success: true }]);
    expect(await t.db.select().from(evidenceFeedback)).toMatchObject([
      { batchId, candidateId: person(0), requirementId: requirement, note: 'Another meaning' },
    ]);
    const after = (await as.get(`${BATCHES}/${batchId}/candidates/${person(0)}`)).json();
    expect(after.match_score).toBe(results.processed_items[0]?.match_score);
  });

  test('on a requirement that the match does not have is refused', async () => {
    const reply = await give(person(0), { requirement_id: 'r999', kind: 'missed_evidence' });
    expect(reply.json()).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'requirement_id' }],
    });
  });
});

test('erasing a batch erases its decisions and leaves the record', async () => {
  const own = batchOf(await submitCsv(as, resumes(1, 50))).batch_job_id;
  await ended(as, own);
  const { processed_items: items } = await fullResultsOf(as, own);
  const cid = items[0]?.candidate_id_internal ?? '';
  await as.put(urlOf(cid, own), { decision: 'maybe' });
  expect((await as.delete(`${BATCHES}/${own}`)).statusCode).toBe(204);
  expect(await t.db.$count(decisions, eq(decisions.batchId, own))).toBe(0);
  expect(await t.db.$count(auditLog, eq(auditLog.entityId, cid))).toBe(1);
});

test.each(['update audit_log set action = $1', 'delete from audit_log where action <> $1'])(
  'the record refuses %j',
  async (statement) => {
    await expect(t.deps.pool.query(statement, ['x'])).rejects.toThrow('append-only');
  },
);
