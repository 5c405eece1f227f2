import { expect, test } from 'vitest';
import { limitPerKey } from './per-key';

/** Works that say how many of them went on at once, and end when they are let. */
function works(perKey: ReturnType<typeof limitPerKey>, key: string, count: number) {
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, (_, n) =>
    perKey(key, () => new Promise<number>((end) => ends.push(() => end(n)))),
  );
  return { begun: () => ends.length, endOne: () => ends.shift()?.(), all: Promise.all(all) };
}
const moment = () => new Promise((resolve) => setImmediate(resolve));

test('concurrency is limited per key, and another key does not wait for it', async () => {
  const perKey = limitPerKey(5);
  const [one, other] = [works(perKey, 'one', 7), works(perKey, 'other', 2)];
  await moment();
  expect([one.begun(), other.begun()]).toEqual([5, 2]);
  for (let ended = 1; ended <= 7; ended += 1) {
    one.endOne();
    await moment();
    expect(one.begun()).toBe(Math.min(5, 7 - ended));
  }
  for (const _ of [1, 2]) other.endOne();
  expect(await one.all).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await other.all).toEqual([0, 1]);
});

test('work that fails makes room, and fails alone', async () => {
  const perKey = limitPerKey(1);
  const failing = perKey('key', async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await perKey('key', async () => 'done')).toBe('done');
});
