import { users } from '@candor/domain/api/users';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { keyOf, useInvalidate } from './use-call';

const SCOPE = ['user-0001', 'starter'] as const;
const quota = keyOf(SCOPE, users.quotaStatus.name, {});
const subscription = keyOf(SCOPE, users.subscription.name, {});

/** A cache, and in it what a screen shows: the nth answer to the question for the quota. */
function aScreen(shows: boolean) {
  const client = createQueryClient();
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    return asked;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      shown: useQuery({ queryKey: quota, queryFn, enabled: shows }).data,
      invalidate: useInvalidate(),
    }),
    { wrapper },
  );
  return { client, result };
}

test('what is on screen is read again after it was written', async () => {
  const { result } = aScreen(true);
  await waitFor(() => expect(result.current.shown).toBe(1));
  await act(() => result.current.invalidate(users.quotaStatus));
  await waitFor(() => expect(result.current.shown).toBe(2));
});

test('what no screen shows is forgotten once it was written, and nothing else', async () => {
  const { client, result } = aScreen(false);
  const elsewhere = keyOf(SCOPE, users.quotaStatus.name, { query: {} });
  client.setQueryData(elsewhere, 'of before');
  client.setQueryData(subscription, 'as it is');
  await act(() => result.current.invalidate(users.quotaStatus));
  expect(client.getQueryData(elsewhere)).toBeUndefined();
  expect(client.getQueryData(subscription)).toBe('as it is');
});
