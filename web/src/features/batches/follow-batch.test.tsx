import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../paths';
import { useSessionState } from '../../session/app-context';
import { useCall } from '../../session/use-call';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aDashboard } from '../../testing/samples';
import { takeAllBack } from '../../ui/notice/notice-stack';
import { useBatch } from './use-batch';
import { useProgress } from './use-progress';

afterEach(() => {
  act(takeAllBack);
});

const running = aBatch({
  status: 'processing',
  progress: 40,
  processed_candidates: 1,
  completed_at: null,
  created_at: new Date().toISOString(),
});

function Follower() {
  const { data: job } = useBatch('batch-0001');
  const { data: metrics } = useCall(analytics.dashboard, {});
  return <p>{job && metrics ? job.jobTitle : 'Loading'}</p>;
}

/** Both, as soon as it is known for whom. */
function Two() {
  if (!useSessionState().user) return null;
  return (
    <>
      <Follower />
      <Follower />
    </>
  );
}

test('a batch and the metrics are asked for once while an answer is on its way, whoever wants them', async () => {
  const server = aServer();
  let answer = () => {};
  const arrived = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on(batches.status, () => arrived.then(() => ({ body: aBatch() })));
  server.on(analytics.dashboard, () => arrived.then(() => ({ body: aDashboard() })));
  await renderApp('/', { server, screens: [{ path: '/', element: <Two /> }] });
  await waitFor(() => expect(server.requestsTo(batches.status)).not.toEqual([]));
  answer();
  expect(await screen.findAllByText('Night Porter')).toHaveLength(2);
  expect(server.requestsTo(batches.status)).toHaveLength(1);
  expect(server.requestsTo(analytics.dashboard)).toHaveLength(1);
});

function Percent({ job }: { job: BatchJob }) {
  return <p>{useProgress(job).percent} percent</p>;
}

test('the bar stays where it was if a later answer says less, and begins anew with another batch', () => {
  const { rerender } = render(<Percent job={running} />);
  rerender(<Percent job={{ ...running, progress: 12 }} />);
  expect(screen.getByText('40 percent')).toBeVisible();
  rerender(<Percent job={{ ...running, batch_job_id: 'batch-0002', progress: 12 }} />);
  expect(screen.getByText('12 percent')).toBeVisible();
});

test('a batch that ends while its user is on another page is told there, once', async () => {
  const server = aServer();
  const list = (job: BatchJob) =>
    server.on(batches.list, {
      body: { jobs: [job], total: 1, limit: 20, skip: 0, has_more: false },
    });
  list(running);
  const { client } = await renderApp(paths.settings, { server });
  await waitFor(() => expect(server.requestsTo(batches.list)).not.toEqual([]));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  list(aBatch({ completed_at: new Date().toISOString() }));
  const asked = () => server.requestsTo(batches.list).length;
  const before = asked();
  await client.invalidateQueries();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(await screen.findByText('Night Porter is scored')).toBeVisible();
  act(takeAllBack);
  await client.invalidateQueries();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText('Night Porter is scored')).toBeNull();
});
