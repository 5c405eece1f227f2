import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { scheduleSeen } from '../../../db/schema';
import { type Mornings, openMornings, scheduled, scoredFile } from '../../../testing/mornings';
import { digestsOf, forgetUnavailable, remember } from './store-seen';

let m: Mornings;
beforeAll(async () => {
  m = await openMornings();
});
afterAll(() => m.close());
beforeEach(() => m.dawn());
afterEach(() => m.clear());

test('forgets whom it could not reach, even if they are more than a statement has values for', async () => {
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
    await forgetUnavailable(tx, { id: batchId, scheduleId });
  });
  const left = eq(scheduleSeen.scheduleId, scheduleId);
  // The one that could be read.
  expect(await m.server.db.$count(scheduleSeen, left)).toBe(1);
});
