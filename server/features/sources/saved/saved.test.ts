import { randomUUID } from 'node:crypto';
import { SAVED_SOURCE_LIMITS, type SavedSource } from '@candor/domain/model/saved-source';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { savedSources } from '../../../db/schema';
import { SourceRefused } from '../../../ports/connector';
import { BATCHES, batchOf, submit } from '../../../testing/batch-calls';
import { resume } from '../../../testing/documents/make-csv';
import { aUser, type TestUser, type UserWishes } from '../../../testing/factories';
import { signal } from '../../../testing/locks';
import { openShelf, type Shelf } from '../../../testing/sources/shelf';
import { type As, type TestApp, testApp } from '../../../testing/test-app';

const SAVED = '/api/v1/saved-sources';
const FOLDER = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012';
const CANARY = 'canary-hunter2';
const DATABASE = {
  connection_string: `postgresql://reader:${CANARY}@db.example.com/hr`,
  query: 'select candidate_text from people',
};

let server: TestApp;
let shelf: Shelf;
const log: string[] = [];
/** Why the database cannot be used; null when it can. */
let refusal: SourceRefused | null = null;

beforeAll(async () => {
  server = await testApp({ onLog: (line) => log.push(line) });
  server.deps.connectors.database = {
    identity: null,
    open: async () => {
      if (refusal) throw refusal;
      return {
        label: 'hr on db.example.com',
        items: async function* () {},
        read: () => Promise.reject(new Error('Rows have no documents')),
        close: async () => {},
      };
    },
  };
});
afterAll(() => server.close());
beforeEach(() => {
  refusal = null;
  shelf = openShelf();
  server.deps.connectors.google_drive = shelf.connector;
});

type Member = { as: As; user: TestUser };

/** Somebody with a folder of two people. */
async function someone(wishes: UserWishes = {}): Promise<Member> {
  const user = await aUser(server.db, { plan: 'professional', ...wishes });
  const as = server.as(user);
  const { proof_file_name } = (await as.get('/api/v1/sources')).json();
  const files = { [proof_file_name]: '', 'a.txt': resume(1), 'b.txt': resume(2) };
  shelf.folders.set(FOLDER, new Map(Object.entries(files)));
  return { as, user };
}

const folder = (name = 'Applications') => ({
  name,
  input_type: 'google_drive',
  source_config: { folder_id: FOLDER },
});
const database = (name = 'HR') => ({ name, input_type: 'database', source_config: DATABASE });

async function saved(as: As, body: object = folder()): Promise<SavedSource> {
  const reply = await as.post(SAVED, body);
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)]);
  return reply.json();
}

test('a source is saved once it was reached, and told without whatever opens it', async () => {
  const { as } = await someone();
  expect(await saved(as, database())).toMatchObject({
    name: 'HR',
    input_type: 'database',
    label: 'hr on db.example.com',
    source_config: {
      connection: 'postgresql://reader@db.example.com/hr',
      query: 'select candidate_text from people',
    },
  });
  await saved(as);
  const { sources } = (await as.get(SAVED)).json();
  expect(sources.map(({ name }: SavedSource) => name)).toEqual(['Applications', 'HR']);
});

test('a source that refuses us, or does not answer, is not saved', async () => {
  const { as } = await someone();
  shelf.trouble = 'refused';
  const refused = await as.post(SAVED, folder());
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0]).toMatchObject({ field: 'source_config_json.folder_id' });
  shelf.trouble = 'away';
  const away = await as.post(SAVED, folder());
  expect(away.statusCode).toBe(503);
  expect(away.json()).toMatchObject({ detail: 'The shelf does not answer.' });
  expect((await as.get(SAVED)).json().sources).toEqual([]);
});

test('a plan that does not take a source does not save it', async () => {
  const { as } = await someone({ plan: 'trial' });
  expect((await as.post(SAVED, folder())).json()).toMatchObject({ code: 'input_type_not_allowed' });
});

describe('a name', () => {
  test('is one of a kind in its account, whatever its case, and free elsewhere', async () => {
    const { as } = await someone();
    await saved(as);
    expect((await as.post(SAVED, folder('APPLICATIONS'))).statusCode).toBe(409);
    const { as: other } = await someone();
    await saved(other);
  });

  test('can be changed, but not to that of another source', async () => {
    const { as } = await someone();
    const { id } = await saved(as);
    await saved(as, folder('Others'));
    const renamed = await as.patch(`${SAVED}/${id}`, { name: '  Our   applications ' });
    expect(renamed.json()).toMatchObject({ name: 'Our applications' });
    expect((await as.patch(`${SAVED}/${id}`, { name: 'others' })).statusCode).toBe(409);
    expect((await as.patch(`${SAVED}/${id}`, { name: 'OUR APPLICATIONS' })).statusCode).toBe(200);
    expect((await as.patch(`${SAVED}/${id}`, { name: ' ' })).statusCode).toBe(400);
  });
});

