import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side';

test('concurrency is limited, and the end waits for all', async () => {
  const { begin, end } = sideBySide(3);
  let running = 0;
  let most = 0;
  let done = 0;
  for (let piece = 0; piece < 10; piece += 1) {
    await begin(async () => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      done += 1;
    });
  }
  await end();
  expect([most, done]).toEqual([3, 10]);
});

test('nothing is begun after a piece has failed, and the end says why', async () => {
  const { begin, end } = sideBySide(2);
  await begin(() => Promise.reject(new Error('no room')));
  await turn();
  let begun = false;
  const next = begin(async () => {
    begun = true;
  });
  await expect(next).rejects.toThrow('no room');
  await expect(end()).rejects.toThrow('no room');
  expect(begun).toBe(false);
});
