import { SAVED_SOURCE_LIMITS } from '@candor/domain/model/saved-source';
import { SCHEDULE_LIMITS } from '@candor/domain/model/schedule';
import { TERM_LIMITS } from '@candor/domain/model/term';
import { PLANS } from '@candor/domain/rules/plans';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  apiKeys,
  assessments,
  batches,
  ownTerms,
  savedSources,
  sourceSchedules,
  supportTickets,
} from '../db/schema';
import { ASSESSMENT, createAssessment } from './assessments';
import { aUser, type TestUser } from './factories';
import { SAMPLES } from './samples';
import { openShelf, type Shelf } from './sources/shelf';
import { type TestApp, testApp } from './test-app';

let t: TestApp;
let shelf: Shelf;
beforeAll(async () => {
  t = await testApp();
  shelf = openShelf();
  t.deps.connectors.google_drive = shelf.connector;
});
afterAll(() => t.close());

const AT_ONCE = 20;
const ROOM = 3;
const FOLDER = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012';

type Owned = typeof apiKeys | typeof batches | typeof savedSources;
type Limited = {
  table: Owned | typeof ownTerms | typeof assessments | typeof sourceSchedules;
  limit: number;
  /** Has an account own so many. */
  fill: (owner: TestUser, count: number) => Promise<unknown>;
  /** What a call takes to make another one, the nth. */
  body: (owner: TestUser, n: number) => Promise<object>;
  path: string;
};

/** One made by its sampler, and copies of it under other names. */
function copies(sampler: string, columns: Readonly<Record<string, string>>, table: string) {
  return async (owner: TestUser, count: number) => {
    const { params } = (await SAMPLES[sampler]?.(t, owner)) ?? { params: {} };
    const fields = Object.entries(columns).map(([name, value]) => `'${name}', ${value}`);
    await t.db.execute(sql`
      insert into ${sql.raw(table)}
      select (jsonb_populate_record(one, jsonb_build_object(${sql.raw(fields.join(', '))}))).*
      from ${sql.raw(table)} one, generate_series(1, ${count - 1}) n where one.id = ${params.id}`);
    t.deps.connectors.google_drive = shelf.connector;
  };
}

const ID = 'gen_random_uuid()';

const LIMITED: Readonly<Record<string, Limited>> = {
  'an API key': {
    table: apiKeys,
    limit: Number(PLANS.professional.apiKeyLimit),
    path: '/api/keys',
    fill: copies(
      'keys.remove',
      { id: ID, name: `'key ' || n`, key_hash: `'hash ' || n` },
      'api_keys',
    ),
    body: async (_owner, n) => ({ name: `Program ${n}` }),
  },
  'a saved source': {
    table: savedSources,
    limit: SAVED_SOURCE_LIMITS.sources,
    path: '/api/v1/saved-sources',
    fill: copies(
      'savedSources.remove',
      { id: ID, name: `'one ' || n`, name_key: `'one ' || n` },
      'saved_sources',
    ),
    body: async (_owner, n) => ({
      name: `Folder ${n}`,
      input_type: 'google_drive',
      source_config: { folder_id: FOLDER },
    }),
  },
  'a morning schedule': {
    table: sourceSchedules,
    limit: SCHEDULE_LIMITS.schedules,
    path: '/api/v1/source-schedules',
    fill: copies('schedules.remove', { id: ID }, 'source_schedules'),
    body: async (owner) => {
      const [source] = await t.db
        .select()
        .from(savedSources)
        .where(eq(savedSources.userId, owner.id));
      const [batch] = await t.db.select().from(batches).where(eq(batches.userId, owner.id));
      return {
        saved_source_id: source?.id,
        batch_job_id: batch?.id,
        local_hour: 7,
        time_zone: 'UTC',
      };
    },
  },
  'an own term': {
    table: ownTerms,
    limit: TERM_LIMITS.terms,
    path: '/api/v1/terms',
    fill: copies(
      'terms.remove',
      { id: ID, name: `'lamp ' || n`, name_key: `'lamp ' || n` },
      'own_terms',
    ),
    body: async (_owner, n) => ({ name: `Quillwork ${n}` }),
  },
  'an assessment': {
    table: assessments,
    limit: 200,
    path: '/api/assessments',
    fill: async (owner, count) => {
      const id = await createAssessment(t.as(owner));
      await t.db.execute(sql`
        insert into assessments select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
        from assessments a, generate_series(1, ${count - 1}) where a.id = ${id}`);
    },
    body: async () => ASSESSMENT,
  },
};

test.each(Object.entries(LIMITED))(
  'of twenty calls at once that each make %s, as many do as there is room for',
  async (_what, { table, limit, fill, body, path }) => {
    const owner = await aUser(t.db, { plan: 'professional', now: t.clock.now() });
    const as = t.as(owner);
    const { proof_file_name } = (await as.get('/api/v1/sources')).json();
    shelf.folders.set(FOLDER, new Map([[proof_file_name, '']]));
    await SAMPLES['batches.remove']?.(t, owner);
    await fill(owner, limit - ROOM);
    const bodies = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => body(owner, n)));
    const replies = await Promise.all(bodies.map((one) => as.post(path, one)));
    const made = replies.filter(({ statusCode }) => statusCode === 201);
    expect(made.length, replies.map((reply) => reply.body).join('\n')).toBe(ROOM);
    expect(await t.db.$count(table, eq(table.userId, owner.id))).toBe(limit);
  },
);

test('of twenty tickets at once ten are opened, and the others have to wait', async () => {
  const owner = await aUser(t.db, { now: t.clock.now() });
  const ticket = {
    name: 'Robin Vale',
    email: owner.email,
    type: 'billing',
    subject: 'Lamps',
    message: 'Why do they flicker?',
  };
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, () => t.as(owner).post('/api/support/ticket', ticket)),
  );
  const counts = [201, 429].map(
    (status) => replies.filter((one) => one.statusCode === status).length,
  );
  expect(counts).toEqual([10, 10]);
  expect(await t.db.$count(supportTickets, eq(supportTickets.userId, owner.id))).toBe(10);
});
