import { batches } from '@candor/domain/api/batches';
import { insights } from '@candor/domain/api/insights';
import { users } from '@candor/domain/api/users';
import { PLANS } from '@candor/domain/rules/plans';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ClientError } from '../../api/client-error';
import { paths } from '../../paths';
import { reviewingKey } from '../../session/covered-scores';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aSubscription, aUser } from '../../testing/samples';
import { aMeta } from './testing/meta-samples';

function aMetaServer(answer = aMeta()) {
  const server = aServer();
  server.on(users.subscription, {
    body: aSubscription({ plan_type: 'professional', features: PLANS.professional.features }),
  });
  server.on(insights.enhanced, { body: answer });
  const jobs = [
    aBatch({ batch_job_id: 'batch-0001', jobTitle: 'Nurse' }),
    aBatch({ batch_job_id: 'batch-0002', jobTitle: 'Cook' }),
    aBatch({ batch_job_id: 'batch-0003', jobTitle: 'Nurse' }),
    aBatch({ batch_job_id: 'batch-0004', jobTitle: 'Sample job', sample: true }),
  ];
  server.on(batches.list, { body: { jobs, total: 4, limit: 100, skip: 0, has_more: false } });
  return server;
}

async function open(server = aMetaServer(), query = '') {
  const user = aUser({}, 'professional');
  const app = await renderApp(`${paths.metaAnalytics}${query}`, { server, user });
  await screen.findByRole('heading', { level: 1, name: 'Meta Analytics' });
  return app;
}

const asked = ({ server }: Awaited<ReturnType<typeof open>>) =>
  server.requestsTo(insights.enhanced).map(({ url }) => new URL(url, 'http://x').searchParams);

test('the overview has the totals, what stands out with its basis, and the range before', async () => {
  await open();
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  expect(totals.getByText('61.4')).toBeVisible();
  expect(totals.getAllByText('n = 40')).toHaveLength(2);
  const found = within(screen.getByRole('region', { name: 'What stands out' }));
  expect(found.getByText('Found by rules')).toBeVisible();
  expect(
    found.getByText('Of all must-haves, “Airflow” is shown by the fewest: 2 of 40.'),
  ).toBeVisible();
  expect(found.getByText(/2 jobs asked for it/)).toBeVisible();
  expect(found.getByText('n = 40, medium confidence')).toBeVisible();
  expect(screen.getByText('was 57 in the 30 days before, n = 120')).toBeVisible();
  expect(
    screen.getByText(/^From your batches\. Counted .* in 0\.12 s\. Professional plan\.$/),
  ).toBeVisible();
});

test('a finding is copied with what it rests on', async () => {
  await open();
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Copy “Matches became better”' }));
  expect(await navigator.clipboard.readText()).toBe(
    'The middle score rose from 55 to 61.\n40 people in the last 30 days, 25 in the 30 days before. (n = 25, medium confidence; found by rules)',
  );
});

