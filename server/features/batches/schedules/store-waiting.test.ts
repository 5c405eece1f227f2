import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { scheduleSeen } from '../../../db/schema';
import { type Mornings, openMornings, scheduled, scoredFile } from '../../../testing/mornings';
import { digestsOf, remember } from './store-seen';
import { noteWaiting } from './store-waiting';

let m: Mornings;
beforeAll(async () => {
  m = await openMornings();
});
afterAll(() => m.close());
beforeEach(() => m.dawn());
afterEach(() => m.clear());

test('takes whom it could not reach for the next morning, even if they are more than a statement has values for', async () => {
  const member = await m.someone();
  const batchId = await scoredFile(member);
  const { id: scheduleId } = await scheduled(member, batchId);
  const people = 66_000;
  await m.server.db.execute(sql`
    insert into candidates (batch_id, user_id, ordinal, id, source_entry, state, error_code, error)
    select ${batchId}, ${member.user.id}, n + 1, gen_random_uuid(), 'entry ' || n, 'failed', 'unavailable', 'Away.'
    from generate_series(1, ${people}) n`);
  await m.server.db.transaction(async (tx) => {
    await remember(tx, scheduleId, await digestsOf(tx, batchId));
    await noteWaiting(tx, { id: batchId, scheduleId }, m.server.clock.now());
  });
  const waiting = (waitsFor: 'morning' | 'access') =>
    and(eq(scheduleSeen.scheduleId, scheduleId), eq(scheduleSeen.waitsFor, waitsFor));
  expect(await m.server.db.$count(scheduleSeen, waiting('morning'))).toBe(people);
  expect(await m.server.db.$count(scheduleSeen, waiting('access'))).toBe(0);
  // Those and the one that could be read.
  const all = eq(scheduleSeen.scheduleId, scheduleId);
  expect(await m.server.db.$count(scheduleSeen, all)).toBe(people + 1);
});
