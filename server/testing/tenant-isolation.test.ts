import { randomUUID } from 'node:crypto';
import { endpoints } from '@candor/domain/api/contract';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withinAccount } from '../db/row-level-security';
import { aUser, type TestUser } from './factories';
import { GREENHOUSE_ENV } from './greenhouse/env';
import { SAMPLES, SHARED } from './samples';
import { connectEverything } from './samples/ats';
import type { Sample } from './samples/sample';
import { type TestApp, testApp } from './test-app';

let t: TestApp;
let owner: TestUser;
let stranger: TestUser;
/** A program of the stranger's. */
let strangersKey: { token: string };
beforeAll(async () => {
  t = await testApp({ env: GREENHOUSE_ENV });
  const wishes = { plan: 'professional', isPartner: true } as const;
  owner = await aUser(t.db, wishes);
  stranger = await aUser(t.db, wishes);
  await connectEverything(t, stranger);
  const { key } = (await t.as(stranger).post('/api/keys', { name: 'Nightly' })).json();
  strangersKey = { token: key };
});
afterAll(() => t.close());

const withParams = endpoints.filter(({ path }) => path.includes(':'));
const owned = withParams.filter(({ name }) => !(name in SHARED));

function call(endpoint: EndpointSpec, caller: { token: string }, { params, body, fields }: Sample) {
  const url = endpoint.path.replace(/:(\w+)/g, (_mark, name: string) => params[name] ?? 'none');
  if (fields) return t.as(caller).form(url, fields);
  return t.app.inject({
    method: endpoint.method,
    url,
    headers: { authorization: `Bearer ${caller.token}` },
    ...(body && { payload: body }),
  });
}

async function sampleOf(endpoint: EndpointSpec): Promise<Sample> {
  const sampler = SAMPLES[endpoint.name];
  return sampler ? sampler(t, owner) : { params: SHARED[endpoint.name] ?? {} };
}

test('every call whose path names something is in the table of samples', () => {
  const known = new Set([...Object.keys(SAMPLES), ...Object.keys(SHARED)]);
  expect(withParams.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  const names = new Set(withParams.map(({ name }) => name));
  expect([...known].filter((name) => !names.has(name))).toEqual([]);
});

describe.each(owned.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    test('finds nothing of another account, exactly as if it did not exist', async () => {
      const theirs = await sampleOf(endpoint);
      const names = Object.keys(theirs.params);
      const nothing = {
        ...theirs,
        params: Object.fromEntries(names.map((name) => [name, randomUUID()])),
      };
      const { access } = endpoint;
      const isForKeys = access.kind === 'account' && access.byKey === true;
      for (const caller of isForKeys ? [stranger, strangersKey] : [stranger]) {
        const foreign = await call(endpoint, caller, theirs);
        const missing = await call(endpoint, caller, nothing);
        expect(foreign.statusCode).toBe(404);
        const { request_id: _one, ...foreignBody } = foreign.json();
        const { request_id: _two, ...missingBody } = missing.json();
        expect(foreignBody).toEqual(missingBody);
      }
    });

    test('finds nothing of another account when row-level security alone stands before it', async () => {
      const theirs = await sampleOf(endpoint);
      // The application takes the caller for the owner and lets everything pass; the database does not.
      const reply = await withinAccount(
        stranger.id,
        async () => await call(endpoint, owner, theirs),
      );
      expect(reply.statusCode).toBe(404);
    });

    test('lets its owner in', async () => {
      const reply = await call(endpoint, owner, await sampleOf(endpoint));
      expect([401, 402, 403, 404]).not.toContain(reply.statusCode);
      expect(reply.statusCode).toBeLessThan(500);
    });
  },
);

/** The id of everything that the owner has by now. */
async function idsOfOwner(): Promise<string[]> {
  const tables = [
    'batches',
    'candidates',
    'api_keys',
    'shares',
    'own_terms',
    'audit_log',
    'saved_sources',
    'source_schedules',
    'sessions',
    'passkeys',
    'support_tickets',
    'assessments',
    'invitations',
    'ats_connections',
  ];
  const found = await Promise.all(
    tables.map((table) =>
      t.db.execute<{ id: string }>(
        sql`select id from ${sql.identifier(table)} where user_id = ${owner.id}`,
      ),
    ),
  );
  const applications = await t.db.execute<{ id: string }>(sql`
    select a.external_id as id from ats_applications a
    join ats_connections c on c.id = a.connection_id where c.user_id = ${owner.id}`);
  return [...found, applications].flatMap(({ rows }) => rows.map(({ id }) => id));
}

const listing = endpoints.filter(
  ({ method, reads, path, ok, access }) =>
    (method === 'GET' || reads) &&
    !path.includes(':') &&
    !('events' in ok) &&
    access.kind === 'account' &&
    !access.staff,
);

/** Lists that answer nothing by themselves: a question that finds what the samples have made. */
const QUESTIONS: Readonly<Record<string, object>> = {
  'search.find': { q: 'keeper' },
  'people.find': { q: 'keepers' },
};

test('no list holds anything of another account when row-level security alone stands before it', async () => {
  const ids = await idsOfOwner();
  const shows: string[] = [];
  for (const endpoint of listing) {
    const body = QUESTIONS[endpoint.name];
    const ask = { params: {}, ...(body && { body }) };
    const asOwner = await call(endpoint, owner, ask);
    if (ids.some((id) => asOwner.body.includes(id))) shows.push(endpoint.name);
    const secured = await withinAccount(stranger.id, async () => await call(endpoint, owner, ask));
    const leaked = ids.filter((id) => secured.body.includes(id));
    expect([endpoint.name, leaked]).toEqual([endpoint.name, []]);
  }
  // Those that show something without row-level security: otherwise the loop above says nothing.
  expect(shows).toEqual(expect.arrayContaining(Object.keys(QUESTIONS)));
  expect(shows.length).toBeGreaterThan(10);
});
