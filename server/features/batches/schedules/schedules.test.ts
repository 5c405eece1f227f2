import { messages } from '@candor/domain/messages';
import type { JobRequirement } from '@candor/domain/model/match';
import type { Schedule } from '@candor/domain/model/schedule';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { batches, mailOutbox, savedSources, scheduleSeen, users } from '../../../db/schema';
import type { Jobs } from '../../../jobs/start-jobs';
import { SourceAway } from '../../../ports/connector';
import {
  BATCHES,
  batchOf,
  ended,
  resultsOf,
  submit,
  submitCsv,
  until,
} from '../../../testing/batch-calls';
import { resume } from '../../../testing/documents/make-csv';
import { aUser, type TestUser, type UserWishes } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/invariants';
import { openShelf, type Shelf } from '../../../testing/sources/shelf';
import { type As, type TestApp, testApp } from '../../../testing/test-app';
import { startWorker } from '../../../worker';
import { planBatch } from '../plan-batch';
import { beginMornings } from './begin-mornings';
import { digestsOf, forgetUnavailable, remember } from './store-seen';

const SCHEDULES = '/api/v1/source-schedules';
const FOLDER = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012';
const BERLIN = 'Europe/Berlin';
const MONDAY = new Date('2026-03-02T20:00:00.000Z');
const at = (moment: string) => new Date(`2026-03-${moment}:00.000Z`);

let server: TestApp;
let worker: Jobs;
let shelf: Shelf;
beforeAll(async () => {
  server = await testApp();
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});
beforeEach(() => {
  shelf = openShelf();
  server.deps.connectors.google_drive = shelf.connector;
  server.clock.set(MONDAY);
});
afterEach(async () => {
  // A schedule of one test must not be visible to the next.
  await server.db.delete(users);
  await server.db.delete(mailOutbox);
});

type Member = { as: As; user: TestUser; files: Map<string, string>; savedId: string };

/** A user with a saved folder of two people. */
async function someone(wishes: UserWishes = {}): Promise<Member> {
  const user = await aUser(server.db, { plan: 'professional', now: MONDAY, ...wishes });
  const as = server.as(user);
  const { proof_file_name } = (await as.get('/api/v1/sources')).json();
  const files = new Map(
    Object.entries({ [proof_file_name]: '', 'a.txt': resume(1), 'b.txt': resume(2) }),
  );
  shelf.folders.set(FOLDER, files);
  const reply = await as.post('/api/v1/saved-sources', {
    ...{ name: 'Applications', input_type: 'google_drive', source_config: { folder_id: FOLDER } },
  });
  return { as, user, files, savedId: reply.json().id };
}

/** A completed batch of that folder. */
async function scoredFolder({ as, savedId }: Member): Promise<string> {
  const source_config_json = JSON.stringify({ saved_source_id: savedId });
  const batch = batchOf(await submit(as, { input_type: 'google_drive', source_config_json }));
  await ended(as, batch.batch_job_id);
  return batch.batch_job_id;
}

/** A completed batch of another source. */
async function scoredFile({ as }: Member): Promise<string> {
  const { batch_job_id: id } = batchOf(await submitCsv(as, [{ text: resume(9) }]));
  await ended(as, id);
  return id;
}

async function scheduled(member: Member, batchId: string, zone = BERLIN): Promise<Schedule> {
  const reply = await member.as.post(SCHEDULES, {
    ...{ saved_source_id: member.savedId, batch_job_id: batchId, local_hour: 7, time_zone: zone },
  });
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)]);
  return reply.json();
}

const scheduleOf = async ({ as }: Member): Promise<Schedule> =>
  (await as.get(SCHEDULES)).json().schedules[0];

const begin = () => beginMornings(server.deps);

/** Advances the clock, starts what is due and waits until every morning has ended. */
async function morning(member: Member, moment: string): Promise<Schedule> {
  server.clock.set(at(moment));
  await begin();
  return settled(member);
}

async function settled(member: Member): Promise<Schedule> {
  const schedule = await until(
    () => scheduleOf(member),
    ({ last }) => last !== null,
  );
  if (schedule.last?.batch_job_id) await ended(member.as, schedule.last.batch_job_id);
  return schedule;
}