test('the tab is in the URL and shows its subject, as a table too', async () => {
  const { router } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Skills' }));
  expect(router.state.location.search).toBe('?metric=skills');
  const scarce = within(screen.getByRole('region', { name: 'Scarce must-haves' }));
  await userEvent.click(scarce.getByRole('button', { name: 'View as table' }));
  const row = scarce.getByRole('row', { name: /^Airflow/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Airflow', '2', '5', '3', '30', '40']);
  expect(
    screen.getByRole('img', { name: /^Skills that were asked for.*Airflow.*Kafka/ }),
  ).toBeVisible();
  expect(screen.queryByText('The middle score rose from 55 to 61.')).toBeNull();
});

test('the process says where people came from, with words in place of a figure of three people', async () => {
  await open(aMetaServer(), '?metric=process');
  const zip = await screen.findByRole('row', { name: /^ZIP file/ });
  expect(zip).toHaveTextContent('Not enough people yet');
  expect(screen.getByRole('row', { name: /^CSV file/ })).toHaveTextContent('57.2 to 66.4');
  expect(screen.getByText('16 of 40 people have a decision')).toBeVisible();
  expect(screen.getByText('5 of 12 invitations led to answers')).toBeVisible();
  expect(screen.getByText('Half of the jobs have their last score within 2 min 5 s')).toBeVisible();
});

test('range and jobs are asked for and stay in the address', async () => {
  const app = await open();
  await userEvent.click(await screen.findByRole('radio', { name: '90 days' }));
  await userEvent.click(screen.getByRole('button', { name: 'All jobs' }));
  const jobs = within(await screen.findByRole('dialog', { name: 'Jobs' }));
  expect(jobs.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(jobs.getByRole('checkbox', { name: 'Nurse' }));
  await userEvent.click(jobs.getByRole('checkbox', { name: 'Cook' }));
  await waitFor(() => expect(asked(app).at(-1)?.get('job_filter')).toBe('Nurse,Cook'));
  expect(asked(app).at(-1)?.get('time_range')).toBe('90');
  expect(app.router.state.location.search).toBe('?range=90&job=Nurse&job=Cook');
});

test('jobs from long ago are offered once more of them are asked for', async () => {
  const server = aMetaServer();
  const page = { total: 2, limit: 100 };
  server.on(batches.list, ({ url }) =>
    url.includes('skip=0')
      ? { body: { jobs: [aBatch({ jobTitle: 'Nurse' })], ...page, skip: 0, has_more: true } }
      : { body: { jobs: [aBatch({ jobTitle: 'Cook' })], ...page, skip: 100, has_more: false } },
  );
  await open(server);
  await userEvent.click(await screen.findByRole('button', { name: 'All jobs' }));
  const jobs = within(await screen.findByRole('dialog', { name: 'Jobs' }));
  await userEvent.click(await jobs.findByRole('button', { name: 'Show more jobs' }));
  expect(await jobs.findByRole('checkbox', { name: 'Cook' })).toBeVisible();
  expect(jobs.getByRole('checkbox', { name: 'Nurse' })).toBeVisible();
  expect(jobs.getByText('These are all jobs.')).toBeVisible();
});

test('jobs that are not known are not said to be none', async () => {
  const server = aMetaServer();
  server.on(batches.list, refusal('service_unavailable'));
  await open(server);
  await userEvent.click(await screen.findByRole('button', { name: 'All jobs' }));
  const jobs = await screen.findByRole('dialog', { name: 'Jobs' });
  expect(jobs).toHaveTextContent('The jobs are not here yet.');
});

test('too few people get no figure but how many are needed', async () => {
  await open(aMetaServer(aMeta({ assessment_count: 3 }, { total_assessments: 3 })));
  expect(
    await screen.findByText(
      'At least 5 people with a score are needed; you have 3 in the last 30 days.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Score candidates' })).toHaveAttribute(
    'href',
    paths.dashboard,
  );
  expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull();
});

test('a filter that no job matches can be cleared', async () => {
  const none = aMeta({ assessment_count: 0 }, { total_jobs: 0, total_assessments: 0 });
  const { router, server } = await open(aMetaServer(none), '?job=Pilot');
  await screen.findByRole('heading', { name: 'No job matches' });
  expect(screen.getByText('The chosen job was not submitted in the last 30 days.')).toBeVisible();
  server.on(insights.enhanced, { body: aMeta() });
  await userEvent.click(screen.getByRole('button', { name: 'All jobs' }));
  await screen.findByRole('region', { name: 'Totals' });
  expect(router.state.location.search).toBe('');
});

test('a failure stands in its card and in a notice, and is tried again', async () => {
  const server = aMetaServer();
  server.on(insights.enhanced, refusal('permission_denied'));
  await open(server);
  await waitFor(() => expect(screen.getByText('Strategic Analytics Error')).toBeVisible());
  const card = screen
    .getAllByRole('alert')
    .find((alert) => within(alert).queryByText('Failed to load strategic analytics'));
  expect(card).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  const centre = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await centre.findByText('Strategic Analytics Error')).toBeVisible();
});

test('figures are recomputed, and cached ones dropped', async () => {
  const app = await open();
  await screen.findByRole('region', { name: 'Totals' });
  app.server.on(insights.calculate, { body: aMeta({ average_score: 70.5 }) });
  app.server.on(insights.clearCache, { body: { success: true, cleared: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Figures' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Recalculate' }));
  expect(await screen.findByText('70.5')).toBeVisible();
  const [sent] = app.server.requestsTo(insights.calculate);
  expect(JSON.parse(String(sent?.body))).toEqual({
    include_benchmarks: true,
    include_trends: true,
    cache_results: true,
    time_range: '30',
  });
  const before = asked(app).length;
  await userEvent.click(screen.getByRole('button', { name: 'Figures' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear cache' }));
  expect(await screen.findByText('2 kept answers forgotten.')).toBeVisible();
  await waitFor(() => expect(asked(app)).toHaveLength(before + 1));
});

test('while the server is still counting it is asked again, over a line that breaks, until the figures are there', async () => {
  const app = await open();
  await screen.findByRole('region', { name: 'Totals' });
  const unfinished = { status: 202, body: { status: 'processing', retry_after: 1 } };
  const answers = [unfinished, null, unfinished, { body: aMeta({ average_score: 70.5 }) }];
  app.server.on(insights.calculate, () => {
    const next = answers.shift();
    if (!next) throw new ClientError({ code: 'network_error' });
    return next;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await userEvent.click(screen.getByRole('button', { name: 'Figures' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Recalculate' }));
    expect(await screen.findByText('Counting takes longer')).toBeVisible();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await screen.findByText('70.5')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
  expect(screen.queryByText('Counting takes longer')).toBeNull();
  expect(app.server.requestsTo(insights.calculate)).toHaveLength(4);
});

test('leaving the page waits for no computation, and announces none', async () => {
  const app = await open();
  await screen.findByRole('region', { name: 'Totals' });
  app.server.on(insights.calculate, {
    status: 202,
    body: { status: 'processing', retry_after: 1 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Figures' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Recalculate' }));
  await screen.findByText('Counting takes longer');
  await act(() => app.router.navigate(paths.settings));
  await waitFor(() => expect(screen.queryByText('Counting takes longer')).toBeNull());
  const asked = app.server.requestsTo(insights.calculate).length;
  await new Promise((done) => setTimeout(done, 1_200));
  expect(app.server.requestsTo(insights.calculate)).toHaveLength(asked);
  expect(screen.queryByText('Strategic Analytics Error')).toBeNull();
});

test('a user who reads evidence first is shown no score that few people have, and is told why', async () => {
  window.localStorage.setItem(reviewingKey('user-0001'), JSON.stringify({ evidenceFirst: true }));
  const { server } = await open(aMetaServer(aMeta({ assessment_count: 12 })));
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  expect(totals.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Jobs',
    'People scored',
  ]);
  expect(screen.getByText(/scores of fewer than 20 people together/)).toBeVisible();
  expect(screen.queryByText('91')).toBeNull();
  expect(server.requestsTo(insights.enhanced)).toHaveLength(1);
});

test('a plan without it sees what opens it, and asks for no figure', async () => {
  const server = aServer();
  await renderApp(paths.metaAnalytics, { server });
  await screen.findByRole('heading', { level: 1, name: 'Premium Feature' });
  expect(server.requestsTo(insights.enhanced)).toEqual([]);
});

test('if figures are unavailable, each tab is in its final place', async () => {
  const server = aMetaServer();
  server.on(insights.enhanced, refusal('permission_denied'));
  await open(server, '?metric=skills');
  expect(await screen.findByRole('tab', { name: 'Skills' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Scores',
    'Skills',
    'Process',
    'AI Strategic Advisor',
    'Competitive intelligence',
  ]);
});
