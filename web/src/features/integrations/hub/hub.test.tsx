import { ats } from '@candor/domain/api/ats';
import { users } from '@candor/domain/api/users';
import { messages } from '@candor/domain/messages';
import type { AtsAssessment, AtsJob } from '@candor/domain/model/ats-reports';
import { PLANS } from '@candor/domain/rules/plans';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { guessesKey, reviewingKey } from '../../../session/covered-scores';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { aSubscription } from '../../../testing/samples';
import {
  aHealth,
  aLinked,
  anAtsServer,
  FRESH,
  openIntegrations,
} from '../testing/open-integrations';

const NOW = '2026-03-02T09:00:00.000Z';

function aJob(over: Partial<AtsJob> = {}): AtsJob {
  return {
    jobId: 'job-night-porter',
    jobTitle: 'Night Porter',
    job_title: 'Night Porter',
    totalCandidates: 24,
    total_candidates: 24,
    status: 'Open',
    updated_at: NOW,
    aggregates: { average_score: 61.5, top_score: 94, assessment_count: 12 },
    ...over,
  };
}

function anAssessment(over: Partial<AtsAssessment> = {}): AtsAssessment {
  return {
    assessmentId: 'application-ada',
    assessment_id: 'application-ada',
    candidateName: 'Ada Brandt',
    candidate_name: 'Ada Brandt',
    jobId: 'job-night-porter',
    job_title: 'Night Porter',
    ordinal: 3,
    assessed_at: NOW,
    match_score: { overall_score: 88 },
    ats_source: 'ashby',
    state: 'scored',
    ...over,
  };
}

function listJobs(server: FakeServer, jobs: readonly AtsJob[], over: object = {}) {
  const page = { total: jobs.length, limit: 10, skip: 0, has_more: false };
  server.on(ats.ashby.jobs, { body: { jobs, ...page, ...FRESH, ...over } });
}

function listAssessments(server: FakeServer, assessments: readonly AtsAssessment[]) {
  const page = { total: assessments.length, limit: 10, skip: 0, has_more: false };
  server.on(ats.ashby.assessments, { body: { assessments, ...page, ...FRESH } });
}

const aHubServer = () => anAtsServer([aLinked('ashby')]);
const openHub = (server = aHubServer(), query = '') =>
  openIntegrations({ server, query, isPartner: true });

test('who is no partner sees why the hub is not there, and asks nothing of it', async () => {
  const server = aHubServer();
  await openIntegrations({ server });
  expect(await screen.findByText('The hub is for integration partners')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    paths.supportSales,
  );
  expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', paths.pricing);
  expect(screen.queryByRole('heading', { name: 'Hub' })).toBeNull();
  expect(server.requestsTo(ats.ashby.jobs)).toEqual([]);
});

test('a partner without a connection is told how to start', async () => {
  await openHub(anAtsServer());
  expect(await screen.findByText(/^Connect a system above/)).toBeVisible();
});

test('jobs are listed with how their candidates stand', async () => {
  const server = aHubServer();
  listJobs(server, [aJob(), aJob({ jobId: 'job-00002', jobTitle: '', job_title: '' })]);
  await openHub(server);
  const table = await screen.findByRole('table', { name: /^Jobs of Ashby/ });
  const [, porter, unknown] = within(table).getAllByRole('row');
  for (const word of ['Night Porter', 'Open', '24', '12', '61.5', '94']) {
    expect(porter).toHaveTextContent(word);
  }
  expect(unknown).toHaveTextContent('Unknown Job');
});

test('what a job has not yet is said, and drawn as in every other list', async () => {
  const server = aHubServer();
  const none = { average_score: null, top_score: null, assessment_count: 0 };
  listJobs(server, [aJob({ aggregates: none, updated_at: null })]);
  await openHub(server);
  const row = await screen.findByRole('row', { name: /Night Porter/ });
  expect(within(row).getAllByRole('cell', { name: 'not available' })).toHaveLength(3);
  expect(row).not.toHaveTextContent('–');
});

/** The way to a report in the menu of the navigation. */
async function toolOf(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Partner Tools' }));
  return screen.findByRole('menuitem', { name });
}

test('before anything was opened the navigation says what to choose, and marks neither report', async () => {
  await openHub();
  const tool = await toolOf(/^Job Report/);
  expect(tool).toHaveTextContent('Select a job from the Hub first');
  expect(tool).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('menuitem', { name: /^Assessment Report/ })).toHaveTextContent(
    'Select an assessment from the Hub first',
  );
});

test('opening a job leads to its report, and from then on the navigation does, too', async () => {
  const server = aHubServer();
  listJobs(server, [aJob()]);
  const { router } = await openHub(server);
  await userEvent.click(await screen.findByRole('link', { name: 'Night Porter' }));
  const report = paths.atsJob('ashby', 'job-night-porter');
  await waitFor(() => expect(router.state.location.pathname).toBe(report));
  // One place is the current one: the report's own, not the hub that it is part of as well.
  const tools = await screen.findByRole('button', { name: 'Partner Tools' });
  await waitFor(() => expect(tools).toHaveAttribute('aria-current', 'true'));
  expect(screen.getByRole('link', { name: 'Integrations' })).not.toHaveAttribute('aria-current');
  await act(() => router.navigate(paths.settings));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await userEvent.click(await toolOf(/^Job Report/));
  await waitFor(() => expect(router.state.location.pathname).toBe(report));
});

