import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, anItem, aQuota, aUser } from '../../testing/samples';
import { aResultsServer, resultsOf } from './testing/results-server';

const people = [anItem(1, 60), anItem(2, 90), anItem(3, 60), anItem(4, null)];

test('people are ranked by score, equal scores share a rank, and unreadable documents are separate', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  const table = await screen.findByRole('grid', { name: /ranked by match/ });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    '1',
    '2=',
    '2=',
  ]);
  expect(
    screen.getByRole('heading', { name: /Could not read 1, not scored and not charged/ }),
  ).toBeVisible();
});

test('a batch shows when it ended, unless it ended in the minute it began', async () => {
  const began = { created_at: '2026-03-02T09:00:10.000Z' };
  const head = async (completed_at: string) => {
    const server = aResultsServer(people, aBatch({ ...began, completed_at }));
    const app = await renderApp(paths.batch('batch-0001'), { server });
    const words = (await screen.findByText(/^\d+ candidates, /)).textContent;
    app.unmount();
    return words;
  };
  expect(await head('2026-03-02T09:04:10.000Z')).toContain(', ended ');
  expect(await head('2026-03-02T09:00:50.000Z')).not.toMatch(/ended|updated/);
});

test('a score is announced as one name with its tier', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  expect(
    (await screen.findAllByRole('img', { name: 'Match 90 of 100, excellent' })).length,
  ).toBeGreaterThan(0);
});

test('opening a person shows the passage behind the points', async () => {
  const { router } = await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await userEvent.click(await screen.findByRole('button', { name: 'Person 3' }));
  expect(await screen.findByTitle('The language that this document was read in')).toHaveTextContent(
    'German',
  );
  await userEvent.click(
    await screen.findByRole('button', { name: /R1 Night work, met, 1 sentence/ }),
  );
  expect(screen.getByText('Six years of night work').closest('mark')?.dataset.on).toBe('true');
  expect(router.state.location.search).toContain('candidate=person-0003');
});

test('J and K move through the people and Escape closes', async () => {
  const { router } = await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByRole('grid');
  await userEvent.keyboard('j');
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0001'));
  await userEvent.keyboard('k');
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0002'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).not.toContain('candidate'));
});

test('Escape in the search returns to what opened it', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByRole('grid');
  await userEvent.keyboard('/');
  await userEvent.type(screen.getByRole('textbox', { name: 'Search in this batch' }), 'Person');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Search in this batch (/)' })).toHaveFocus();
});

test('clearing the filters also clears what was typed into the search', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByRole('grid');
  await userEvent.keyboard('/');
  const field = screen.getByRole('textbox', { name: 'Search in this batch' });
  await userEvent.type(field, 'Nobody of that name');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(field).toHaveValue('');
});

test('a selection that is cleared by keys leaves the focus on the row that keys act on', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  const grid = await screen.findByRole('grid');
  await userEvent.keyboard('jx');
  const clear = await screen.findByRole('button', { name: 'Clear the selection' });
  clear.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  expect(grid.contains(document.activeElement)).toBe(true);
});

test('Escape closes what is over what-if first, and then what-if', async () => {
  const server = aResultsServer(people);
  const { router } = await renderApp(`${paths.batch('batch-0001')}&whatIf=1`, { server });
  const rail = await screen.findByRole('complementary', { name: 'What-if' });
  await userEvent.click(within(rail).getAllByRole('button', { name: /^Exact weight/ })[0] ?? rail);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toContain('whatIf');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).not.toContain('whatIf'));
});

test('a tier filters the people and is kept in the URL', async () => {
  const { router } = await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Fair matches' }));
  await waitFor(() => expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(3));
  await waitFor(() => expect(router.state.location.search).toContain('match=50-69'));
});

test('a list of one uses the singular', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer([anItem(1, 60)]) });
  expect(await screen.findByRole('grid', { name: /^1 candidate for / })).toBeVisible();
});

test('somebody outside the chosen part is not shown next to it', async () => {
  const { router } = await renderApp(`${paths.batch('batch-0001')}&candidate=person-0003`, {
    server: aResultsServer(people),
  });
  await screen.findByRole('grid');
  await userEvent.click(screen.getByRole('button', { name: /^To decide/ }));
  await waitFor(() => expect(router.state.location.search).toContain('show=to_decide'));
  expect(router.state.location.search).toContain('candidate=person-0003');

  await userEvent.click(screen.getByRole('button', { name: /^Could not read/ }));
  await waitFor(() => expect(router.state.location.search).not.toContain('candidate='));
});

