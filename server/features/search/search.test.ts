import { randomUUID } from 'node:crypto';
import type { SearchAnswer } from '@candor/domain/model/search';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batches, candidates, decisions } from '../../db/schema';
import { aUser, type TestUser } from '../../testing/factories';
import { moveOn } from '../../testing/guard-figures';
import { insertAndVacuum } from '../../testing/rows-read';
import { type TestApp, testApp } from '../../testing/test-app';
import { hitsOf } from './store';

let t: TestApp;
let user: TestUser;
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db);
});
afterAll(() => t.close());

type Person = Partial<
  Pick<
    typeof candidates.$inferInsert,
    'candidateName' | 'originalFilename' | 'headline' | 'candidateId' | 'score'
  >
>;

async function aBatch(owner: TestUser, jobTitle: string, people: readonly Person[] = []) {
  const id = randomUUID();
  const now = t.clock.now();
  await t.db.insert(batches).values({
    id,
    userId: owner.id,
    status: 'completed',
    jobTitle,
    jobText: jobTitle,
    requirements: [],
    engineVersion: '1.0.0',
    inputType: 'csv_file',
    estimatedCandidates: 1,
    totalCandidates: people.length,
    createdAt: now,
    updatedAt: now,
    completedAt: now,
  });
  const rows = people.map((person, at) => ({
    batchId: id,
    ordinal: at + 1,
    id: randomUUID(),
    userId: owner.id,
    state: 'scored',
    ...person,
  }));
  if (rows.length > 0) await t.db.insert(candidates).values(rows);
  return { id, people: rows.map((row) => row.id) };
}

async function find(q: string, by: TestUser = user): Promise<SearchAnswer> {
  const reply = await t.as(by).post('/api/search', { q });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<SearchAnswer>();
}
const namesFor = async (q: string, by?: TestUser) =>
  (await find(q, by)).candidates.map((one) => one.candidate_name ?? one.original_filename);

describe('a candidate', () => {
  beforeAll(async () => {
    await aBatch(user, 'Harbour Master', [
      { candidateName: 'Zoë Ångström', headline: 'Tide planner', score: 61 },
      { candidateName: 'Łukasz Dvořák', candidateId: 'HM-2041', score: 80 },
      { candidateName: 'Иван Петров', score: 40 },
      { originalFilename: 'cv_o.neill-final.pdf', score: 10 },
      { candidateName: "Aoife O'Brien", score: 20 },
    ]);
  });

  test.each([
    ['ang', 'Zoë Ångström'],
    ['zoe ANGSTROM', 'Zoë Ångström'],
    ['ångström zoë', 'Zoë Ångström'],
    ['tide pl', 'Zoë Ångström'],
    ['lukasz', 'Łukasz Dvořák'],
    ['dvorak', 'Łukasz Dvořák'],
    ['hm-2041', 'Łukasz Dvořák'],
    ['петр', 'Иван Петров'],
    ['ИВАН', 'Иван Петров'],
    ['neill', 'cv_o.neill-final.pdf'],
    ["o'brien", "Aoife O'Brien"],
    ['o’brien', "Aoife O'Brien"],
  ])('is found by %j', async (q, name) => {
    expect(await namesFor(q)).toEqual([name]);
  });

  test.each(['', ' ', "'", '\\', '&|!:*()', 'nobodyhere', 'ngström'])(
    'is not found by %j',
    async (q) => {
      expect(await namesFor(q)).toEqual([]);
    },
  );

  test('comes with job, score and decision', async () => {
    const batch = await aBatch(user, 'Lock keeper', [
      { candidateName: 'Sanna Wirth', headline: 'Bridge operator', score: 77 },
    ]);
    const [cid = ''] = batch.people;
    await t.db.insert(decisions).values({
      batchId: batch.id,
      candidateId: cid,
      decision: 'shortlist',
      engineVersion: '1',
      decidedBy: user.id,
      updatedAt: t.clock.now(),
      revision: 1,
    });
    expect((await find('wirth')).candidates).toEqual([
      {
        batch_job_id: batch.id,
        candidate_id_internal: cid,
        jobTitle: 'Lock keeper',
        candidate_name: 'Sanna Wirth',
        original_filename: null,
        headline: 'Bridge operator',
        match_score: 77,
        decision: 'shortlist',
      },
    ]);
  });

  test('is renamed in the index with its row', async () => {
    const batch = await aBatch(user, 'Pilot', [{ candidateName: 'Quirin Abel' }]);
    await t.db.execute(
      sql`${moveOn(batch.id)} update candidates set candidate_name = 'Quirin Zobel' where batch_id = ${batch.id}`,
    );
    expect(await namesFor('zobel')).toEqual(['Quirin Zobel']);
    expect(await namesFor('abel')).toEqual([]);
  });
});

test('the newest batches come first, then the higher score, eight of each kind', async () => {
  const many = await aUser(t.db);
  for (let n = 0; n < 10; n++) {
    await aBatch(many, `Deckhand ${n}`, [
      { candidateName: `Perrin ${n} low`, score: 10 },
      { candidateName: `Perrin ${n} high`, score: 90 },
    ]);
  }
  expect(await namesFor('perrin', many)).toEqual(
    [9, 8, 7, 6].flatMap((n) => [`Perrin ${n} high`, `Perrin ${n} low`]),
  );
  const { jobs } = await find('deckh', many);
  expect(jobs.map(({ jobTitle }) => jobTitle)).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Deckhand ${n}`),
  );
});

test('a candidate who waits to be scored is not found yet', async () => {
  const batch = await aBatch(user, 'Rigger', [{ candidateName: 'Yolanda Prys' }]);
  await t.db.execute(
    sql`${moveOn(batch.id)} update candidates set state = 'pending' where batch_id = ${batch.id}`,
  );
  expect(await namesFor('yolanda')).toEqual([]);
});

test('a job is found by the words of its title', async () => {
  const batch = await aBatch(user, 'Café-Manager (Zürich)');
  for (const q of ['cafe', 'zurich', 'manager zür']) {
    expect((await find(q)).jobs.map((job) => job.batch_job_id)).toEqual([batch.id]);
  }
});

test('nothing of another account is found', async () => {
  const stranger = await aUser(t.db);
  await aBatch(stranger, 'Oyster diver', [{ candidateName: 'Xenia Holm' }]);
  expect(await find('oyster')).toEqual({ jobs: [], candidates: [] });
  expect(await namesFor('xenia')).toEqual([]);
  expect(await namesFor('xenia', stranger)).toEqual(['Xenia Holm']);
});

test('the search of candidates reads the index of words', async () => {
  const { id } = await aBatch(user, 'Crowded port');
  const crowd = sql`
    insert into candidates (batch_id, user_id, ordinal, id, state, score, candidate_name)
    select ${id}, ${user.id}, n, gen_random_uuid(), 'scored', n % 101, 'Deckhand ' || n from generate_series(1, 4000) n`;
  await insertAndVacuum(t.db, 'candidates', crowd);
  const plan = await t.db.execute(
    sql`explain ${hitsOf(t.db, { userId: user.id, words: ['ang'] })}`,
  );
  expect(JSON.stringify(plan.rows)).toContain('candidates_search');
});
