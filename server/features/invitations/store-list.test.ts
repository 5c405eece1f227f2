import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../db/database';
import { withinAccount } from '../../db/row-level-security';
import { aUser, type TestUser } from '../../testing/factories';
import { insertAndVacuum, rowsRead } from '../../testing/rows-read';
import { type TestApp, testApp } from '../../testing/test-app';
import { listInvitations } from './store-list';

const INVITATIONS = 2_000;
const LIMIT = 10;
const LAST = {
  page: INVITATIONS / LIMIT,
  limit: LIMIT,
  stalled: 'false',
  undelivered: 'false',
} as const;
const NOW = new Date('2026-03-02T09:00:00.000Z');

describe('the last page of many invitations', () => {
  let t: TestApp;
  let user: TestUser;
  beforeAll(async () => {
    t = await testApp();
    user = await aUser(t.db);
    await insertAndVacuum(
      t.db,
      'invitations',
      sql`
      insert into invitations (id, user_id, code, status, ats_source, notes, created_at, updated_at, expires_at, credit_at)
      select gen_random_uuid(), ${user.id}, n, 'pending', 'unknown', repeat('long', 100), moment, moment, ${NOW}, moment
      from generate_series(1, ${INVITATIONS}) n, lateral (select ${NOW}::timestamptz - n * interval '1 minute' as moment) at`,
    );
  });
  afterAll(() => t.close());

  const own = <Result>(work: (tx: Tx) => Promise<Result>) =>
    withinAccount(user.id, () => t.db.transaction(work));

  test('shows the oldest of them, the latest first', async () => {
    const { rows, total } = await own((tx) => listInvitations(tx, user.id, LAST, NOW));
    expect(rows.map(({ row }) => Number(row.code))).toEqual(
      Array.from({ length: LIMIT }, (_, at) => INVITATIONS - LIMIT + at + 1),
    );
    expect(total).toBe(INVITATIONS);
  });

  test('is read without looking up what is later', async () => {
    const read = await own((tx) =>
      rowsRead(tx, 'invitations', () => listInvitations(tx, user.id, LAST, NOW)),
    );
    expect(read).toBeGreaterThanOrEqual(LIMIT);
    expect(read).toBeLessThanOrEqual(2 * LIMIT);
  });
});