const madeBatches = ({ user }: Member) =>
  server.db
    .select({ id: batches.id, date: batches.scheduleDate })
    .from(batches)
    .where(and(eq(batches.userId, user.id), isNotNull(batches.scheduleDate)));

/** Puts something else where the saved configuration was, and answers that. */
async function sealSourcesWith({ savedId }: Member, sourceConfigSealed: string): Promise<string> {
  const isSaved = eq(savedSources.id, savedId);
  const [saved] = await server.db.select().from(savedSources).where(isSaved);
  await server.db.update(savedSources).set({ sourceConfigSealed }).where(isSaved);
  return saved?.sourceConfigSealed ?? '';
}

const owedKinds = async () =>
  (await server.db.select({ kind: mailOutbox.kind }).from(mailOutbox)).map(({ kind }) => kind);

describe('a morning', () => {
  test('scores only new candidates, and reports their number by mail', async () => {
    const member = await someone();
    const { as, files } = member;
    const schedule = await scheduled(member, await scoredFolder(member));
    expect(schedule).toMatchObject({ next_at: '2026-03-03T06:00:00.000Z', last: null });
    files.set('c.txt', resume(3));
    files.set('d.txt', resume(4));
    const { last, next_at, trouble } = await morning(member, '03T06:02');
    expect(last).toMatchObject({ date: '2026-03-03', new_candidates: 2 });
    expect([next_at, trouble]).toEqual(['2026-03-04T06:00:00.000Z', null]);
    const { processed_items } = await resultsOf(as, last?.batch_job_id ?? '');
    expect(processed_items.map((item) => item.original_filename).sort()).toEqual([
      'c.txt',
      'd.txt',
    ]);
    const [mail] = (await server.mails()).filter(({ to }) => to === member.user.email);
    expect(mail?.subject).toBe('2 new candidates for Backend Engineer');
    expect(mail?.text).toContain('2 of 2 new candidates this morning could be scored.');
    expect(mail?.text).toContain(`/analytics?batchId=${last?.batch_job_id}`);
    expect(mail?.text).not.toContain('Shelf');
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('without anybody new creates no batch, costs nothing and mails nothing', async () => {
    const member = await someone();
    await scheduled(member, await scoredFolder(member));
    const used = async () => (await member.as.get('/api/users/quota-status')).json();
    const before = await used();
    const { last } = await morning(member, '03T06:02');
    expect(last).toMatchObject({ new_candidates: 0, batch_job_id: null });
    expect(await madeBatches(member)).toEqual([]);
    expect(await used()).toEqual(before);
    expect(await owedKinds()).toEqual([]);
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('is not shown as a batch before it has found anybody', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    await worker.stop();
    server.clock.set(at('03T06:02'));
    await begin();
    expect(await madeBatches(member)).toHaveLength(1);
    expect((await member.as.get(BATCHES)).json().total).toBe(1);
    worker = await startWorker(server.deps);
    await settled(member);
    expect((await member.as.get(BATCHES)).json().total).toBe(2);
  });

  test('the first scores everybody in a source that was not scored before', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    expect((await morning(member, '03T06:02')).last?.new_candidates).toBe(2);
    expect((await morning(member, '04T06:02')).last?.new_candidates).toBe(0);
    member.files.set('c.txt', resume(3));
    expect((await morning(member, '05T06:02')).last?.new_candidates).toBe(1);
    expect((await madeBatches(member)).map(({ date }) => date).sort()).toEqual([
      '2026-03-03',
      '2026-03-05',
    ]);
  });

  test('keeps the requirements as edited in the batch that it follows', async () => {
    const member = await someone();
    const id = await scoredFolder(member);
    const { read } = (await member.as.get(`${BATCHES}/${id}/rubric`)).json();
    const [first, second] = read;
    const lineOf = ({ id: read_id, text, kind, importance, weight }: JobRequirement) => ({
      ...{ requirement_ids: [read_id], text, kind, importance, weight },
    });
    const lines = [{ ...lineOf(second), weight: second.weight * 3 }, lineOf(first)];
    const saved = await member.as.put(`${BATCHES}/${id}/rubric`, { lines }, { 'If-Match': '"1"' });
    expect(saved.statusCode).toBe(200);
    await scheduled(member, id);
    member.files.set('c.txt', resume(3));
    const { last } = await morning(member, '03T06:02');
    const made = (await member.as.get(`${BATCHES}/${last?.batch_job_id}/rubric`)).json();
    expect(made.current.lines.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual([
      second.text,
      first.text,
    ]);
  });

  test('lists documents that were temporarily unavailable as new on the next one', async () => {
    const member = await someone();
    await scheduled(member, await scoredFolder(member));
    member.files.set('c.txt', resume(3));
    const { connector } = shelf;
    let opened = 0;
    server.deps.connectors.google_drive = {
      ...connector,
      open: (...asked) => {
        opened += 1;
        if (opened > 1) throw new SourceAway('The shelf does not answer.');
        return connector.open(...asked);
      },
    };
    expect((await morning(member, '03T06:02')).last?.new_candidates).toBe(1);
    server.deps.connectors.google_drive = connector;
    const again = await morning(member, '04T06:02');
    expect(again.last).toMatchObject({ date: '2026-03-04', new_candidates: 1 });
  });

  test('forgets whom it could not reach, even if they are more than a statement has values for', async () => {
    const member = await someone();
    const batchId = await scoredFile(member);
    const { id: scheduleId } = await scheduled(member, batchId);
    const people = 66_000;
    await server.db.execute(sql`
      insert into candidates (batch_id, user_id, ordinal, id, source_entry, state, error_code, error)
      select ${batchId}, ${member.user.id}, n + 1, gen_random_uuid(), 'entry ' || n, 'failed', 'unavailable', 'Away.'
      from generate_series(1, ${people}) n`);
    await server.db.transaction(async (tx) => {
      await remember(tx, scheduleId, await digestsOf(tx, batchId));
      await forgetUnavailable(tx, { id: batchId, scheduleId });
    });
    const left = eq(scheduleSeen.scheduleId, scheduleId);
    // The one that could be read.
    expect(await server.db.$count(scheduleSeen, left)).toBe(1);
  });

  test('that failed is run again by hand with the candidates it had', async () => {
    const member = await someone();
    await scheduled(member, await scoredFolder(member));
    member.files.set('c.png', 'no document at all');
    const { last } = await morning(member, '03T06:02');
    const id = last?.batch_job_id ?? '';
    expect((await ended(member.as, id)).status).toBe('failed');
    member.files.set('d.txt', resume(4));
    const again = batchOf(await member.as.post(`${BATCHES}/${id}/rerun`));
    expect(await ended(member.as, again.batch_job_id)).toMatchObject({
      ...{ status: 'failed', total_candidates: 1 },
    });
    expect((await morning(member, '04T06:02')).last?.new_candidates).toBe(1);
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('runs once, however many workers start it and however often', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    server.clock.set(at('03T06:02'));
    await Promise.all([begin(), begin(), begin()]);
    await settled(member);
    await begin();
    // As after a restored backup: the record that it began is gone, its batch exists.
    expect(await madeBatches(member)).toHaveLength(1);
    expect((await scheduleOf(member)).last?.new_candidates).toBe(2);
  });

  test('that was missed is made up for on the same day, and not on a later one', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    const late = await morning(member, '03T22:30');
    expect(late).toMatchObject({
      last: { date: '2026-03-03' },
      next_at: '2026-03-04T06:00:00.000Z',
    });
    server.clock.set(at('06T03:00'));
    await begin();
    expect(await scheduleOf(member)).toMatchObject({
      last: { date: '2026-03-03' },
      next_at: '2026-03-06T06:00:00.000Z',
    });
  });

  test('comes once on a day whose clocks change', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    await member.as.patch(`${SCHEDULES}/${(await scheduleOf(member)).id}`, { local_hour: 2 });
    await morning(member, '28T12:00');
    member.files.set('c.txt', resume(3));
    const spring = await morning(member, '29T01:00');
    expect(spring).toMatchObject({
      ...{ last: { date: '2026-03-29', new_candidates: 1 }, next_at: '2026-03-30T00:00:00.000Z' },
    });
    member.files.set('d.txt', resume(4));
    server.clock.set(at('29T01:30'));
    await begin();
    expect(await madeBatches(member)).toHaveLength(2);
  });

  test('comes once on a day whose hour occurs twice, in the first of the two', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member), 'Australia/Sydney');
    const { id } = await scheduleOf(member);
    server.clock.set(new Date('2026-04-04T10:00:00.000Z'));
    await member.as.patch(`${SCHEDULES}/${id}`, { local_hour: 2 });
    expect((await scheduleOf(member)).next_at).toBe('2026-04-04T15:00:00.000Z');
    server.clock.set(new Date('2026-04-04T15:00:00.000Z'));
    await begin();
    expect((await settled(member)).next_at).toBe('2026-04-05T16:00:00.000Z');
    member.files.set('c.txt', resume(3));
    server.clock.set(new Date('2026-04-04T16:00:00.000Z'));
    await begin();
    expect(await madeBatches(member)).toHaveLength(1);
  });

  test('that recorded nothing but its start is started again', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    server.clock.set(at('03T06:02'));
    const { db } = server;
    const killed = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? (work: Parameters<typeof db.transaction>[0]) =>
              target.transaction(async (tx) => {
                await work(tx);
                throw new Error('killed before the commit');
              })
          : Reflect.get(target, name),
    });
    await beginMornings({ ...server.deps, db: killed });
    expect(await madeBatches(member)).toEqual([]);
    expect(await morning(member, '03T06:07')).toMatchObject({ last: { new_candidates: 2 } });
  });
});

