import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { invitations } from '@candor/domain/api/invitations';
import { reviews } from '@candor/domain/api/reviews';
import type { BatchOutcome } from '@candor/domain/model/batch';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aDashboard } from '../../testing/samples';
import { NARROW } from '../../ui/use-media-query';

type Outcome = (Pick<BatchOutcome, 'decided_count'> & Partial<BatchOutcome>) | null;

/** A server that has one batch; of one that ended nine people were scored. */
function aWorkingServer(
  came: Outcome,
  job = aBatch({ updated_at: new Date().toISOString() }),
  server = aServer(),
) {
  server.on(batches.list, {
    body: { jobs: [job], total: 1, limit: 20, skip: 0, has_more: false },
  });
  const outcome = came && {
    successful_matches: 9,
    failed_matches: 0,
    cancelled_matches: 0,
    ...came,
    tiers: { excellent: 2, good: 3, fair: 3, poor: 1 },
  };
  server.on(analytics.dashboard, { body: aDashboard({ recent_jobs: [{ ...job, outcome }] }) });
  return server;
}

test('a new account is shown the sample, and one click runs it', async () => {
  const server = aServer();
  server.on(batches.sample, { status: 202, body: aBatch({ sample: true, status: 'pending' }) });
  await renderApp('/dashboard', { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Run the sample' }));
  await waitFor(() => expect(server.requestsTo(batches.sample)).toHaveLength(1));
});

test('when the first card goes the focus moves to where its batch is shown', async () => {
  const server = aServer();
  const sample = aBatch({ sample: true, status: 'pending' });
  server.on(batches.sample, () => {
    server.on(batches.list, {
      body: { jobs: [sample], total: 1, limit: 20, skip: 0, has_more: false },
    });
    return { status: 202, body: sample };
  });
  await renderApp('/dashboard', { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Run the sample' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'At a glance' })).toHaveFocus());
});

test('an own batch begins in the job text', async () => {
  await renderApp('/dashboard', { server: aServer() });
  await userEvent.click(await screen.findByRole('button', { name: 'Start my own batch' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Job description'));
});

test('on the first day the sample is the main thing to do until an own batch is begun', async () => {
  await renderApp('/dashboard', { server: aServer() });
  const sample = await screen.findByRole('button', { name: 'Run the sample' });
  const score = screen.getByRole('button', { name: 'Score candidates' });
  expect(sample).toHaveClass('bg-ink');
  expect(score).not.toHaveClass('bg-ink');
  await userEvent.type(screen.getByLabelText('Job description'), 'Night nurse');
  expect(score).toHaveClass('bg-ink');
  expect(sample).not.toHaveClass('bg-ink');
});

test('the remaining decisions are shown without a request per batch', async () => {
  const server = aWorkingServer({ decided_count: 2 });
  await renderApp('/dashboard', { server });
  const card = within(await screen.findByRole('region', { name: /^Needs you/ }));
  expect(card.getByRole('link').textContent).toContain('7to decide');
  expect(await screen.findByText('7 to decide')).toBeVisible();
  expect(screen.getByRole('img', { name: /2 excellent/ })).toBeVisible();
  expect(server.requestsTo(batches.results)).toHaveLength(0);
  expect(server.requestsTo(reviews.decisions)).toHaveLength(0);
});

test('figures wait for the jobs, of which those that need somebody stand above them', async () => {
  const server = aWorkingServer({ decided_count: 2 });
  server.on(batches.list, () => new Promise(() => undefined));
  await renderApp('/dashboard', { server });
  await screen.findByRole('heading', { name: 'Recent jobs' }, { timeout: 8_000 });
  const usage = screen.findByRole('region', { name: 'Usage' }, { timeout: 2_000 });
  await expect(usage).rejects.toThrow(/Unable to find/);
});

test.each([
  [9, []],
  [20, ['2 excellent, 3 good, 3 fair, 1 poor']],
])('with evidence first %i people have the tiers %j beside their job', async (scored, tiers) => {
  const reviewing = JSON.stringify({ evidenceFirst: true });
  window.localStorage.setItem('candor.reviewing.user-0001', reviewing);
  const server = aWorkingServer({ decided_count: 2, successful_matches: scored });
  await renderApp('/dashboard', { server });
  expect(await screen.findByText(`${scored - 2} to decide`)).toBeVisible();
  const shown = screen.queryAllByRole('img', { name: /excellent/ });
  expect(shown.map((one) => one.getAttribute('aria-label'))).toEqual(tiers);
  const reason = screen.queryByText(/^The tiers of fewer than 20 people are left out here/);
  expect(reason === null).toBe(tiers.length > 0);
});

test('a job that failed for the size of its plan leads to the plans, not to the same failure', async () => {
  const failed = aBatch({
    status: 'failed',
    error_message: 'Batch size (201) exceeds starter plan limit of 200 candidates.',
    error_code: 'batch_size_exceeded',
    estimated_candidates: 201,
  });
  await renderApp('/dashboard', { server: aWorkingServer(null, failed) });
  const way = await screen.findByRole('link', { name: 'Upgrade Plan, for Night Porter' });
  expect(way).toHaveAttribute('href', '/pricing');
  expect(screen.queryByRole('button', { name: 'Run Night Porter again' })).toBeNull();
});

test('in one column what runs stands above the form, and what waits before the history of jobs', async () => {
  const as = window.matchMedia;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...as(query), matches: query === NARROW }));
  onTestFinished(() => media.mockRestore());
  const done = aBatch({ updated_at: new Date().toISOString() });
  const running = aBatch({ batch_job_id: 'batch-0002', status: 'processing', progress: 40 });
  const server = aWorkingServer({ decided_count: 2 }, done);
  const jobs = [running, done];
  server.on(batches.list, { body: { jobs, total: 2, limit: 20, skip: 0, has_more: false } });
  await renderApp('/dashboard', { server });
  await screen.findByRole('region', { name: /^Needs you/ });
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  expect(heads.slice(0, 4)).toEqual(['Now', 'New batch', 'Needs you 1', 'Recent jobs']);
});

test('without a stream of events the page finds out by itself how a batch ended', async () => {
  const running = aBatch({ status: 'processing', created_at: new Date().toISOString() });
  const server = aWorkingServer(null, running);
  await renderApp('/dashboard', { server });
  await screen.findByRole('button', { name: 'Cancel Night Porter' });
  aWorkingServer({ decided_count: 0 }, aBatch(), server);
  expect(await screen.findByText('9 to decide')).toBeVisible();
});

test.each([
  [{ status: 'processing', progress: 40 }, /^\d+%, .+/],
  [{ status: 'pending', progress: 0, queuePosition: 4 }, /^Queue no\. 4$/],
] as const)('how far a batch is that runs now is spoken in words', async (over, words) => {
  const running = aBatch({ ...over, created_at: new Date().toISOString() });
  await renderApp('/dashboard', { server: aWorkingServer(null, running) });
  const now = within(await screen.findByRole('region', { name: 'Now' }));
  const bar = now.getByRole('progressbar', { name: 'Progress of Night Porter' });
  expect(bar.getAttribute('aria-valuetext')).toMatch(words);
});

test('a finished batch that nobody has looked at is waiting', async () => {
  await renderApp('/dashboard', { server: aWorkingServer({ decided_count: 0 }) });
  expect(await screen.findByText('batch finished')).toBeVisible();
});

test('the first steps are ticked by what happened and can be put away for good', async () => {
  const server = aWorkingServer({ decided_count: 1 }, aBatch({ sample: true }));
  const { unmount } = await renderApp('/dashboard', { server });
  expect(await screen.findByText('3 of 4')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the first steps' }));
  unmount();
  await renderApp('/dashboard', { server });
  await screen.findByRole('heading', { name: 'Recent jobs' });
  expect(screen.queryByText('First steps')).toBeNull();
});

test.each([
  ['processing', '1 of 4'],
  ['failed', '1 of 4'],
  ['completed', '2 of 4'],
] as const)(
  'own candidates count as scored once the batch has ended well: %s',
  async (status, done) => {
    await renderApp('/dashboard', { server: aWorkingServer(null, aBatch({ status })) });
    expect(await screen.findByText(done)).toBeVisible();
  },
);

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

test('stalled invitations wait next to the batches, and finishers are requested only if there are any', async () => {
  const server = aWorkingServer({ decided_count: 2 });
  const counts = {
    total: 5,
    stalled: 3,
    by_ats: { ashby: 0, greenhouse: 0, unknown: 5 },
    by_progress: { not_started: 3, in_progress: 2, completed: 0, no_data: 0 },
  };
  server.on(invitations.list, {
    body: { invitations: [], total: 5, page: 1, limit: 1, has_more: true, counts },
  });
  await renderApp('/dashboard', { server });
  const card = within(await screen.findByRole('region', { name: /^Needs you/ }));
  expect(await card.findByRole('link', { name: /3\s*invitations stalled/ })).toHaveAttribute(
    'href',
    '/invitations?stalled=true',
  );
  expect(card.getByText('to decide')).toBeVisible();
  expect(server.requestsTo(invitations.stats)).toHaveLength(0);
});

function alertAround(element: HTMLElement): HTMLElement {
  const alert = element.closest<HTMLElement>('[role="alert"]');
  if (!alert) throw new Error('It stands in no alert');
  return alert;
}

test('the all-time totals are next to the newest jobs, which link to their results', async () => {
  const server = aWorkingServer({ decided_count: 0 });
  const job = aBatch();
  const totals = {
    total_analyses: 1204,
    total_candidates_processed: 1187,
    total_api_calls: 36,
    recent_jobs: [{ ...job, outcome: null }],
  };
  server.on(analytics.dashboard, { body: aDashboard(totals) });
  await renderApp('/dashboard', { server });
  const usage = within(await screen.findByRole('region', { name: 'Usage' }));
  const figures = (await usage.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(usage.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Analyses since the start',
    'Candidates since the start',
    'API calls since the start',
  ]);
  expect(figures).toEqual(['1,204', '1,187', '36']);
  const plan = within(usage.getByRole('region', { name: 'Plan' }));
  expect(plan.getByText('Starter plan, active.')).toBeVisible();
  expect(
    plan.getByText(/500 candidates every 30 days, batches up to 200, 3 API keys/),
  ).toBeVisible();
  expect(plan.getByText('A sentence behind every point')).toBeVisible();
  expect(usage.getByRole('link', { name: 'Plan and billing' })).toHaveAttribute('href', '/billing');
  expect(screen.getByText('100', { selector: 'b' }).parentElement).toHaveTextContent(
    '100 of 500 candidates used',
  );
  const jobs = within(screen.getByRole('table', { name: 'Recent jobs' }));
  expect(jobs.getByRole('link', { name: job.jobTitle })).toHaveAttribute(
    'href',
    `/analytics?batchId=${job.batch_job_id}`,
  );
});

test('the cause of a failed batch is shown in full next to the button to run it again', async () => {
  const error_message = `${'This PDF holds pictures of pages and no text. '.repeat(4)}Export it again.`;
  const failed = aBatch({ status: 'failed', error_message });
  await renderApp('/dashboard', { server: aWorkingServer(null, failed) });
  const again = await screen.findByRole('button', { name: 'Run Night Porter again' });
  const row = again.closest('tr');
  expect(row).toHaveTextContent('Failed');
  expect(within(row ?? document.body).getByText(error_message)).not.toHaveClass('truncate');
});