test('assessments are listed with their score or what stands in its place', async () => {
  const server = aHubServer();
  const none = { match_score: null, assessed_at: null };
  listAssessments(server, [
    anAssessment(),
    anAssessment({ ...none, assessmentId: 'application-2', candidateName: '', state: 'waiting' }),
    anAssessment({ ...none, assessmentId: 'application-3', state: 'unreadable', job_title: null }),
  ]);
  const { router } = await openHub(server);
  await userEvent.click(await screen.findByRole('tab', { name: 'Assessments' }));
  const table = await screen.findByRole('table', { name: /^Assessments of Ashby/ });
  const [, scored, waiting, unread] = within(table).getAllByRole('row');
  expect(within(table).getByRole('img', { name: 'Match 88 of 100, excellent' })).toBeVisible();
  expect(scored).toHaveTextContent('Ada BrandtNight Porter');
  expect(waiting).toHaveTextContent(/^Unknown Candidate.*Waiting/);
  expect(unread).toHaveTextContent(/Unknown Job.*Could not read/);
  expect(within(table).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    paths.atsAssessment('ashby', 'application-ada'),
  );
  expect(router.state.location.search).toBe('?tab=assessments');
});

test('who hides names sees candidates numbered within their job, as in the report of it', async () => {
  window.localStorage.setItem(reviewingKey('user-0001'), JSON.stringify({ hideNames: true }));
  const server = aHubServer();
  listAssessments(server, [anAssessment()]);
  await openHub(server, '?tab=assessments');
  expect(await screen.findByRole('link', { name: 'Candidate 3 of Night Porter' })).toBeVisible();
  expect(screen.queryByText('Ada Brandt')).toBeNull();
});

test('with evidence first the list covers scores until the person was judged', async () => {
  window.localStorage.setItem(reviewingKey('user-0001'), JSON.stringify({ evidenceFirst: true }));
  window.localStorage.setItem(
    guessesKey('user-0001', 'ashby'),
    JSON.stringify({ 'application-bo': 'fair' }),
  );
  const server = aHubServer();
  listAssessments(server, [
    anAssessment(),
    anAssessment({ assessmentId: 'application-bo', match_score: { overall_score: 61 } }),
  ]);
  await openHub(server, '?tab=assessments');
  const table = await screen.findByRole('table', { name: /^Assessments of Ashby/ });
  const [, ada, bo] = within(table).getAllByRole('row');
  expect(ada).toHaveTextContent('Covered');
  expect(ada).not.toHaveTextContent('88');
  expect(within(table).getByRole('img', { name: 'Match 61 of 100, fair' })).toBeVisible();
  expect(bo).not.toHaveTextContent('Covered');
});

test('with evidence first no average and no top score is shown, and it is said why', async () => {
  window.localStorage.setItem(reviewingKey('user-0001'), JSON.stringify({ evidenceFirst: true }));
  const server = aHubServer();
  listJobs(server, [aJob()]);
  await openHub(server);
  const table = await screen.findByRole('table', { name: /^Jobs of Ashby/ });
  const figures = within(await screen.findByRole('region', { name: 'All jobs' }));
  expect(await figures.findByText('Scored in 30 days')).toBeVisible();
  expect(screen.getByText(/Average and top scores are left out here/)).toBeVisible();
  expect(screen.getByRole('main').textContent).not.toMatch(/\b(61\.5|94)\b/);
  expect(within(table).getByRole('row', { name: /Night Porter/ })).toHaveTextContent('24');
});

test('the list is turned page by page, as the address says', async () => {
  const server = aHubServer();
  listJobs(server, [aJob()], { total: 21, has_more: true });
  const { router } = await openHub(server);
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of jobs' }));
  expect(pages.getByText('1 to 1 of 21')).toBeVisible();
  await userEvent.click(pages.getByRole('button', { name: 'Older' }));
  expect(router.state.location.search).toBe('?skip=10');
  const asked = server.requestsTo(ats.ashby.jobs).map(({ url }) => url.split('?')[1]);
  expect(asked).toEqual(['limit=10&skip=0', 'limit=10&skip=10']);
});

test('a page behind the last one leads back', async () => {
  const server = aHubServer();
  listJobs(server, [], { total: 4, skip: 20 });
  const { router } = await openHub(server, '?skip=20');
  await userEvent.click(await screen.findByRole('button', { name: 'First page' }));
  expect(router.state.location.search).toBe('');
});

test('while a system is read for the first time the list says so, and looks again by itself', async () => {
  const server = aHubServer();
  listJobs(server, [], { syncing: true, as_of: null });
  await openHub(server);
  expect(await screen.findByText('Reading your jobs from Ashby')).toBeVisible();
  listJobs(server, [aJob()]);
  expect(await screen.findByRole('link', { name: 'Night Porter' })).toBeVisible();
});