describe('trouble', () => {
  test('with a source that refuses us is mailed once, and pauses the schedule after five mornings', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    await server.mails();
    shelf.trouble = 'refused';
    const first = await morning(member, '03T06:02');
    expect(first).toMatchObject({
      ...{ trouble: { code: 'source_refused', message: 'This folder is closed.' } },
      ...{ enabled: true, paused: false, last: { batch_job_id: null } },
    });
    expect(await owedKinds()).toEqual(['schedule_trouble']);
    for (const day of ['04', '05', '06']) await morning(member, `${day}T06:02`);
    expect(await owedKinds()).toEqual(['schedule_trouble']);
    const last = await morning(member, '07T06:02');
    expect(last).toMatchObject({ enabled: false, paused: true, next_at: null });
    expect(await owedKinds()).toEqual(['schedule_trouble', 'schedule_trouble']);
    expect((await server.mails()).map(({ subject }) => subject)).toContain(
      'The morning schedule for Backend Engineer is paused',
    );
    expect(await madeBatches(member)).toEqual([]);
    shelf.trouble = null;
    const { id } = last;
    await member.as.patch(`${SCHEDULES}/${id}`, { enabled: true });
    expect(await morning(member, '08T06:02')).toMatchObject({
      ...{ trouble: null, paused: false, last: { new_candidates: 2 } },
    });
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('that nobody foresaw is shown at once, retried for an hour, and then mailed and counted', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    await server.mails();
    const unexpected = { code: 'unexpected', message: messages.scheduleNotStarted };
    // As after a restore with another secret key.
    const sealed = await sealSourcesWith(member, 'a key that is gone');
    server.clock.set(at('03T06:02'));
    await begin();
    expect(await scheduleOf(member)).toMatchObject({ trouble: unexpected, last: null });
    expect(await owedKinds()).toEqual([]);
    server.clock.set(at('03T07:02'));
    await begin();
    expect(await scheduleOf(member)).toMatchObject({
      ...{ trouble: unexpected, next_at: '2026-03-04T06:00:00.000Z' },
      last: { date: '2026-03-03', new_candidates: 0, batch_job_id: null },
    });
    expect(await owedKinds()).toEqual(['schedule_trouble']);
    await sealSourcesWith(member, sealed);
    expect(await morning(member, '04T06:02')).toMatchObject({
      ...{ trouble: null, last: { date: '2026-03-04', new_candidates: 2 } },
    });
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('with a source that does not answer withdraws its batch, too', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    await worker.stop();
    server.clock.set(at('03T06:02'));
    await begin();
    const [made] = await madeBatches(member);
    const { rows } = await server.db.execute<{ seq: number }>(
      `update batch_groups set epoch = 7, state = 'armed' where batch_id = '${made?.id}' returning batch_seq as seq`,
    );
    const group = {
      ...{ batchId: made?.id ?? '', no: 0, userId: member.user.id, kind: 'plan' as const },
      ...{ batchSeq: Number(rows[0]?.seq), firstOrdinal: 0, lastOrdinal: 0, epoch: 7, trace: null },
    };
    await planBatch(server.deps, group, new AbortController().signal);
    expect(await scheduleOf(member)).toMatchObject({ trouble: { code: 'source_away' } });
    expect(await madeBatches(member)).toEqual([]);
    worker = await startWorker(server.deps);
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test.each<[string, Partial<UserWishes> | 'suspended', string]>([
    ['a quota that is used up', { used: 1_000_000 }, 'quota'],
    ['a plan that has run out', { status: 'cancelled', endsAt: at('03T00:00') }, 'account'],
    ['a suspended account', 'suspended', 'account'],
  ])('of %s is told on the schedule', async (_, wishes, code) => {
    const plain = typeof wishes === 'string' ? {} : wishes;
    const { used, ...rest } = plain;
    const member = await someone(rest);
    await scheduled(member, await scoredFile(member));
    if (used) {
      await server.db.execute(
        `update subscriptions set candidates_used = 1000000 where user_id = '${member.user.id}'`,
      );
    }
    if (wishes === 'suspended') {
      await server.db.update(users).set({ suspendedAt: at('03T00:00') });
    }
    server.clock.set(at('03T06:02'));
    await begin();
    const { rows } = await server.db.execute<{ code: string }>(
      `select trouble->>'code' as code from source_schedules where user_id = '${member.user.id}'`,
    );
    expect(rows).toEqual([{ code }]);
    expect(await madeBatches(member)).toEqual([]);
  });

  test('with more people on a first morning than the plan allows in a batch is reported', async () => {
    const member = await someone({ maxBatchSize: 1 });
    await scheduled(member, await scoredFile(member));
    expect(await morning(member, '03T06:02')).toMatchObject({
      trouble: {
        ...{ code: 'batch_size' },
        message: 'Batch size (2) exceeds professional plan limit of 1 candidates.',
      },
    });
  });
});

describe('a schedule', () => {
  test('that is turned off or deleted does nothing; with another hour, it keeps to one morning a day', async () => {
    const member = await someone();
    const { id } = await scheduled(member, await scoredFile(member));
    await member.as.patch(`${SCHEDULES}/${id}`, { enabled: false });
    server.clock.set(at('03T06:02'));
    await begin();
    expect(await madeBatches(member)).toEqual([]);
    await member.as.patch(`${SCHEDULES}/${id}`, { enabled: true, local_hour: 8 });
    await morning(member, '03T07:02');
    const moved = await member.as.patch(`${SCHEDULES}/${id}`, { local_hour: 12 });
    expect(moved.json()).toMatchObject({ next_at: '2026-03-04T11:00:00.000Z' });
    expect((await member.as.delete(`${SCHEDULES}/${id}`)).statusCode).toBe(204);
    expect((await member.as.get(SCHEDULES)).json().schedules).toEqual([]);
    expect((await member.as.get(BATCHES)).json().total).toBe(2);
  });

  test('is deleted with its saved source, even while its batch waits', async () => {
    const member = await someone();
    await scheduled(member, await scoredFile(member));
    await worker.stop();
    server.clock.set(at('03T06:02'));
    await begin();
    await member.as.delete(`/api/v1/saved-sources/${member.savedId}`);
    expect((await member.as.get(SCHEDULES)).json().schedules).toEqual([]);
    worker = await startWorker(server.deps);
    await until(
      () => madeBatches(member),
      (made) => made.length === 0,
    );
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('accepts a known zone, an hour of the day, a completed batch and a source of its account', async () => {
    const member = await someone();
    const batchId = await scoredFile(member);
    const ask = (change: object, { as }: Member = member) =>
      as.post(SCHEDULES, {
        ...{ saved_source_id: member.savedId, batch_job_id: batchId },
        ...{ local_hour: 7, time_zone: BERLIN, ...change },
      });
    expect((await ask({ time_zone: 'Europe/Nowhere' })).statusCode).toBe(400);
    expect((await ask({ local_hour: 24 })).statusCode).toBe(400);
    const stranger = await someone();
    const foreign = await ask({}, stranger);
    expect(foreign.statusCode).toBe(400);
    const unknown = { saved_source_id: crypto.randomUUID(), batch_job_id: crypto.randomUUID() };
    expect((await ask(unknown, stranger)).json().errors).toEqual(foreign.json().errors);
    for (let made = 0; made < 10; made += 1) expect((await ask({})).statusCode).toBe(201);
    expect((await ask({})).json().detail).toBe('You can have up to 10 morning schedules.');
  });
});
