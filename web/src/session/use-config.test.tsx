import { setTimeout as sleep } from 'node:timers/promises';
import { system } from '@candor/domain/api/system';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createApi } from '../api/create-api';
import { fakeServer, refusal } from '../testing/fake-server';
import { aConfig } from '../testing/samples';
import { createVisitorApp } from '../visit/create-visitor-app';
import { AppProvider } from './app-context';
import { useConfig } from './use-config';

function aVisit() {
  const server = fakeServer();
  const api = createApi({
    fetch: server.transport,
    upload: server.transport,
    token: () => null,
    onUnauthorized: () => undefined,
    onLimits: () => undefined,
    sleep: () => Promise.resolve(),
    newKey: () => 'key-1',
  });
  const app = { ...createVisitorApp(), api };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProvider app={app}>{children}</AppProvider>
  );
  return { server, ask: () => renderHook(() => useConfig(), { wrapper }).result };
}

test('all parts of a page share one call for the configuration', async () => {
  const { server, ask } = aVisit();
  server.on(system.config, { body: aConfig() });
  const [one, other] = [ask(), ask()];
  await waitFor(() => expect([one.current, other.current]).toEqual([aConfig(), aConfig()]));
  expect(ask().current).toBeNull();
  expect(server.requestsTo(system.config)).toHaveLength(1);
});

test('after a failure the next component requests again', async () => {
  const { server, ask } = aVisit();
  server.on(system.config, refusal('permission_denied'));
  ask();
  await waitFor(() => expect(server.requestsTo(system.config)).toHaveLength(1));
  // The refusal is on its way, and nothing else is awaited.
  await act(() => sleep(0));
  server.on(system.config, { body: aConfig() });
  const next = ask();
  await waitFor(() => expect(next.current).toEqual(aConfig()));
});
