import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aQuota } from '../../testing/samples';
import { turnedWindow } from '../../testing/turned-window';
import { saidNotices, takeAllBack } from '../../ui/notice/notice-stack';
import { NARROW } from '../../ui/use-media-query';

afterEach(() => {
  act(takeAllBack);
});

function aListServer(jobs = [aBatch()]) {
  const server = aServer();
  server.on(batches.list, {
    body: { jobs, total: jobs.length, limit: 20, skip: 0, has_more: false },
  });
  return server;
}

async function openMenu(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Night Porter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('each state of a batch is told in its own words', async () => {
  const jobs = [
    aBatch({ batch_job_id: 'batch-0001', processed_candidates: 24 }),
    aBatch({
      batch_job_id: 'batch-0002',
      status: 'failed',
      error_message: 'The archive is damaged',
    }),
    aBatch({ batch_job_id: 'batch-0004', status: 'pending', queuePosition: 2 }),
    aBatch({ batch_job_id: 'batch-0005', status: 'processing', progress: 40 }),
  ];
  await renderApp('/analytics', { server: aListServer(jobs) });
  const table = await screen.findByRole('table', { name: 'Batches, newest first' });
  for (const words of ['24 processed', 'The archive is damaged', 'Queue no. 2', '40%']) {
    expect(within(table).getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
  }
});

/** A window in which rows are cards. */
function narrowWindow() {
  const as = window.matchMedia;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...as(query), matches: query === NARROW }));
  onTestFinished(() => media.mockRestore());
}

test('a running batch that tells no progress shows the one of its time, in the table and on a card', async () => {
  const created_at = new Date(Date.now() - 20_000).toISOString();
  const running = aBatch({ status: 'processing', progress: 0, created_at });
  const { unmount } = await renderApp('/analytics', { server: aListServer([running]) });
  const row = (await screen.findByRole('link', { name: 'Night Porter' })).closest('tr');
  expect(row).toHaveTextContent('35%');
  expect(row).not.toHaveTextContent('0%');
  unmount();
  narrowWindow();
  await renderApp('/analytics', { server: aListServer([running]) });
  const bar = await screen.findByRole('progressbar', { name: 'Progress of Night Porter' });
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^35%, /);
});

test('that a batch was cancelled is said once', async () => {
  const server = aListServer([aBatch({ status: 'cancelled', original_filename: 'people.csv' })]);
  await renderApp('/analytics', { server });
  const row = (await screen.findByRole('link', { name: 'Night Porter' })).closest('tr');
  const state = within(row ?? document.body).getByText('Processing was cancelled');
  expect(state.closest('td')).toHaveTextContent(/^Processing was cancelled$/);
  expect(row).not.toHaveTextContent('Cancelled');
});

test('in a narrow window a batch is a card that says all that its row would', async () => {
  narrowWindow();
  const server = aListServer([
    aBatch({
      total_candidates: 24,
      processed_candidates: 24,
      candidates_charged: 23,
      original_filename: 'people.csv',
      rerun_of: 'batch-0000',
    }),
    aBatch({ batch_job_id: 'batch-0002', status: 'failed', error_message: 'It is damaged' }),
  ]);
  await renderApp('/analytics', { server });
  const list = await screen.findByRole('list', { name: 'Batches' });
  const [done, failed] = within(list).getAllByRole('listitem');
  expect(done).toHaveTextContent(/Completed24 processed.*24 candidates, 23 charged/);
  expect(done).toHaveTextContent('people.csv, run again');
  expect(failed).toHaveTextContent('FailedIt is damaged');
  expect(screen.queryByRole('table', { name: /^Batches/ })).toBeNull();
  await userEvent.click(within(done ?? list).getByLabelText('Choose Night Porter'));
  expect(screen.getByRole('toolbar', { name: 'Chosen batches' })).toHaveTextContent('1 chosen');
});

