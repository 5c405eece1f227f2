import { system } from '@candor/domain/api/system';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClientError } from '../../api/client-error';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { ServiceCard } from './ServiceCard';
import { ServiceStatus } from './ServiceStatus';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const screens = [{ path: '/', element: <ServiceStatus /> }];

const WELL = {
  status: 'healthy',
  overall_status: 'healthy',
  response_time_ms: 20,
  responseTime: 20,
  timestamp: '2026-03-02T09:00:00.000Z',
  error_message: null,
  parts: { engine: 'healthy', database: 'healthy', queue: 'healthy' },
};

function putOutOfSight(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('the service is checked once more when the tab becomes visible again', async () => {
  const { server } = await renderApp('/', { user: null, screens });
  await screen.findByText('Online');
  putOutOfSight(true);
  expect(server.requestsTo(system.health)).toHaveLength(1);
  putOutOfSight(false);
  await waitFor(() => expect(server.requestsTo(system.health)).toHaveLength(2));
});

test('without a network the service is called offline, and checked once more when there is one', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get');
  const turn = (to: 'online' | 'offline') =>
    act(() => {
      network.mockReturnValue(to === 'online');
      window.dispatchEvent(new Event(to));
    });
  const { server } = await renderApp('/', { user: null, screens });
  await screen.findByText('Online');
  turn('offline');
  expect(screen.getByText('Offline')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  turn('online');
  expect(await screen.findByText('Online')).toBeVisible();
  await waitFor(() => expect(server.requestsTo(system.health)).toHaveLength(2));
});

test('out of sight nothing is asked, however long that lasts', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = await renderApp('/', { user: null, screens });
  await screen.findByText('Online');
  putOutOfSight(true);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(server.requestsTo(system.health)).toHaveLength(1);
});

test('a service that fails is offline and says so, and a retry brings it back', async () => {
  const server = aServer();
  server.on(system.health, refusal('service_unavailable'));
  await renderApp('/', { server, user: null, screens });
  await screen.findByText('Offline');
  expect(
    screen.getByText('Analytics Check Failed: Analytics service status unavailable'),
  ).toBeVisible();
  server.on(system.health, { body: WELL });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Online')).toBeVisible();
});

test.each([
  [{ overall_status: 'healthy', responseTime: 2000 }, 'Online', '<2s'],
  [{ overall_status: 'healthy', responseTime: 2001 }, 'Slow', '>2s'],
  [{ status: 'degraded', response_time_ms: 499 }, 'Slow', '<500ms'],
  [{ status: 'resting', response_time_ms: 500 }, 'Unknown', '<2s'],
])('an answer that says no more than %j is read', async (body, label, speed) => {
  const server = aServer();
  server.on(system.health, { body });
  await renderApp('/', { server, user: null, screens });
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getByText(speed)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('the status includes the time of the check and what the service says is wrong', async () => {
  const server = aServer();
  const body = { ...WELL, status: 'degraded', overall_status: 'degraded' };
  server.on(system.health, { body: { ...body, error_message: 'The queue stands still.' } });
  server.on(system.history, { body: { points: [] } });
  await renderApp('/', { server, user: null, screens: [{ path: '/', element: <ServiceCard /> }] });
  fireEvent.click(await screen.findByRole('button', { name: /Show the last 24 hours$/ }));
  expect(await screen.findByText('The queue stands still.')).toBeVisible();
  const checked = await screen.findByText(/^Checked at/);
  expect(checked.querySelector('time')).toHaveAttribute('datetime', WELL.timestamp);
});

test('a check that is refused counts as no lost session, however often', async () => {
  const server = aServer();
  server.on(system.health, refusal('authentication_required'));
  const { session, state } = await renderApp('/', { server, screens });
  const refused = vi.spyOn(session, 'refused');
  for (const checks of [1, 2, 3]) {
    expect(await screen.findByText('Offline')).toBeVisible();
    await waitFor(() => expect(server.requestsTo(system.health)).toHaveLength(checks));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  }
  expect(refused).not.toHaveBeenCalled();
  expect(state.get().user).not.toBeNull();
});

test('a check that takes too long says so at once, without a second attempt', async () => {
  const server = aServer();
  server.on(system.health, () => {
    throw new ClientError({ code: 'timeout' });
  });
  await renderApp('/', { server, user: null, screens });
  expect(await screen.findByText('Analytics health check timed out')).toBeVisible();
  expect(server.requestsTo(system.health)).toHaveLength(1);
});

test('the service is checked 30 s after each response and not while a check is running', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = aServer();
  let answer = () => {};
  server.on(
    system.health,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: WELL });
      }),
  );
  await renderApp('/', { server, user: null, screens });
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(server.requestsTo(system.health)).toHaveLength(1);
  answer();
  await screen.findByText('Online');
  await act(() => vi.advanceTimersByTimeAsync(28_000));
  expect(server.requestsTo(system.health)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(server.requestsTo(system.health)).toHaveLength(2);
});
