import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns';

test('limits concurrency, in order, even after a failure', async () => {
  const turns = createTurns(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 7 }, (_, n) =>
    turns(async () => {
      begun.push(n);
      running += 1;
      most = Math.max(most, running);
      await pause(1);
      running -= 1;
      if (n === 2) throw new Error('failed');
      return n;
    }).catch(() => null),
  );
  expect(await Promise.all(all)).toEqual([0, 1, null, 3, 4, 5, 6]);
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5, 6]]);
});
