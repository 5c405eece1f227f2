import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientError } from './client-error';
import { createQueryClient } from './query-client';
import { createReadAgain } from './read-again';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen whose only read fails with this, time and again. */
async function aFailedRead(code: 'authentication_required' | 'permission_denied') {
  const client = createQueryClient();
  const queryFn = vi.fn(async () => {
    throw new ClientError({ code });
  });
  new QueryObserver(client, { queryKey: ['lamps'], queryFn }).subscribe(() => undefined);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  await settle();
  return { client, queryFn, settle };
}

test('a read that was refused is made once more, and not a third time', async () => {
  const { client, queryFn, settle } = await aFailedRead('authentication_required');
  const readAgain = createReadAgain(() => client);
  for (const calls of [2, 2]) {
    readAgain();
    await settle();
    expect(queryFn).toHaveBeenCalledTimes(calls);
  }
});

test('a read that failed for another reason waits for its button', async () => {
  const { client, queryFn, settle } = await aFailedRead('permission_denied');
  createReadAgain(() => client)();
  await settle();
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('before anything was read there is nothing to read again', () => {
  expect(createReadAgain(() => null)).not.toThrow();
});
