import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../db/connect';
import { users } from '../db/schema';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { aUser } from '../testing/factories';
import { type AuditEntry, audit } from './audit';
import { verifyAudit } from './audit-chain';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { size: 20, onIdleError: () => {} });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** What the owner of the database can do after switching its guards off. */
async function asOwner(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = await connection.pool.connect();
  await client.query("set session_replication_role = 'replica'");
  await client.query(statement, [...values]);
  client.release(true);
}

const entryOf = (userId: string, details: AuditEntry['details'] = {}): AuditEntry => ({
  userId,
  actor: { kind: 'user', id: userId },
  action: 'share.created',
  details,
  entity: { type: 'share', id: randomUUID() },
  requestId: randomUUID(),
});

const write = (entry: AuditEntry) =>
  connection.db.transaction((tx) => audit(tx, entry, new Date('2026-03-02T09:00:00.123Z')));

/** An account with this many entries, and their ids in order. */
async function anAccount(entries: number): Promise<{ userId: string; ids: string[] }> {
  const { id: userId } = await aUser(connection.db);
  for (let n = 0; n < entries; n++) await write(entryOf(userId, { n }));
  const { rows } = await connection.pool.query<{ id: string }>(
    'select entry_id as id from audit_chain where user_id = $1 order by seq',
    [userId],
  );
  return { userId, ids: rows.map(({ id }) => id) };
}

const breakOf = async (userId: string) => (await verifyAudit(connection.db, { userId })).breaks[0];

