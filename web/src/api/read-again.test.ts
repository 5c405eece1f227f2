import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientError } from './client-error';
import { createQueryClient } from './query-client';
import { readAgain } from './read-again';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen whose only read fails with this, time and again. */
async function aFailedRead(status: 401 | 403) {
  const client = createQueryClient();
  const queryFn = vi.fn(async () => {
    throw new ClientError({ code: 'unknown', status });
  });
  new QueryObserver(client, { queryKey: ['lamps'], queryFn }).subscribe(() => undefined);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  await settle();
  return { client, queryFn, settle };
}

test('a read that was refused is made once more, and not a third time', async () => {
  const { client, queryFn, settle } = await aFailedRead(401);
  for (const calls of [2, 2]) {
    readAgain(client);
    await settle();
    expect(queryFn).toHaveBeenCalledTimes(calls);
  }
});

test('a read that failed for another reason waits for its button', async () => {
  const { client, queryFn, settle } = await aFailedRead(403);
  readAgain(client);
  await settle();
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('before anything was read there is nothing to read again', () => {
  expect(() => readAgain(null)).not.toThrow();
});