test('earlier data is shown with its age while the system does not answer', async () => {
  const server = aHubServer();
  listJobs(server, [aJob()], { stale: true });
  const away = messages.atsUnavailable('Ashby');
  server.on(ats.ashby.serviceStatus, { body: aHealth('unhealthy', away) });
  await openHub(server);
  expect(
    await screen.findByText(/^Ashby could not be read\. This is what it said .+\.$/),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Night Porter' })).toBeVisible();
  expect((await screen.findAllByText('Does not answer'))[0]).toBeVisible();
  expect(screen.getByText(away)).toBeVisible();
});

test('a failed health check is an answer, too', async () => {
  const server = aHubServer();
  server.on(ats.ashby.serviceStatus, refusal('service_unavailable'));
  await openHub(server);
  expect((await screen.findAllByText('Does not answer'))[0]).toBeVisible();
  expect(screen.getByText(messages.atsUnavailable('Ashby'))).toBeVisible();
  server.on(ats.ashby.serviceStatus, { body: aHealth('healthy') });
  const hub = within(screen.getByRole('region', { name: 'Hub' }));
  await userEvent.click(hub.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Ashby is online')).toBeVisible();
});

test('the card of a system and the hub say the same of whether it answers', async () => {
  const server = aHubServer();
  server.on(ats.ashby.serviceStatus, {
    body: aHealth('unhealthy', messages.atsUnavailable('Ashby')),
  });
  await openHub(server);
  const card = within(await screen.findByRole('region', { name: 'Ashby' }));
  expect(await card.findByText('Does not answer')).toBeVisible();
  expect(screen.getAllByText('Does not answer')).toHaveLength(2);
  expect(card.getByText(messages.atsUnavailable('Ashby'))).toBeVisible();
  server.on(ats.ashby.serviceStatus, { body: aHealth('healthy') });
  await userEvent.click(card.getByRole('button', { name: 'Try Again' }));
  expect(await card.findByText('Connected')).toBeVisible();
  expect(screen.queryByText('Does not answer')).toBeNull();
});

test('nothing is said of the health of a system whose connection is in error', async () => {
  const refused = aLinked('ashby', { status: 'error', problem: 'refused' });
  const server = anAtsServer([refused]);
  listJobs(server, [aJob()]);
  await openHub(server);
  expect(await screen.findByRole('link', { name: 'Night Porter' })).toBeVisible();
  expect(screen.queryByText('Ashby is online')).toBeNull();
  expect(server.requestsTo(ats.ashby.serviceStatus)).toEqual([]);
});

test('figures over all jobs are of the days that were chosen', async () => {
  const { router, server } = await openHub();
  const figures = within(await screen.findByRole('region', { name: 'All jobs' }));
  expect(await figures.findByText('61.5')).toBeVisible();
  await userEvent.click(figures.getByRole('radio', { name: '90 days' }));
  expect(router.state.location.search).toBe('?days=90');
  const last = server.requestsTo(ats.ashby.overview).at(-1);
  expect(last?.url).toMatch(/time_range=90$/);
});

test('a plan without the figures explains them, and requests nothing that would be refused', async () => {
  const server = aHubServer();
  server.on(users.subscription, {
    body: aSubscription({ plan_type: 'starter', features: PLANS.starter.features }),
  });
  listJobs(server, [aJob()]);
  await openHub(server);
  const figures = within(await screen.findByRole('region', { name: 'All jobs' }));
  const sentence = messages.atsProfessionalRequired('Ashby');
  expect(await figures.findByText(sentence, { exact: false })).toBeVisible();
  expect(figures.getByRole('heading', { name: 'Part of Professional' })).toBeVisible();
  expect(figures.getByRole('button', { name: 'Upgrade Plan' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Night Porter' })).toBeVisible();
  expect(server.requestsTo(ats.ashby.overview)).toEqual([]);
});

test('a plan that does not open the figures leaves the lists, and offers the one that does', async () => {
  const server = aHubServer();
  listJobs(server, [aJob()]);
  const detail = messages.atsProfessionalRequired('Ashby');
  const limit = { limit_type: 'feature_restricted', feature: 'meta_analytics', plan_type: 'trial' };
  server.on(
    ats.ashby.overview,
    refusal('professional_subscription_required', { detail, ...limit }),
  );
  await openHub(server);
  const figures = within(await screen.findByRole('region', { name: 'All jobs' }));
  expect(await figures.findByText(detail)).toBeVisible();
  expect(figures.getByRole('heading', { name: 'Part of Professional' })).toBeVisible();
  expect(figures.getByRole('button', { name: 'Upgrade Plan' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Night Porter' })).toBeVisible();
});

test('with both systems one is chosen, and stays chosen', async () => {
  const server = anAtsServer([aLinked('ashby'), aLinked('greenhouse')]);
  const first = await openHub(server);
  await userEvent.click(await screen.findByRole('radio', { name: 'Greenhouse' }));
  expect(await screen.findByText('Greenhouse is online')).toBeVisible();
  first.unmount();
  await openHub(server);
  expect(await screen.findByRole('radio', { name: 'Greenhouse' })).toBeChecked();
});
