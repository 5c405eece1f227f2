import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch } from '../../testing/samples';

// The browser's own storage is not part of the test browser: no draft is kept here.
vi.mock('idb-keyval', () => ({
  get: async () => undefined,
  set: async () => undefined,
  del: async () => undefined,
}));

function aWorkingServer(jobs = [aBatch({ updated_at: new Date().toISOString() })]) {
  const server = aServer();
  server.on(batches.list, {
    body: { jobs, total: jobs.length, limit: 20, skip: 0, has_more: false },
  });
  server.on(batches.results, {
    body: {
      batch_job_id: 'batch-0001',
      status: 'completed',
      processed_items: [],
      summary_stats: {
        average_score: 70,
        top_score: 90,
        successful_matches: 9,
        failed_matches: 0,
        tiers: { excellent: 2, good: 3, fair: 3, poor: 1 },
      },
      requirements: [],
      total: 9,
      limit: 1,
      skip: 0,
      has_more: true,
    },
  });
  return server;
}

function decisions(server: ReturnType<typeof aServer>, kinds: (string | null)[]) {
  server.on(reviews.decisions, {
    body: {
      decisions: kinds.map((decision, index) => ({
        batch_job_id: 'batch-0001',
        candidate_id_internal: `person-000${index}`,
        decision,
        reason: null,
        note: null,
        score_seen: 70,
        engine_version: '1',
        decided_by: 'user-0001',
        updated_at: '2026-03-02T09:00:00.000Z',
        revision: 1,
      })),
      total: kinds.length,
      limit: 100,
      skip: 0,
      has_more: false,
    },
  });
}

test('a new account is shown the sample, and one click runs it', async () => {
  const server = aServer();
  server.on(batches.sample, { status: 202, body: aBatch({ sample: true, status: 'pending' }) });
  await renderApp('/dashboard', { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Run the sample' }));
  await waitFor(() => expect(server.requestsTo(batches.sample)).toHaveLength(1));
});

test('an own batch begins in the job text', async () => {
  await renderApp('/dashboard', { server: aServer() });
  await userEvent.click(await screen.findByRole('button', { name: 'Start my own batch' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Job description'));
});

test('what is left to decide is counted from real decisions, without those taken back', async () => {
  const server = aWorkingServer();
  decisions(server, ['shortlist', 'maybe', null]);
  await renderApp('/dashboard', { server });
  const card = within(await screen.findByRole('region', { name: /^Needs you/ }));
  expect(card.getByRole('link').textContent).toContain('7to decide');
  expect(screen.getByText('7 to decide')).toBeVisible();
});

test('a finished batch that nobody has looked at waits', async () => {
  const server = aWorkingServer();
  decisions(server, []);
  await renderApp('/dashboard', { server });
  expect(await screen.findByText('batch finished')).toBeVisible();
});

test('the first steps are ticked by what happened and can be put away for good', async () => {
  const server = aWorkingServer([aBatch({ sample: true })]);
  decisions(server, ['shortlist']);
  const { unmount } = await renderApp('/dashboard', { server });
  expect(await screen.findByText('3 of 4')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Put the first steps away' }));
  unmount();
  await renderApp('/dashboard', { server });
  await screen.findByRole('heading', { name: 'Recent jobs' });
  expect(screen.queryByText('First steps')).toBeNull();
});

test('insights are locked with the plan that opens them', async () => {
  await renderApp('/dashboard', { server: aServer() });
  expect(
    await screen.findByText('Upgrade to Professional or Enterprise plan to access AI features'),
  ).toBeVisible();
});

test('cards that could not be loaded say so each for itself, and the form still works', async () => {
  const server = aServer();
  server.on(analytics.dashboard, refusal('permission_denied'));
  server.on(batches.list, refusal('feature_not_available'));
  await renderApp('/dashboard', { server });
  const totals = await screen.findByText('Your totals could not be loaded.');
  expect(within(alertAround(totals)).queryByRole('button')).toBeNull();
  const jobs = await screen.findByText('Your jobs could not be loaded.');
  expect(within(alertAround(jobs)).getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /job description/i })).toBeEnabled();
});

test('the dashboard asks after no more than three batches', async () => {
  const ids = ['batch-0001', 'batch-0002', 'batch-0003', 'batch-0004', 'batch-0005'];
  const server = aWorkingServer(ids.map((id) => aBatch({ batch_job_id: id })));
  decisions(server, []);
  await renderApp('/dashboard', { server });
  await waitFor(() => expect(server.requestsTo(batches.results)).toHaveLength(3));
  expect(server.requestsTo(reviews.decisions)).toHaveLength(3);
});

function alertAround(element: HTMLElement): HTMLElement {
  const alert = element.closest<HTMLElement>('[role="alert"]');
  if (!alert) throw new Error('It stands in no alert');
  return alert;
}