test('a search without a hit offers to clear the filters', async () => {
  await renderApp(`${paths.batch('batch-0001')}&find=zzz`, { server: aResultsServer(people) });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('an unknown batch is reported in place as not found', async () => {
  const server = aServer();
  server.on(batches.status, refusal('not_found'));
  await renderApp(paths.batch('batch-9999'), { server });
  expect(await screen.findByRole('heading', { name: 'Batch not found' })).toBeVisible();
});

test('returning to a batch that was erased meanwhile shows nothing of it', async () => {
  const server = aResultsServer(people);
  const { router } = await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('grid', { name: /ranked by match/ });
  server.on(batches.status, refusal('not_found'));
  server.on(batches.results, refusal('not_found'));
  await act(() => router.navigate(paths.analytics));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Batch not found' })).toBeVisible();
  expect(screen.queryByRole('grid', { name: /ranked by match/ })).toBeNull();
});

test('a URL with a malformed id asks for a valid one without calling the server', async () => {
  const { server } = await renderApp(paths.batch('x'));
  expect(await screen.findByText('Valid batch ID is required')).toBeVisible();
  expect(server.requestsTo(batches.status)).toHaveLength(0);
});

test('the header names the language of a job that is not in English', async () => {
  const german = { code: 'de', name: 'German', supported: true };
  await renderApp(paths.batch('batch-0001'), {
    server: aResultsServer(people, aBatch({ job_language: german })),
  });
  expect(await screen.findByText(/candidates.*, job in German, /)).toBeVisible();
});

test('for a job in English the header does not', async () => {
  const english = { code: 'en', name: 'English', supported: true };
  await renderApp(paths.batch('batch-0001'), {
    server: aResultsServer(people, aBatch({ job_language: english })),
  });
  expect((await screen.findByText(/^\d+ candidates, /)).textContent).not.toContain('job in');
});

test('a failed batch shows its cause and runs again as a new one, once however often that is pressed', async () => {
  const failed = aBatch({
    status: 'failed',
    error_message: 'The archive is damaged',
    processed_candidates: 0,
  });
  const server = aResultsServer([], failed);
  server.on(batches.rerun, {
    status: 202,
    body: aBatch({ batch_job_id: 'batch-0002', status: 'pending', queuePosition: 1 }),
  });
  const { router } = await renderApp(paths.batch('batch-0001'), { server });
  expect(await screen.findByText('The archive is damaged')).toBeVisible();
  expect(await screen.findByText(/^It failed before the first result/)).toBeVisible();
  const again = screen.getByRole('button', { name: 'Run again' });
  fireEvent.click(again);
  fireEvent.click(again);
  await waitFor(() => expect(router.state.location.search).toBe('?batchId=batch-0002'));
  expect(server.requestsTo(batches.rerun)).toHaveLength(1);
});

const LATER = '2099-03-04T09:00:00.000Z';
const forQuota = aBatch({
  status: 'failed',
  error_message: 'Candidate quota exceeded for starter plan. Upgrade for more quota.',
  error_code: 'candidate_quota_exceeded',
  estimated_candidates: 30,
  candidates_charged: 0,
  processed_candidates: 0,
});

test('a batch that failed for its quota leads to the plans, says from when on there is more, and may be tried again', async () => {
  const server = aResultsServer([], forQuota);
  server.on(users.quotaStatus, { body: aQuota({ candidates_remaining: 9 }) });
  const { plan_info } = aUser();
  const user = aUser({ plan_info: { ...plan_info, current_period_end: LATER } });
  await renderApp(paths.batch('batch-0001'), { server, user });
  const notice = await screen.findByText(/^Candidate quota exceeded for starter plan\./);
  expect(notice).toHaveTextContent(/The quota resets on .*2099\.$/);
  const way = await screen.findByRole('link', { name: 'Upgrade Plan' });
  expect(way).toHaveAttribute('href', paths.pricing);
  expect(screen.getByRole('button', { name: 'Run again' })).toBeEnabled();
});

test('once the quota pays for it, a batch that failed for that is only run again', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer([], forQuota) });
  expect(await screen.findByRole('button', { name: 'Run again' })).toBeEnabled();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull());
});

