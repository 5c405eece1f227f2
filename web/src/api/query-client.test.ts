import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHE_MS } from './lifetimes';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const queryKey = ['lamps'];

/** A cache in which a screen has read something, and how that screen unmounts. */
async function aReadCache() {
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey, queryFn: async () => 'lit' });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { client, leave, known: () => client.getQueryData(queryKey) };
}

test('a response is dropped five minutes after it arrived, once no screen shows it', async () => {
  const { leave, known } = await aReadCache();
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  leave();
  await vi.advanceTimersByTimeAsync(60_000 - 1);
  expect(known()).toBe('lit');
  await vi.advanceTimersByTimeAsync(1);
  expect(known()).toBeUndefined();
});

test('what a screen shows is not removed', async () => {
  const { known } = await aReadCache();
  await vi.advanceTimersByTimeAsync(3 * CACHE_MS);
  expect(known()).toBe('lit');
});

test('data refetched meanwhile counts from then on', async () => {
  const { client, leave, known } = await aReadCache();
  await vi.advanceTimersByTimeAsync(60_000);
  leave();
  client.setQueryData(queryKey, 'bright');
  await vi.advanceTimersByTimeAsync(CACHE_MS - 1000);
  expect(known()).toBe('bright');
});
