import { expect, test } from 'vitest';
import { openThrottle } from './throttle';

/** Work that ends when told to; `running` counts what has started and not ended. */
function bench() {
  const ends: (() => void)[] = [];
  const bench = {
    running: 0,
    most: 0,
    work: async () => {
      bench.running += 1;
      bench.most = Math.max(bench.most, bench.running);
      await new Promise<void>((resolve) => void ends.push(resolve));
      bench.running -= 1;
    },
    endOne: async () => {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    },
  };
  return bench;
}

test('calls run side by side until the store asks to slow down, then one by one, and after a while as before', async () => {
  let now = 0;
  const throttle = openThrottle({ now: () => now });
  const wide = bench();
  const begun = [1, 2, 3].map(() => throttle.run(wide.work));
  expect(wide.running).toBe(3);
  for (const _each of begun) await wide.endOne();
  await Promise.all(begun);

  throttle.slowDown();
  const narrow = bench();
  const waiting = [1, 2, 3].map(() => throttle.run(narrow.work));
  for (const _each of waiting) await narrow.endOne();
  await Promise.all(waiting);
  expect(narrow.most).toBe(1);

  now = 30_000;
  const again = [1, 2].map(() => throttle.run(wide.work));
  expect(wide.running).toBe(2);
  for (const _each of again) await wide.endOne();
  await Promise.all(again);
});

test('a waiter that gives up lets nobody pass those before it', async () => {
  const throttle = openThrottle({ now: () => 0 });
  throttle.slowDown();
  const { work, endOne } = bench();
  const stop = new AbortController();
  const order: string[] = [];
  const first = throttle.run(async () => {
    await work();
    order.push('first');
  });
  const second = throttle.run(async () => void order.push('second'), stop.signal);
  const third = throttle.run(async () => void order.push('third'));
  stop.abort(new Error('It was stopped.'));
  await expect(second).rejects.toThrow('It was stopped.');
  expect(order).toEqual([]);
  await endOne();
  await Promise.all([first, third]);
  expect(order).toEqual(['first', 'third']);
});

test('a failure lets the next one in', async () => {
  const throttle = openThrottle({ now: () => 0 });
  throttle.slowDown();
  const failing = throttle.run(() => Promise.reject(new Error('SlowDown')));
  const next = throttle.run(async () => 'through');
  await expect(failing).rejects.toThrow('SlowDown');
  expect(await next).toBe('through');
});
