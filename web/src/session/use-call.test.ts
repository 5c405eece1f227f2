import { users } from '@candor/domain/api/users';
import type { User } from '@candor/domain/model/user';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../api/create-api';
import { createQueryClient } from '../api/query-client';
import { fakeServer } from '../testing/fake-server';
import { aQuota, aUser } from '../testing/samples';
import { callOptions, keyOf, ofTheSamePerson, scopeOf } from './use-call';

afterEach(() => {
  vi.useRealTimers();
});

function aCache() {
  const server = fakeServer();
  server.on(users.quotaStatus, { body: aQuota() });
  const api = createApi({
    fetch: server.transport,
    upload: server.transport,
    token: () => 'token-1',
    onUnauthorized: () => undefined,
    onLimits: () => undefined,
    sleep: () => Promise.resolve(),
    newKey: () => 'key-1',
  });
  const client = createQueryClient();
  return {
    read: (user = aUser()) =>
      client.fetchQuery(callOptions(api, scopeOf({ user }), users.quotaStatus, {})),
    asked: () => server.requestsTo(users.quotaStatus).length,
  };
}

test('data is refetched after five minutes, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { read, asked } = aCache();
  await read();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  await read();
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(1);
  await read();
  expect(asked()).toBe(2);
});

test('two who ask at once share one call', async () => {
  const { read, asked } = aCache();
  await Promise.all([read(), read()]);
  expect(asked()).toBe(1);
});

test('another user or another plan does not get what was read', async () => {
  const { read, asked } = aCache();
  await read();
  await read(aUser({ id: 'user-0002' }));
  await read(aUser({}, 'professional'));
  expect(asked()).toBe(3);
});

test('what was read stays on screen for the same person alone', () => {
  const before = aQuota();
  const keepsFor = ofTheSamePerson(scopeOf({ user: aUser({}, 'professional') }));
  const readBy = (user: User | null) => ({
    queryKey: keyOf(scopeOf({ user }), users.quotaStatus.name, {}),
  });
  expect(keepsFor(before, readBy(aUser({}, 'trial')))).toBe(before);
  expect(keepsFor(before, readBy(aUser({ id: 'user-0002' })))).toBeUndefined();
  expect(keepsFor(before, readBy(null))).toBeUndefined();
  expect(keepsFor(before, undefined)).toBeUndefined();
});
