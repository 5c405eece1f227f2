import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BATCHES, until } from '../../../testing/batch-calls';
import { brokenInvariants } from '../../../testing/invariants';
import {
  BERLIN,
  inMarch,
  type Member,
  type Mornings,
  madeBatches,
  morning,
  openMornings,
  SCHEDULES,
  scheduled,
  scoredFile,
} from '../../../testing/mornings';

let m: Mornings;
beforeAll(async () => {
  m = await openMornings();
});
afterAll(() => m.close());
beforeEach(() => m.dawn());
afterEach(() => m.clear());

describe('a schedule', () => {
  test('that is turned off or deleted does nothing; with another hour, it keeps to one morning a day', async () => {
    const member = await m.someone();
    const { id } = await scheduled(member, await scoredFile(member));
    await member.as.patch(`${SCHEDULES}/${id}`, { enabled: false });
    m.server.clock.set(inMarch('03T06:02'));
    await m.begin();
    expect(await madeBatches(m, member)).toEqual([]);
    await member.as.patch(`${SCHEDULES}/${id}`, { enabled: true, local_hour: 8 });
    await morning(m, member, '03T07:02');
    const moved = await member.as.patch(`${SCHEDULES}/${id}`, { local_hour: 12 });
    expect(moved.json()).toMatchObject({ next_at: '2026-03-04T11:00:00.000Z' });
    expect((await member.as.delete(`${SCHEDULES}/${id}`)).statusCode).toBe(204);
    expect((await member.as.get(SCHEDULES)).json().schedules).toEqual([]);
    expect((await member.as.get(BATCHES)).json().total).toBe(2);
  });

  test('is deleted with its saved source, even while its batch waits', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    await m.withoutWorker(async () => {
      m.server.clock.set(inMarch('03T06:02'));
      await m.begin();
      await member.as.delete(`/api/v1/saved-sources/${member.savedId}`);
      expect((await member.as.get(SCHEDULES)).json().schedules).toEqual([]);
    });
    await until(
      () => madeBatches(m, member),
      (made) => made.length === 0,
    );
    expect(await brokenInvariants(m.server.db)).toEqual([]);
  });

  test('accepts a known zone, an hour of the day, a completed batch and a source of its account', async () => {
    const member = await m.someone();
    const batchId = await scoredFile(member);
    const ask = (change: object, { as }: Member = member) =>
      as.post(SCHEDULES, {
        saved_source_id: member.savedId,
        batch_job_id: batchId,
        local_hour: 7,
        time_zone: BERLIN,
        ...change,
      });
    expect((await ask({ time_zone: 'Europe/Nowhere' })).statusCode).toBe(400);
    expect((await ask({ local_hour: 24 })).statusCode).toBe(400);
    const stranger = await m.someone();
    const foreign = await ask({}, stranger);
    expect(foreign.statusCode).toBe(400);
    const unknown = { saved_source_id: crypto.randomUUID(), batch_job_id: crypto.randomUUID() };
    expect((await ask(unknown, stranger)).json().errors).toEqual(foreign.json().errors);
    for (let made = 0; made < 10; made += 1) expect((await ask({})).statusCode).toBe(201);
    expect((await ask({})).json().detail).toBe('You can have up to 10 morning schedules.');
  });
});