test('no account saves more sources than there is room for', async () => {
  const { as, user } = await someone();
  const { id } = await saved(as);
  const [row] = await server.db.select().from(savedSources).where(eq(savedSources.id, id));
  if (!row) throw new Error('The saved source was not found');
  const more = Array.from({ length: SAVED_SOURCE_LIMITS.sources - 1 }, (_, at) => ({
    ...row,
    id: randomUUID(),
    userId: user.id,
    name: `${at}`,
    nameKey: `${at}`,
  }));
  await server.db.insert(savedSources).values(more);
  const reply = await as.post(SAVED, folder('One more'));
  expect(reply.json()).toMatchObject({ detail: 'You can save up to 50 sources.' });
});

test('a test says what is there and when that was; of a source that refuses us it keeps the last one', async () => {
  const { as } = await someone();
  const { id, last_tested_at } = await saved(as);
  server.clock.advance(60_000);
  const found = await as.post(`${SAVED}/${id}/test`);
  expect(found.json()).toMatchObject({ candidates: 2, unreadable: 0, complete: true });
  const [tested] = (await as.get(SAVED)).json().sources;
  expect(Date.parse(tested.last_tested_at) - Date.parse(last_tested_at)).toBe(60_000);
  shelf.trouble = 'refused';
  server.clock.advance(60_000);
  expect((await as.post(`${SAVED}/${id}/test`)).statusCode).toBe(400);
  expect((await as.get(SAVED)).json().sources[0]).toEqual(tested);
});

test('a test that ends after the source was replaced says nothing of the one in its place', async () => {
  const { as } = await someone();
  const { id } = await saved(as);
  const other = `2${FOLDER.slice(1)}`;
  shelf.folders.set(other, new Map(shelf.folders.get(FOLDER)));
  const begun = signal();
  const mayEnd = signal();
  const { connector } = shelf;
  server.deps.connectors.google_drive = {
    ...connector,
    open: async (...asked) => {
      begun.give();
      await mayEnd.given;
      return connector.open(...asked);
    },
  };
  const testing = as.post(`${SAVED}/${id}/test`);
  await begun.given;
  server.deps.connectors.google_drive = connector;
  const source_config = { folder_id: other };
  const replaced = await as.put(`${SAVED}/${id}/configuration`, { source_config });
  expect(replaced.json().label).toBe('Shelf 2aBc');
  mayEnd.give();
  expect((await testing).statusCode).toBe(200);
  expect((await as.get(SAVED)).json().sources).toEqual([replaced.json()]);
});

test('a configuration is replaced whole, by one of the same type that can be reached', async () => {
  const { as } = await someone();
  const { id } = await saved(as, database());
  const replace = (source_config: object) =>
    as.put(`${SAVED}/${id}/configuration`, { source_config });
  expect((await replace({ query: 'select 1' })).statusCode).toBe(400);
  expect((await replace({ folder_id: FOLDER })).statusCode).toBe(400);
  const reply = await replace({ ...DATABASE, query: 'select candidate_text from others' });
  expect(reply.json().source_config).toMatchObject({ query: 'select candidate_text from others' });
});

describe('a batch', () => {
  const submitSaved = (as: As, id: string, input_type = 'google_drive') =>
    submit(as, { input_type, source_config_json: JSON.stringify({ saved_source_id: id }) });

  test('is submitted from a saved source in place of a configuration', async () => {
    const { as } = await someone();
    const { id } = await saved(as);
    const batch = batchOf(await submitSaved(as, id));
    expect(batch).toMatchObject({ input_type: 'google_drive', original_filename: 'Shelf 1aBc' });
    // The batch keeps its own copy: the saved source may be deleted.
    expect((await as.delete(`${SAVED}/${id}`)).statusCode).toBe(204);
    expect((await as.get(SAVED)).json().sources).toEqual([]);
    expect((await as.get(BATCHES)).json().total).toBe(1);
  });

  test("is refused with another type, and with another account's as with an unknown one", async () => {
    const { as } = await someone();
    const { id } = await saved(as);
    expect((await submitSaved(as, id, 'database')).json()).toMatchObject({
      detail: 'This saved source is of another type.',
    });
    const { as: other } = await someone();
    const [foreign, unknown] = [
      await submitSaved(other, id),
      await submitSaved(other, randomUUID()),
    ];
    expect(foreign.statusCode).toBe(400);
    expect(foreign.json().errors).toEqual(unknown.json().errors);
    expect((await submitSaved(other, "'; drop table x")).statusCode).toBe(400);
  });
});

test('a password is in no answer, no log line, no export and no row', async () => {
  const { as, user } = await someone();
  const { id } = await saved(as, database('Canary'));
  refusal = new SourceRefused('connection_string', 'The password is wrong.');
  const replies = [
    await as.post(SAVED, database('Again')),
    await as.put(`${SAVED}/${id}/configuration`, { source_config: DATABASE }),
    await as.post(`${SAVED}/${id}/test`),
    await as.patch(`${SAVED}/${id}`, { name: 'Canary 2' }),
    await as.get(SAVED),
    await as.get('/api/audit-log'),
    await as.get('/api/users/export-data'),
  ];
  for (const { body } of replies) expect(body).not.toContain(CANARY);
  expect(replies.slice(-4).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const rows = await server.db.select().from(savedSources).where(eq(savedSources.userId, user.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(CANARY);
  expect(JSON.stringify(await server.mails())).not.toContain(CANARY);
  expect(log.join('\n')).not.toContain(CANARY);
});
