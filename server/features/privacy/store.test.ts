import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../db/database';
import { withinAccount } from '../../db/row-level-security';
import { aUser, type TestUser } from '../../testing/factories';
import { insertAndVacuum, rowsRead } from '../../testing/rows-read';
import { type TestApp, testApp } from '../../testing/test-app';
import { listEntries } from './store';

const ENTRIES = 2_000;
const LIMIT = 10;
const LAST = { skip: ENTRIES - LIMIT, limit: LIMIT };

describe('the last page of a long log', () => {
  let t: TestApp;
  let user: TestUser;
  beforeAll(async () => {
    t = await testApp();
    user = await aUser(t.db);
    await insertAndVacuum(
      t.db,
      'audit_log',
      sql`
      insert into audit_log (id, user_id, at, actor_kind, action, entity_type, entity_id, details)
      select gen_random_uuid(), ${user.id}, '2026-03-02'::timestamptz - n * interval '1 minute', 'user', 'results.viewed',
        'batch', n, jsonb_build_object('name', repeat('long', 100)) from generate_series(1, ${ENTRIES}) n`,
    );
  });
  afterAll(() => t.close());

  const own = <Result>(work: (tx: Tx) => Promise<Result>) =>
    withinAccount(user.id, () => t.db.transaction(work));

  test('shows the oldest entries, the latest of them first', async () => {
    const { rows, total } = await own((tx) => listEntries(tx, user.id, LAST));
    expect(rows.map(({ entityId }) => Number(entityId))).toEqual(
      Array.from({ length: LIMIT }, (_, at) => LAST.skip + at + 1),
    );
    expect(total).toBe(ENTRIES);
  });

  test('is read without looking up what is later', async () => {
    const read = await own((tx) => rowsRead(tx, 'audit_log', () => listEntries(tx, user.id, LAST)));
    expect(read).toBeGreaterThanOrEqual(LIMIT);
    expect(read).toBeLessThanOrEqual(2 * LIMIT);
  });
});
