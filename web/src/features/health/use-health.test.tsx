import { system } from '@candor/domain/api/system';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { ServiceStatus } from './ServiceStatus';

afterEach(() => {
  vi.restoreAllMocks();
});

const screens = [{ path: '/', element: <ServiceStatus /> }];

function putOutOfSight(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('the service is asked once more when the tab comes back into sight', async () => {
  const { server } = await renderApp('/', { user: null, screens });
  await screen.findByText('Online');
  putOutOfSight(true);
  expect(server.requestsTo(system.health)).toHaveLength(1);
  putOutOfSight(false);
  await waitFor(() => expect(server.requestsTo(system.health)).toHaveLength(2));
});

test('a service that does not answer is offline, and a retry brings it back', async () => {
  const server = aServer();
  server.on(system.health, refusal('permission_denied'));
  await renderApp('/', { server, user: null, screens });
  await screen.findByText('Offline');
  server.on(system.health, {
    body: {
      status: 'healthy',
      overall_status: 'healthy',
      response_time_ms: 20,
      responseTime: 20,
      timestamp: '2026-03-02T09:00:00.000Z',
      error_message: null,
      parts: { engine: 'healthy', database: 'healthy', queue: 'healthy' },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Online')).toBeVisible();
});
