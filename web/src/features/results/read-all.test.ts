import type { BatchResults } from '@candor/domain/model/batch';
import { expect, test } from 'vitest';
import { anItem } from '../../testing/samples';
import { PAGE, readAll } from './read-all';

/** A batch with this many people, and the requests made for it. */
function aBatchOf(people: number) {
  const items = Array.from({ length: people }, (_, index) => anItem(index + 1, 90));
  const asked: number[] = [];
  const load = async (skip: number): Promise<BatchResults> => {
    asked.push(skip);
    return {
      batch_job_id: 'batch-0001',
      status: 'completed',
      processed_items: items.slice(skip, skip + PAGE),
      summary_stats: {
        average_score: 90,
        top_score: 90,
        successful_matches: people,
        failed_matches: 0,
        cancelled_matches: 0,
        tiers: { excellent: people, good: 0, fair: 0, poor: 0 },
      },
      requirements: [],
      total: people,
      limit: PAGE,
      skip,
      has_more: skip + PAGE < people,
    };
  };
  return { items, asked, load };
}

const idsOf = ({ processed_items }: BatchResults) =>
  processed_items.map(({ candidate_id_internal }) => candidate_id_internal);

test('the best hundred of a large batch are shown first, and everybody in order', async () => {
  const { items, load } = aBatchOf(950);
  const parts: number[] = [];
  const all = await readAll(load, (part) => {
    expect(part.complete).toBe(false);
    expect(idsOf(part)).toEqual(
      items.slice(0, part.processed_items.length).map((item) => item.candidate_id_internal),
    );
    parts.push(part.processed_items.length);
  });
  expect(parts).toEqual([100, 400]);
  expect(all.complete).toBe(true);
  expect(idsOf(all)).toEqual(items.map((item) => item.candidate_id_internal));
});

test('a batch that takes one more call is not rendered twice', async () => {
  const { load } = aBatchOf(180);
  const parts: number[] = [];
  const all = await readAll(load, (part) => parts.push(part.processed_items.length));
  expect(parts).toEqual([]);
  expect(all.processed_items).toHaveLength(180);
});

test('each page is requested once, and never more than four at a time', async () => {
  const { asked, load } = aBatchOf(1_000);
  let under = 0;
  let most = 0;
  await readAll(
    async (skip) => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      const page = await load(skip);
      under -= 1;
      return page;
    },
    () => undefined,
  );
  expect(asked.sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, page) => page * PAGE));
  expect(most).toBe(4);
});

test('a page that fails ends the reading with its error', async () => {
  const { load } = aBatchOf(1_000);
  const broken = (skip: number) =>
    skip === 600 ? Promise.reject(new Error('no more')) : load(skip);
  await expect(readAll(broken, () => undefined)).rejects.toThrow('no more');
});

test('people scored meanwhile are read too, and nobody is listed twice', async () => {
  const before = aBatchOf(300);
  const after = aBatchOf(420);
  const all = await readAll(
    (skip) => (skip < 200 ? before.load(skip) : after.load(Math.max(0, skip - 1))),
    () => undefined,
  );
  expect(new Set(idsOf(all)).size).toBe(idsOf(all).length);
  expect(all.processed_items.length).toBeGreaterThan(300);
});
