import { serverMessages } from '@candor/domain/server-messages';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscriptions, users } from '../../../db/schema';
import type { TestUser } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/invariants';
import {
  inMarch,
  type Mornings,
  madeBatches,
  morning,
  openMornings,
  owedKinds,
  SCHEDULES,
  scheduled,
  scheduleOf,
  scoredFile,
  sealSourcesWith,
} from '../../../testing/mornings';
import { workOnGroup } from '../work-on-group';

let m: Mornings;
beforeAll(async () => {
  m = await openMornings();
});
afterAll(() => m.close());
beforeEach(() => m.dawn());
afterEach(() => m.clear());

describe('trouble', () => {
  test('with a source that refuses us is mailed once, and pauses the schedule after five mornings', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    await m.server.mails();
    m.shelf().trouble = 'refused';
    const first = await morning(m, member, '03T06:02');
    expect(first).toMatchObject({
      trouble: { code: 'source_refused', message: 'This folder is closed.' },
      enabled: true,
      paused: false,
      last: { batch_job_id: null },
    });
    expect(await owedKinds(m)).toEqual(['schedule_trouble']);
    for (const day of ['04', '05', '06']) await morning(m, member, `${day}T06:02`);
    expect(await owedKinds(m)).toEqual(['schedule_trouble']);
    const last = await morning(m, member, '07T06:02');
    expect(last).toMatchObject({ enabled: false, paused: true, next_at: null });
    expect(await owedKinds(m)).toEqual(['schedule_trouble', 'schedule_trouble']);
    expect((await m.server.mails()).map(({ subject }) => subject)).toContain(
      'The morning schedule for Backend Engineer is paused',
    );
    expect(await madeBatches(m, member)).toEqual([]);
    m.shelf().trouble = null;
    const { id } = last;
    await member.as.patch(`${SCHEDULES}/${id}`, { enabled: true });
    expect(await morning(m, member, '08T06:02')).toMatchObject({
      trouble: null,
      paused: false,
      last: { new_candidates: 2 },
    });
    expect(await brokenInvariants(m.server.db)).toEqual([]);
  });

  test('is shown and not mailed to somebody who wants no mail of the mornings, like what they bring', async () => {
    const member = await m.someone();
    const preferences = { events: { morning_digest: { email: false } } };
    await member.as.put('/api/users/notification-preferences', { preferences });
    await scheduled(member, await scoredFile(member));
    await m.server.mails();
    m.shelf().trouble = 'refused';
    expect((await morning(m, member, '03T06:02')).trouble).toMatchObject({
      code: 'source_refused',
    });
    m.shelf().trouble = null;
    expect((await morning(m, member, '04T06:02')).last).toMatchObject({ new_candidates: 2 });
    expect(await owedKinds(m)).toEqual([]);
  });

  test('that nobody foresaw is shown at once, retried for an hour, and then mailed and counted', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    await m.server.mails();
    const unexpected = { code: 'unexpected', message: serverMessages.scheduleNotStarted };
    // As after a restore with another secret key.
    const sealed = await sealSourcesWith(m, member, 'a key that is gone');
    m.server.clock.set(inMarch('03T06:02'));
    await m.begin();
    expect(await scheduleOf(member)).toMatchObject({ trouble: unexpected, last: null });
    expect(await owedKinds(m)).toEqual([]);
    m.server.clock.set(inMarch('03T07:02'));
    await m.begin();
    expect(await scheduleOf(member)).toMatchObject({
      trouble: unexpected,
      next_at: '2026-03-04T06:00:00.000Z',
      last: { date: '2026-03-03', new_candidates: 0, batch_job_id: null },
    });
    expect(await owedKinds(m)).toEqual(['schedule_trouble']);
    await sealSourcesWith(m, member, sealed);
    expect(await morning(m, member, '04T06:02')).toMatchObject({
      trouble: null,
      last: { date: '2026-03-04', new_candidates: 2 },
    });
    expect(await brokenInvariants(m.server.db)).toEqual([]);
  });

  test('with a source that does not answer withdraws its batch, too', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    await m.withoutWorker(async () => {
      m.server.clock.set(inMarch('03T06:02'));
      await m.begin();
      const [made] = await madeBatches(m, member);
      const { rows } = await m.server.db.execute<{ seq: number }>(
        `update batch_groups set epoch = 7, state = 'armed' where batch_id = '${made?.id}' returning batch_seq as seq`,
      );
      const group = {
        batchId: made?.id ?? '',
        no: 0,
        userId: member.user.id,
        kind: 'plan' as const,
        batchSeq: Number(rows[0]?.seq),
        firstOrdinal: 0,
        lastOrdinal: 0,
        epoch: 7,
        trace: null,
      };
      await workOnGroup(m.server.deps)(group, new AbortController().signal);
      expect(await scheduleOf(member)).toMatchObject({ trouble: { code: 'source_away' } });
      expect(await madeBatches(m, member)).toEqual([]);
    });
    expect(await brokenInvariants(m.server.db)).toEqual([]);
  });

  test.each<[string, (user: TestUser) => Promise<unknown>, string]>([
    ['a quota that is used up', useUp, 'quota'],
    ['a plan that has run out', endPlan, 'account'],
    ['a suspended account', suspend, 'account'],
  ])('of %s is told on the schedule', async (_, happens, code) => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    await happens(member.user);
    m.server.clock.set(inMarch('03T06:02'));
    await m.begin();
    const { rows } = await m.server.db.execute<{ code: string }>(
      `select trouble->>'code' as code from source_schedules where user_id = '${member.user.id}'`,
    );
    expect(rows).toEqual([{ code }]);
    expect(await madeBatches(m, member)).toEqual([]);
  });

  test('with more people on a first morning than the plan allows in a batch is reported', async () => {
    const member = await m.someone({ maxBatchSize: 1 });
    await scheduled(member, await scoredFile(member));
    expect(await morning(m, member, '03T06:02')).toMatchObject({
      trouble: {
        code: 'batch_size',
        message: 'Batch size (2) exceeds professional plan limit of 1 candidates.',
      },
    });
  });
});

function useUp({ id }: TestUser) {
  return changePlan(id, { candidatesUsed: 1_000_000 });
}

function endPlan({ id }: TestUser) {
  return changePlan(id, { status: 'cancelled', endsAt: inMarch('03T00:00') });
}

function suspend({ id }: TestUser) {
  const suspendedAt = inMarch('03T00:00');
  return m.server.db.update(users).set({ suspendedAt }).where(eq(users.id, id));
}

function changePlan(userId: string, change: Partial<typeof subscriptions.$inferInsert>) {
  const isTheirs = eq(subscriptions.userId, userId);
  return m.server.db.update(subscriptions).set(change).where(isTheirs);
}
