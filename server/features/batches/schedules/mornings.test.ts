import type { JobRequirement } from '@candor/domain/model/match';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SourceAway } from '../../../ports/connector';
import { BATCHES, batchOf, ended, resultsOf } from '../../../testing/batch-calls';
import { resume } from '../../../testing/documents/make-csv';
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
  scoredFolder,
  settled,
} from '../../../testing/mornings';
import { beginMornings } from './begin-mornings';

let m: Mornings;
beforeAll(async () => {
  m = await openMornings();
});
afterAll(() => m.close());
beforeEach(() => m.dawn());
afterEach(() => m.clear());

describe('a morning', () => {
  test('scores only new candidates, and reports their number by mail', async () => {
    const member = await m.someone();
    const { as, files } = member;
    const schedule = await scheduled(member, await scoredFolder(member));
    expect(schedule).toMatchObject({ next_at: '2026-03-03T06:00:00.000Z', last: null });
    files.set('c.txt', resume(3));
    files.set('d.txt', resume(4));
    const { last, next_at, trouble } = await morning(m, member, '03T06:02');
    expect(last).toMatchObject({ date: '2026-03-03', new_candidates: 2 });
    expect([next_at, trouble]).toEqual(['2026-03-04T06:00:00.000Z', null]);
    const { processed_items } = await resultsOf(as, last?.batch_job_id ?? '');
    expect(processed_items.map((item) => item.original_filename).sort()).toEqual([
      'c.txt',
      'd.txt',
    ]);
    const [mail] = (await m.server.mails()).filter(({ to }) => to === member.user.email);
    expect(mail?.subject).toBe('2 new candidates for Backend Engineer');
    expect(mail?.text).toContain('2 of 2 new candidates this morning could be scored.');
    expect(mail?.text).toContain(`/analytics?batchId=${last?.batch_job_id}`);
    expect(mail?.text).not.toContain('Shelf');
    expect(await brokenInvariants(m.server.db)).toEqual([]);
  });

  test('without anybody new creates no batch, costs nothing and mails nothing', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFolder(member));
    const used = async () => (await member.as.get('/api/users/quota-status')).json();
    const before = await used();
    const { last } = await morning(m, member, '03T06:02');
    expect(last).toMatchObject({ new_candidates: 0, batch_job_id: null });
    expect(await madeBatches(m, member)).toEqual([]);
    expect(await used()).toEqual(before);
    expect(await owedKinds(m)).toEqual([]);
    expect(await brokenInvariants(m.server.db)).toEqual([]);
  });

  test('is not shown as a batch before it has found anybody', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    await m.withoutWorker(async () => {
      m.server.clock.set(inMarch('03T06:02'));
      await m.begin();
      expect(await madeBatches(m, member)).toHaveLength(1);
      expect((await member.as.get(BATCHES)).json().total).toBe(1);
    });
    await settled(member);
    expect((await member.as.get(BATCHES)).json().total).toBe(2);
  });

  test('the first scores everybody in a source that was not scored before', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    expect((await morning(m, member, '03T06:02')).last?.new_candidates).toBe(2);
    expect((await morning(m, member, '04T06:02')).last?.new_candidates).toBe(0);
    member.files.set('c.txt', resume(3));
    expect((await morning(m, member, '05T06:02')).last?.new_candidates).toBe(1);
    expect((await madeBatches(m, member)).map(({ date }) => date).sort()).toEqual([
      '2026-03-03',
      '2026-03-05',
    ]);
  });

  test('keeps the requirements as edited in the batch that it follows', async () => {
    const member = await m.someone();
    const id = await scoredFolder(member);
    const { read } = (await member.as.get(`${BATCHES}/${id}/rubric`)).json();
    const [first, second] = read;
    const lineOf = ({ id: read_id, text, kind, importance, weight }: JobRequirement) => ({
      requirement_ids: [read_id],
      text,
      kind,
      importance,
      weight,
    });
    const lines = [{ ...lineOf(second), weight: second.weight * 3 }, lineOf(first)];
    const saved = await member.as.put(`${BATCHES}/${id}/rubric`, { lines }, { 'If-Match': '"1"' });
    expect(saved.statusCode).toBe(200);
    await scheduled(member, id);
    member.files.set('c.txt', resume(3));
    const { last } = await morning(m, member, '03T06:02');
    const made = (await member.as.get(`${BATCHES}/${last?.batch_job_id}/rubric`)).json();
    expect(made.current.lines.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual([
      second.text,
      first.text,
    ]);
  });

  test('lists documents that were temporarily unavailable as new on the next one', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFolder(member));
    member.files.set('c.txt', resume(3));
    const { connector } = m.shelf();
    let opened = 0;
    m.server.deps.connectors.google_drive = {
      ...connector,
      open: (...asked) => {
        opened += 1;
        if (opened > 1) throw new SourceAway('The shelf does not answer.');
        return connector.open(...asked);
      },
    };
    expect((await morning(m, member, '03T06:02')).last?.new_candidates).toBe(1);
    m.server.deps.connectors.google_drive = connector;
    const again = await morning(m, member, '04T06:02');
    expect(again.last).toMatchObject({ date: '2026-03-04', new_candidates: 1 });
  });

  test('lists a document as new that was deleted before it could be read, once it is put back', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFolder(member));
    member.files.set('c.txt', resume(3));
    const { connector, opened } = m.shelf();
    m.server.deps.connectors.google_drive = {
      ...connector,
      open: (...asked) => {
        if (m.shelf().opened > opened) member.files.delete('c.txt');
        return connector.open(...asked);
      },
    };
    const { last } = await morning(m, member, '03T06:02');
    const { processed_items } = await resultsOf(member.as, last?.batch_job_id ?? '');
    expect(processed_items).toMatchObject([{ original_filename: 'c.txt', error_code: 'gone' }]);
    m.server.deps.connectors.google_drive = connector;
    expect((await morning(m, member, '04T06:02')).last?.new_candidates).toBe(0);
    member.files.set('c.txt', resume(3));
    expect((await morning(m, member, '05T06:02')).last?.new_candidates).toBe(1);
    expect((await morning(m, member, '06T06:02')).last?.new_candidates).toBe(0);
  });

  test('reports each row without a text, if it says whose it is', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFolder(member));
    const rows = (...ids: string[]) =>
      member.files.set('people.csv', `candidate_text,candidate_id\n,${ids.join('\n,')}\n`);
    rows('p-1');
    expect((await morning(m, member, '03T06:02')).last?.new_candidates).toBe(1);
    rows('p-1', 'p-2');
    expect((await morning(m, member, '04T06:02')).last?.new_candidates).toBe(1);
    expect((await morning(m, member, '05T06:02')).last?.new_candidates).toBe(0);
  });

  test('that failed is run again by hand with the candidates it had', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFolder(member));
    member.files.set('c.png', 'no document at all');
    const { last } = await morning(m, member, '03T06:02');
    const id = last?.batch_job_id ?? '';
    expect((await ended(member.as, id)).status).toBe('failed');
    member.files.set('d.txt', resume(4));
    const again = batchOf(await member.as.post(`${BATCHES}/${id}/rerun`));
    expect(await ended(member.as, again.batch_job_id)).toMatchObject({
      status: 'failed',
      total_candidates: 1,
    });
    expect((await morning(m, member, '04T06:02')).last?.new_candidates).toBe(1);
    expect(await brokenInvariants(m.server.db)).toEqual([]);
  });

  test('runs once, however many workers start it and however often', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    m.server.clock.set(inMarch('03T06:02'));
    await Promise.all([m.begin(), m.begin(), m.begin()]);
    await settled(member);
    await m.begin();
    // As after a restored backup: the record that it began is gone, its batch exists.
    expect(await madeBatches(m, member)).toHaveLength(1);
    expect((await scheduleOf(member)).last?.new_candidates).toBe(2);
  });

  test('that was missed is made up for on the same day, and not on a later one', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    const late = await morning(m, member, '03T22:30');
    expect(late).toMatchObject({
      last: { date: '2026-03-03' },
      next_at: '2026-03-04T06:00:00.000Z',
    });
    m.server.clock.set(inMarch('06T03:00'));
    await m.begin();
    expect(await scheduleOf(member)).toMatchObject({
      last: { date: '2026-03-03' },
      next_at: '2026-03-06T06:00:00.000Z',
    });
  });

  test('comes once on a day whose clocks change', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    await member.as.patch(`${SCHEDULES}/${(await scheduleOf(member)).id}`, { local_hour: 2 });
    await morning(m, member, '28T12:00');
    member.files.set('c.txt', resume(3));
    const spring = await morning(m, member, '29T01:00');
    expect(spring).toMatchObject({
      last: { date: '2026-03-29', new_candidates: 1 },
      next_at: '2026-03-30T00:00:00.000Z',
    });
    member.files.set('d.txt', resume(4));
    m.server.clock.set(inMarch('29T01:30'));
    await m.begin();
    expect(await madeBatches(m, member)).toHaveLength(2);
  });

  test('comes once on a day whose hour occurs twice, in the first of the two', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member), 'Australia/Sydney');
    const { id } = await scheduleOf(member);
    m.server.clock.set(new Date('2026-04-04T10:00:00.000Z'));
    await member.as.patch(`${SCHEDULES}/${id}`, { local_hour: 2 });
    expect((await scheduleOf(member)).next_at).toBe('2026-04-04T15:00:00.000Z');
    m.server.clock.set(new Date('2026-04-04T15:00:00.000Z'));
    await m.begin();
    expect((await settled(member)).next_at).toBe('2026-04-05T16:00:00.000Z');
    member.files.set('c.txt', resume(3));
    m.server.clock.set(new Date('2026-04-04T16:00:00.000Z'));
    await m.begin();
    expect(await madeBatches(m, member)).toHaveLength(1);
  });

  test('that recorded nothing but its start is started again', async () => {
    const member = await m.someone();
    await scheduled(member, await scoredFile(member));
    m.server.clock.set(inMarch('03T06:02'));
    const { db } = m.server;
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
    await beginMornings({ ...m.server.deps, db: killed });
    expect(await madeBatches(m, member)).toEqual([]);
    expect(await morning(m, member, '03T06:07')).toMatchObject({ last: { new_candidates: 2 } });
  });
});
