import { expect, test } from 'vitest';
import { onDemand } from './on-demand';

test('parts are fetched once, however many callers want them', async () => {
  let fetched = 0;
  const parts = onDemand(async () => {
    fetched += 1;
    return 'parts';
  });
  expect(parts.get()).toBeNull();
  await Promise.all([parts.load(), parts.load()]);
  await parts.load();
  expect([fetched, parts.get()]).toEqual([1, 'parts']);
});

test('a failed fetch is repeated when it is wanted again', async () => {
  let fetched = 0;
  const parts = onDemand(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error('the network is away');
    return 'parts';
  });
  await expect(parts.load()).rejects.toThrow('the network is away');
  expect(await parts.load()).toBe('parts');
});