test('while the subscription could not be read a failed batch is not run again, and says why', async () => {
  const server = aResultsServer([], aBatch({ status: 'failed', processed_candidates: 0 }));
  server.on(users.subscription, refusal('service_unavailable'));
  await renderApp(paths.batch('batch-0001'), { server });
  expect(await screen.findByText(/Subscription data not loaded\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run again' })).toBeDisabled();
});

test('a cancelled batch says so and keeps what was scored', async () => {
  const rest = [5, 6].map((ordinal) => anItem(ordinal, null, { error_code: 'cancelled' }));
  await renderApp(paths.batch('batch-0001'), {
    server: aResultsServer([...people, ...rest], aBatch({ status: 'cancelled' })),
  });
  expect(await screen.findByText(/^Processing was cancelled\. What was scored/)).toBeVisible();
  const again = screen.getByRole('link', { name: 'Use job again' });
  expect(again).toHaveAttribute('href', paths.again('batch-0001'));
  expect(screen.getAllByText(/cancelled/i)).toHaveLength(1);
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.getByRole('heading', { name: /Could not read 1,/ })).toBeVisible();
  expect(
    screen.getByRole('heading', { name: 'Not looked at 2, not scored and not charged' }),
  ).toBeVisible();
  expect(screen.queryByText('file-6.pdf')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show who' }));
  expect(screen.getByText('file-6.pdf')).toBeVisible();
});

test('a batch cancelled before its first result promises nothing to read', async () => {
  const job = aBatch({ status: 'cancelled', processed_candidates: 0 });
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer([], job) });
  expect(await screen.findByText('Processing was cancelled.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nothing was scored' })).toBeVisible();
});

test('a batch that failed because nothing could be read lists each cause once', async () => {
  const job = aBatch({ status: 'failed', error_message: 'No candidate could be read.' });
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer([anItem(1, null)], job) });
  expect(await screen.findByRole('heading', { name: /^Could not read 1,/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nothing was scored' })).toBeNull();
});

test('a batch in which nothing could be read says why, and that it cost nothing', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer([anItem(1, null)]) });
  expect(await screen.findByRole('heading', { name: 'No document could be read' })).toBeVisible();
  expect(screen.getByText('Nothing was charged. The causes are below.')).toBeVisible();
  expect(screen.getByText('The file holds pictures, no text.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Match/ })).toBeNull();
});

test('a batch whose source held nobody leads to another source for its job', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer([]) });
  expect(await screen.findByRole('heading', { name: 'No candidates' })).toBeVisible();
  const again = screen.getByRole('link', { name: 'Use job again' });
  expect(again).toHaveAttribute('href', paths.again('batch-0001'));
});

test('a waiting batch shows its place in the queue', async () => {
  const job = aBatch({
    status: 'pending',
    queuePosition: 4,
    processed_candidates: 0,
    total_candidates: null,
    progress: 0,
  });
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer([], job) });
  expect((await screen.findAllByText('Queue no. 4')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Queued')).toBeNull();
  const bar = screen.getByRole('progressbar', { name: /^Progress of / });
  expect(bar).toHaveAttribute('aria-valuenow', '0');
  expect(bar).toHaveAttribute('aria-valuetext', 'Queue no. 4');
});

/** A server with this many people, best first, whose calls after the first one wait to be released. */
function aLargeServer(count: number) {
  const everybody = Array.from({ length: count }, (_, index) =>
    anItem(index + 1, 100 - Math.floor(index / 4)),
  );
  const server = aResultsServer(everybody);
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((done) => {
    letThrough = done;
  });
  server.on(batches.results, async (request) => {
    const skip = Number(new URL(request.url, 'http://x').searchParams.get('skip'));
    if (skip > 0) await gate;
    const answer = resultsOf(everybody.slice(skip, skip + 100));
    const tiers = { excellent: 0, good: 0, fair: 0, poor: count };
    const summary_stats = { ...answer.summary_stats, successful_matches: count, tiers };
    return { body: { ...answer, summary_stats, skip, total: count, has_more: skip + 100 < count } };
  });
  return { server, letThrough: () => letThrough() };
}

test('the best of a large batch appear before the rest, with the totals for everybody', async () => {
  const { server, letThrough } = aLargeServer(230);
  await renderApp(paths.batch('batch-0001'), { server });
  expect(await screen.findByRole('button', { name: 'All 230' })).toBeVisible();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '231');
  expect(screen.getAllByText(/Reading the rest: 100 of 230 so far/)[0]).toBeVisible();
  letThrough();
  await waitFor(() => expect(screen.queryByText(/Reading the rest/)).toBeNull());
  expect(screen.getByRole('grid', { name: /230 candidates/ })).toBeVisible();
});

test('features that need everybody wait for everybody and say so', async () => {
  const { server, letThrough } = aLargeServer(230);
  await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('button', { name: 'All 230' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Share' })[0] ?? document.body);
  expect(await screen.findByText('This needs everybody in the batch')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Candidate' }));
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  letThrough();
  expect(await screen.findByRole('grid')).toBeVisible();
});
