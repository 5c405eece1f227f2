import { endpoints } from '@candor/domain/api/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '../session/use-call';
import { LIFETIMES, lifetimeOf } from './lifetimes';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('every lifetime belongs to a call of the contract', () => {
  const names = new Set(endpoints.map(({ name }) => name));
  expect(Object.keys(LIFETIMES).filter((name) => !names.has(name))).toEqual([]);
});

test.each([...Object.keys(LIFETIMES), 'users.subscription'])(
  'a screen opened within the lifetime of %s requests nothing, and one after it requests it again',
  async (name) => {
    const client = createQueryClient();
    const queryFn = vi.fn(async () => 'answer');
    const open = () => {
      const observer = new QueryObserver(client, {
        queryKey: keyOf(['user', 'trial'], name, {}),
        queryFn,
      });
      return observer.subscribe(() => undefined);
    };
    open();
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(Math.max(0, lifetimeOf(name) - 1));
    open();
    const early = lifetimeOf(name) > 0 ? 1 : 2;
    expect(queryFn).toHaveBeenCalledTimes(early);
    await vi.advanceTimersByTimeAsync(1);
    open();
    expect(queryFn).toHaveBeenCalledTimes(early + 1);
  },
);