test('state and search are sent to the server and kept in the URL', async () => {
  const { server, router } = await renderApp('/analytics', { server: aListServer() });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'failed');
  await userEvent.type(screen.getByLabelText('Search batches'), 'porter');
  await waitFor(() => expect(router.state.location.search).toBe('?status=failed&search=porter'));
  await waitFor(() =>
    expect(server.requestsTo(batches.list).at(-1)?.url).toBe(
      '/api/v1/batch-jobs?limit=20&skip=0&status=failed&search=porter',
    ),
  );
});

test('the head of a column sorts, turns when it is pressed again, and stands in the address', async () => {
  const { server, router } = await renderApp('/analytics?page=2', { server: aListServer() });
  const created = await screen.findByRole('columnheader', { name: 'Created' });
  expect(created).toHaveAttribute('aria-sort', 'descending');
  const job = screen.getByRole('columnheader', { name: 'Job' });
  within(job).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=jobTitle'));
  expect(job).toHaveAttribute('aria-sort', 'ascending');
  expect(created).toHaveAttribute('aria-sort', 'none');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(server.requestsTo(batches.list).at(-1)?.url).toBe(
      '/api/v1/batch-jobs?limit=20&skip=0&sort=-jobTitle',
    ),
  );
});

test('cards, which have no heads, are sorted by a list of the same columns', async () => {
  const { router } = await renderApp('/analytics', { server: aListServer() });
  await userEvent.selectOptions(await screen.findByLabelText('Sort'), 'By candidates');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-total_candidates'));
  await userEvent.click(screen.getByRole('button', { name: 'Sort ascending' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=total_candidates'));
});

test('a filter without a result offers to clear it', async () => {
  const { router } = await renderApp('/analytics?status=failed', { server: aListServer([]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an account without a batch is led to the form', async () => {
  await renderApp('/analytics', { server: aListServer([]) });
  expect((await screen.findByRole('link', { name: 'Start a batch' })).getAttribute('href')).toBe(
    '/dashboard',
  );
});

test('deleting names the batch and happens only when confirmed', async () => {
  const server = aListServer();
  server.on(batches.remove, { status: 204 });
  await renderApp('/analytics', { server });
  await openMenu('Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(server.requestsTo(batches.remove)).toHaveLength(0);
  await openMenu('Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the batch' }));
  await waitFor(() => expect(server.requestsTo(batches.remove)).toHaveLength(1));
});

test('deleting a batch by keys leaves the focus on its neighbour', async () => {
  const cook = aBatch({ batch_job_id: 'batch-0001', jobTitle: 'Cook' });
  const tailor = aBatch({ batch_job_id: 'batch-0002', jobTitle: 'Tailor' });
  const server = aListServer([cook, tailor]);
  server.on(batches.remove, { status: 204 });
  await renderApp('/analytics', { server });
  (await screen.findByRole('button', { name: 'Actions for Cook' })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const confirm = await screen.findByRole('button', { name: 'Delete the batch' });
  server.on(batches.list, {
    body: { jobs: [tailor], total: 1, limit: 20, skip: 0, has_more: false },
  });
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByText('Cook')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Actions for Tailor' })).toHaveFocus(),
  );
});

test('turning the window leaves a title that is being typed, and then the rows become cards', async () => {
  const turn = turnedWindow(() => false);
  await renderApp('/analytics', { server: aListServer() });
  await openMenu('Rename');
  await userEvent.type(await screen.findByLabelText('Job title'), ', relief');
  turn((query) => query === NARROW);
  expect(screen.getByLabelText('Job title')).toHaveValue('Night Porter, relief');
  await userEvent.click(screen.getByRole('button', { name: 'Keep as it is' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

test('a title of blanks is no title', async () => {
  const server = aListServer();
  await renderApp('/analytics', { server });
  await openMenu('Rename');
  const field = await screen.findByLabelText('Job title');
  await userEvent.clear(field);
  await userEvent.type(field, '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(server.requestsTo(batches.rename)).toHaveLength(0);
});

test.each([
  ['completed', ['Use job again', 'Rename', 'Delete']],
  ['cancelled', ['Use job again', 'Rename', 'Delete']],
  ['failed', ['Use job again', 'Rename', 'Run again', 'Delete']],
  ['pending', ['Use job again', 'Rename', 'Cancel']],
  ['processing', ['Use job again', 'Rename', 'Cancel']],
  ['processing_chunks', ['Use job again', 'Rename', 'Cancel']],
] as const)('what can be done with a batch that is %s', async (status, offered) => {
  await renderApp('/analytics', { server: aListServer([aBatch({ status })]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Night Porter' }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items).toEqual(offered);
});

test('a batch that cannot be run again now says so', async () => {
  const server = aListServer([aBatch({ status: 'failed' })]);
  server.on(batches.rerun, refusal('service_unavailable'));
  const { router } = await renderApp('/analytics', { server });
  await openMenu('Run again');
  expect(await screen.findByText('Failed to rerun batch job. Please try again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade Plan' })).toBeNull();
  expect(router.state.location.search).toBe('');
  server.on(batches.rerun, { status: 202, body: aBatch({ batch_job_id: 'batch-0009' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(router.state.location.search).toBe('?batchId=batch-0009'));
});

test.each([
  ['rate_limited', 'Only 20 runs an hour. Please wait a moment.', 'Try Again'],
  ['permission_denied', 'This account is suspended. Please contact support.', null],
  ['validation_error', 'The folder could not be opened.', null],
  ['conflict', 'A later morning has taken up everybody in this batch.', null],
  ['authentication_required', 'Authentication required. Please log in.', 'Sign In'],
] as const)('a rerun refused as %s says why, and what helps', async (code, detail, help) => {
  const server = aListServer([aBatch({ status: 'failed' })]);
  server.on(batches.rerun, refusal(code, { detail }));
  await renderApp('/analytics', { server });
  await openMenu('Run again');
  expect(await screen.findByText(detail)).toBeVisible();
  const notices = within(screen.getByRole('region', { name: 'Notices' }));
  const buttons = notices.getAllByRole('button').map((button) => button.textContent);
  expect(buttons.filter(Boolean)).toEqual(help ? [help] : []);
});

test('while the subscription could not be read nothing is run again, and the list says why', async () => {
  const server = aListServer([aBatch({ status: 'failed' })]);
  server.on(users.subscription, refusal('service_unavailable'));
  await renderApp('/analytics', { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Night Porter' }));
  const item = await screen.findByRole('menuitem', { name: /^Run again/ });
  expect(item).toHaveTextContent('Subscription data not loaded.');
  expect(item).toHaveAttribute('aria-disabled', 'true');
});

test('a batch that the quota does not pay for is not asked to run again', async () => {
  const failed = { status: 'failed', estimated_candidates: 12, candidates_charged: 2 } as const;
  const server = aListServer([aBatch(failed)]);
  server.on(users.quotaStatus, { body: aQuota({ candidates_remaining: 9 }) });
  const { router } = await renderApp('/analytics', { server });
  await openMenu('Run again');
  expect(
    await screen.findByText('Insufficient candidate quota: 10 requested, 9 available.'),
  ).toBeVisible();
  expect(server.requestsTo(batches.rerun)).toHaveLength(0);
  expect(saidNotices()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade Plan' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
});

test.each(['google_drive', 'aws_s3', 'database'] as const)(
  'of %s, which is read anew, nobody knows how many are there: one that is left is enough to ask',
  async (input_type) => {
    const failed = { status: 'failed', estimated_candidates: 25, candidates_charged: 0 } as const;
    const server = aListServer([aBatch({ ...failed, input_type })]);
    server.on(users.quotaStatus, { body: aQuota({ candidates_remaining: 9 }) });
    server.on(batches.rerun, { status: 202, body: aBatch({ batch_job_id: 'batch-0009' }) });
    const { router } = await renderApp('/analytics', { server });
    await openMenu('Run again');
    await waitFor(() => expect(router.state.location.search).toBe('?batchId=batch-0009'));
  },
);

test('what the plan forbids is announced once, with a link to the plans', async () => {
  const server = aListServer([aBatch({ status: 'failed' })]);
  const limited = { limit_type: 'candidate_quota', plan_type: 'starter' };
  server.on(batches.rerun, refusal('candidate_quota_exceeded', limited));
  await renderApp('/analytics', { server });
  await openMenu('Run again');
  expect(await screen.findByRole('button', { name: 'Upgrade Plan' })).toBeVisible();
  expect(saidNotices().map(({ notice }) => notice.title)).toEqual([
    'Candidate quota exceeded for starter plan. Upgrade for more quota.',
  ]);
});

test('several ended batches are deleted at once, running ones cannot be chosen', async () => {
  const server = aListServer([
    aBatch({ batch_job_id: 'batch-0001', jobTitle: 'Cook' }),
    aBatch({ batch_job_id: 'batch-0002', jobTitle: 'Tailor' }),
    aBatch({ batch_job_id: 'batch-0003', jobTitle: 'Baker', status: 'processing' }),
  ]);
  server.on(batches.remove, { status: 204 });
  await renderApp('/analytics', { server });
  await userEvent.click(await screen.findByLabelText('Choose every ended batch of this page'));
  expect(screen.getByLabelText('Baker still runs')).toHaveProperty('disabled', true);
  const bar = within(screen.getByRole('toolbar', { name: 'Chosen batches' }));
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 batches' }));
  await waitFor(() => expect(server.requestsTo(batches.remove)).toHaveLength(2));
});

test('a choice that is cleared by keys leaves the focus on the list', async () => {
  await renderApp('/analytics', { server: aListServer([aBatch({ jobTitle: 'Cook' })]) });
  await userEvent.click(await screen.findByLabelText('Choose every ended batch of this page'));
  screen.getByRole('button', { name: 'Clear' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('toolbar', { name: 'Chosen batches' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Batches' })).toHaveFocus();
});

test('turning to the last page by key keeps the focus on its button', async () => {
  const server = aServer();
  server.on(batches.list, {
    body: { jobs: [aBatch()], total: 21, limit: 20, skip: 0, has_more: false },
  });
  await renderApp('/analytics', { server });
  const next = await screen.findByRole('button', { name: 'Next page' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('21 to 21 of 21')).toBeVisible();
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('rows per page belong to the address', async () => {
  const { server, router } = await renderApp('/analytics?page=3', { server: aListServer() });
  await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), '50');
  await waitFor(() => expect(router.state.location.search).toBe('?rows=50'));
  await waitFor(() =>
    expect(server.requestsTo(batches.list).at(-1)?.url).toBe('/api/v1/batch-jobs?limit=50&skip=0'),
  );
});

test('nothing made yet, nothing found and nothing loaded are three different things', async () => {
  const server = aListServer([]);
  const { router } = await renderApp('/analytics', { server });
  expect(await screen.findByRole('heading', { name: 'No batches yet' })).toBeVisible();
  // There is nothing to search in yet.
  expect(screen.queryByRole('searchbox', { name: 'Search batches' })).toBeNull();
  await act(() => router.navigate('/analytics?search=porter'));
  const found = await screen.findByRole('heading', { name: 'No batch matches' });
  expect(found.closest('[role="status"]')).not.toBeNull();
  server.on(batches.list, refusal('permission_denied'));
  await act(() => router.navigate('/analytics?search=cook'));
  const failed = await screen.findByRole('heading', { name: 'The batches could not be loaded' });
  expect(failed.closest('[role="alert"]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});
