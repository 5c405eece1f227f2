import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../access/audit';
import { verifyAudit } from '../access/audit-chain';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { aUser, type TestUser } from '../testing/factories';
import { type Connection, connect } from './connect';
import { migrate } from './migrate';
import { withinAccount } from './row-level-security';
import { TENANT_ROLE } from './tenant-role';

let database: TestDatabase;
let connection: Connection;
let ada: TestUser;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { size: 4, onIdleError: () => {} });
  ada = await aUser(connection.db);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Records something as a call of the account does. */
const record = () =>
  withinAccount(ada.id, () =>
    connection.db.transaction((tx) =>
      audit(
        tx,
        {
          userId: ada.id,
          actor: { kind: 'user', id: ada.id },
          action: 'share.created',
          entity: { type: 'share', id: randomUUID() },
          details: {},
          requestId: null,
        },
        new Date(),
      ),
    ),
  );

const asAda = (statement: string) => withinAccount(ada.id, () => connection.pool.query(statement));

describe('the call of an account', () => {
  test('adds to its log, reads it and finds its chain whole', async () => {
    await record();
    expect((await asAda('select from audit_log')).rowCount).toBe(1);
    const found = await withinAccount(ada.id, () => verifyAudit(connection.db, { userId: ada.id }));
    expect(found).toMatchObject({ entries: 1, breaks: [] });
  });

  const refused = [
    "update audit_log set action = 'none'",
    'delete from audit_log',
    "update audit_chain set hash = ''",
    'delete from audit_chain',
    'insert into audit_chain select user_id, seq + 1, entry_id, content_hash, hash from audit_chain',
    'update audit_heads set length = 0',
    'delete from audit_heads',
    "insert into audit_heads values (gen_random_uuid(), 0, '')",
    'update audit_checks set broken = 0',
    'delete from audit_checks',
    'insert into audit_checks values (now(), 0, 0, 0)',
    'truncate audit_log',
    "insert into statistic_sources values ('Mine', '2026-01-01', null, now())",
    'delete from statistic_sources',
    'update occupation_statistics set employed = 0',
    'delete from occupation_statistics',
  ];

  test.each(refused)('has no right to %j', async (statement) => {
    await expect(asAda(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('erases the account with its log, and cannot remove the record that it was erased', async () => {
    const { id: userId } = await aUser(connection.db);
    const erased = {
      userId,
      actor: { kind: 'user', id: userId },
      action: 'account.erased',
    } as const;
    await withinAccount(userId, async () => {
      const note = () =>
        connection.db.transaction((tx) => {
          const entity = { type: 'user', id: userId } as const;
          return audit(tx, { ...erased, entity, details: {}, requestId: null }, new Date());
        });
      await note();
      await connection.pool.query('delete from users');
      expect((await connection.pool.query('select from audit_log')).rowCount).toBe(0);
      await note();
      const again = connection.pool.query('delete from audit_log');
      await expect(again).rejects.toMatchObject({ code: '42501' });
    });
    const found = await verifyAudit(connection.db, { userId });
    expect(found).toMatchObject({ entries: 2, breaks: [] });
  });

  test('has no such right after the start of a version that granted all of them, either', async () => {
    const all = `grant select, insert, update, delete on all tables in schema public to ${TENANT_ROLE}`;
    await connection.pool.query(all);
    await migrate(connection);
    for (const statement of refused) {
      await expect(asAda(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
