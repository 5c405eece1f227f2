import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../paths';
import { handStream } from '../testing/hand-stream';
import { aServer, renderApp } from '../testing/render-app';
import { aBatch, aSubscription, aUser } from '../testing/samples';

const running = aBatch({
  status: 'processing',
  progress: 40,
  processed_candidates: 1,
  completed_at: null,
  created_at: new Date().toISOString(),
});

function serverWith(job: typeof running) {
  const server = aServer();
  server.on(batches.list, {
    body: { jobs: [job], total: 1, limit: 20, skip: 0, has_more: false },
  });
  return server;
}

test('a running batch moves on the dashboard without being asked about', async () => {
  const server = serverWith(running);
  const stream = handStream();
  await renderApp(paths.dashboard, { server, openStream: stream.openStream });
  await screen.findAllByText('40%');
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  const asked = server.requestsTo(batches.list).length;
  act(() =>
    stream.send({
      type: 'batch',
      batch: { ...running, progress: 80, updated_at: new Date().toISOString() },
    }),
  );
  expect(await screen.findAllByText('80%')).not.toEqual([]);
  expect(server.requestsTo(batches.list).length).toBeLessThanOrEqual(asked + 1);
});

test('a stream that is cut leaves the page working', async () => {
  const stream = handStream();
  await renderApp(paths.dashboard, { server: serverWith(running), openStream: stream.openStream });
  await screen.findAllByText('40%');
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  act(() => stream.cut());
  expect(screen.getAllByText('40%')).not.toEqual([]);
});

test('signing out ends the stream', async () => {
  const stream = handStream();
  const { session } = await renderApp(paths.dashboard, { openStream: stream.openStream });
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  await act(() => session.logout());
  await waitFor(() => expect(stream.isOpen()).toBe(false));
});

test('after the trial no stream is opened, as it would only be refused', async () => {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ plan_type: 'trial', days_remaining: 0 }) });
  const stream = handStream();
  await renderApp(paths.billing, {
    server,
    user: aUser({}, 'trial'),
    openStream: stream.openStream,
  });
  await screen.findByRole('heading', { name: 'Billing' });
  expect(stream.isOpen()).toBe(false);
});