test('the verifier reads what the database wrote, whatever the characters', async () => {
  const words = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  const names = fc.stringMatching(/^[a-z][a-z_]{0,12}$/);
  const value = fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null));
  const { id: userId } = await aUser(connection.db);
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, value, { noNullPrototype: true }), async (details) => {
      await write(entryOf(userId, details));
      expect(await breakOf(userId)).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

test('twenty concurrent writers make one chain without gaps or forks', async () => {
  const { userId } = await anAccount(0);
  const other = await anAccount(1);
  const all = Array.from({ length: 100 }, (_, n) => write(entryOf(userId, { n })));
  await Promise.all([...all, ...all.slice(0, 20).map(() => write(entryOf(other.userId)))]);
  const { rows } = await connection.pool.query<{ seq: number }>(
    'select seq from audit_chain where user_id = $1 order by seq',
    [userId],
  );
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
  expect(await verifyAudit(connection.db, { userId })).toEqual({
    accounts: 1,
    entries: 100,
    breaks: [],
  });
  expect(await breakOf(other.userId)).toBeUndefined();
});

test('an entry whose transaction is rolled back leaves no gap', async () => {
  const { userId } = await anAccount(1);
  const undone = connection.db.transaction(async (tx) => {
    await audit(tx, entryOf(userId), new Date());
    throw new Error('something else failed');
  });
  await expect(undone).rejects.toThrow('something else failed');
  await write(entryOf(userId));
  expect(await verifyAudit(connection.db, { userId })).toMatchObject({ entries: 2, breaks: [] });
});

describe('the verifier names the first entry that the owner of the database', () => {
  let userId: string;
  let ids: string[];
  beforeEach(async () => {
    ({ userId, ids } = await anAccount(5));
  });

  test.each([
    "action = 'share.revoked'",
    "actor_id = 'somebody else'",
    "details = '{}'",
    "at = at + interval '1 microsecond'",
    'entity_id = null',
    "salt = 'other'",
    'user_id = gen_random_uuid()',
  ])('changed: %s', async (change) => {
    await asOwner(`update audit_log set ${change} where id = $1`, [ids[2]]);
    expect(await breakOf(userId)).toEqual({ userId, seq: 3, entryId: ids[2], why: 'changed' });
  });

  test('deleted', async () => {
    await asOwner('delete from audit_log where id = $1', [ids[1]]);
    expect(await breakOf(userId)).toEqual({ userId, seq: 2, entryId: null, why: 'missing' });
  });

  test('deleted together with its link', async () => {
    await asOwner('delete from audit_log where id = $1', [ids[1]]);
    await asOwner('delete from audit_chain where entry_id = $1', [ids[1]]);
    expect(await breakOf(userId)).toEqual({ userId, seq: 2, entryId: null, why: 'missing' });
  });

  test('cut off at the end', async () => {
    await asOwner('delete from audit_log where id = $1', [ids[4]]);
    await asOwner('delete from audit_chain where entry_id = $1', [ids[4]]);
    expect(await breakOf(userId)).toEqual({ userId, seq: 5, entryId: null, why: 'missing' });
  });

  test('removed with everything else', async () => {
    for (const table of ['audit_log', 'audit_chain', 'audit_heads'])
      await asOwner(`delete from ${table} where user_id = $1`, [userId]);
    expect(await breakOf(userId)).toEqual({ userId, seq: 1, entryId: null, why: 'missing' });
  });

  test.each(["hash = 'other'", 'length = 4'])('moved the end of: %s', async (change) => {
    await asOwner(`update audit_heads set ${change} where user_id = $1`, [userId]);
    const why = 'the chain was changed';
    expect(await breakOf(userId)).toEqual({ userId, seq: 6, entryId: null, why });
  });

  test('inserted outside the chain', async () => {
    const id = randomUUID();
    await asOwner(
      `insert into audit_log (id, user_id, at, actor_kind, action, entity_type, details)
       values ($1, $2, '2026-03-02T09:00:00Z', 'user', 'share.created', 'share', '{}')`,
      [id, userId],
    );
    expect(await breakOf(userId)).toEqual({ userId, seq: 6, entryId: id, why: 'added' });
  });

  test('swapped with another', async () => {
    await asOwner(
      `update audit_log a set entity_id = b.entity_id, details = b.details, salt = b.salt, request_id = b.request_id
       from audit_log b where (a.id, b.id) in (($1, $2), ($2, $1))`,
      [ids[1], ids[3]],
    );
    expect(await breakOf(userId)).toEqual({ userId, seq: 2, entryId: ids[1], why: 'changed' });
  });

  test('swapped with another, links included', async () => {
    await asOwner('update audit_chain set seq = -seq where user_id = $1 and seq in (2, 4)', [
      userId,
    ]);
    await asOwner('update audit_chain set seq = 6 + seq where user_id = $1 and seq < 0', [userId]);
    expect(await breakOf(userId)).toMatchObject({ seq: 2, why: 'the chain was changed' });
  });
});

test('while its guards are on, the database refuses to change or remove what an account did', async () => {
  const { userId, ids } = await anAccount(1);
  for (const statement of [
    `update audit_log set action = 'none' where id = '${ids[0]}'`,
    `delete from audit_log where id = '${ids[0]}'`,
    'truncate audit_log',
    `update audit_chain set hash = '' where user_id = '${userId}'`,
    `delete from audit_chain where user_id = '${userId}'`,
    `delete from audit_heads where user_id = '${userId}'`,
  ])
    await expect(connection.pool.query(statement)).rejects.toThrow('append-only');
});

test('when an account is erased its entries are deleted, and the chain over them still verifies', async () => {
  const { userId } = await anAccount(3);
  await connection.pool.query('delete from users where id = $1', [userId]);
  expect(
    (await connection.pool.query('select from audit_log where user_id = $1', [userId])).rowCount,
  ).toBe(0);
  await write({ ...entryOf(userId), action: 'account.erased' });
  expect(await verifyAudit(connection.db, { userId })).toEqual({
    accounts: 1,
    entries: 4,
    breaks: [],
  });
  await asOwner("update audit_chain set content_hash = 'other' where user_id = $1 and seq = 2", [
    userId,
  ]);
  expect(await breakOf(userId)).toMatchObject({ seq: 2, why: 'the chain was changed' });
});

test('all accounts are verified in one go, including those without entries', async () => {
  const found = await verifyAudit(connection.db);
  expect(found.accounts).toBeGreaterThan(await connection.db.$count(users));
  // Those that the tests above broke, and no other.
  expect(found.breaks.length).toBeGreaterThan(5);
});
