import { ats } from '@candor/domain/api/ats';
import { integrations } from '@candor/domain/api/integrations';
import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { guessesKey, guessesOf, reviewingKey } from '../../../session/covered-scores';
import { refusal } from '../../../testing/fake-server';
import { aReportServer, JOB, openAsPartner, reportLoaded } from '../testing/open-report';
import { anAssessment, aReport, aScoring } from '../testing/report-samples';

beforeEach(() => window.localStorage.clear());

const candidates = () => within(screen.getByRole('grid', { name: /^Candidates for/ }));
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;
const namesShown = () =>
  candidates()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function openJob(report = aReport(), server = aReportServer({ report })) {
  const app = await openAsPartner(JOB, server);
  await screen.findByRole('heading', { level: 1, name: /./ });
  await reportLoaded();
  return app;
}

function manyAssessments(count: number) {
  return Array.from({ length: count }, (_, index) =>
    anAssessment(`application-${index}`, `Person ${index}`, 90 - (index % 60)),
  );
}

test('the report shows the job with its totals and everybody with their score, stage or reason', async () => {
  await openJob();
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Porter' })).toBeVisible();
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  expect(totals.getByText('74.5')).toBeVisible();
  expect(totals.getByText('88')).toBeVisible();
  expect(namesShown()).toEqual(['Ada Brandt', 'Bo Castell', 'Cy Dorn']);
  const unread = candidates().getByRole('row', { name: /Cy Dorn/ });
  expect(unread).toHaveTextContent('The file holds pictures, no text.');
  expect(unread).toHaveTextContent('Could not read');
  expect(candidates().getByRole('img', { name: 'Match 88 of 100, excellent' })).toBeVisible();
});

test('the match is next to the name, as in every other list of people', async () => {
  await openJob();
  await screen.findByRole('grid');
  const heads = candidates().getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    '#',
    'Candidate',
    'Match',
    'Stage',
    'Assessed',
  ]);
});

test('a job and a candidate without a name are called unknown', async () => {
  await openJob(
    aReport({
      job_title: '',
      jobTitle: '',
      assessments: [anAssessment('application-1', '', 70)],
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Unknown Job' })).toBeVisible();
  await screen.findByRole('grid');
  expect(namesShown()).toEqual(['Unknown Candidate']);
});

test('a row leads to the report of its application, by click and by key', async () => {
  const { router } = await openJob();
  await screen.findByRole('grid');
  const row = candidates().getByRole('row', { name: /Ada Brandt/ });
  row.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(candidates().getByRole('row', { name: /Bo Castell/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(paths.atsAssessment('ashby', 'application-bo')),
  );
});

test('search and order are in the address, and nobody found can be cleared', async () => {
  const { router } = await openJob();
  await screen.findByRole('grid');
  await userEvent.click(screen.getByRole('button', { name: 'Candidate' }));
  expect(router.state.location.search).toBe('?sort=candidate');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search candidates' }), 'zoe');
  await screen.findByRole('heading', { name: 'No candidate matches' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(namesShown()).toHaveLength(3);
  expect(router.state.location.search).toBe('?sort=candidate');
});

test('two hundred candidates come in pages of fifty, and their spread is drawn', async () => {
  await openJob(
    aReport({ assessments: manyAssessments(200), scoring: aScoring({ scored: 1400 }) }),
  );
  await screen.findByRole('grid');
  expect(namesShown()).toHaveLength(50);
  expect(screen.getByText('200 candidates, the first of 1,400')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('51 to 100 of 200')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^\d+ people from 85 to 100$/ }));
  await screen.findByText(/^\d+ of 200 candidates/);
  const scores = screen.getByRole('combobox', { name: 'Scores shown' });
  expect(scores).toHaveDisplayValue('Excellent, 85 to 100');
  await userEvent.selectOptions(scores, 'Fair, 50 to 69');
  expect(namesShown().length).toBeGreaterThan(0);
  await userEvent.selectOptions(scores, 'All scores');
  expect(await screen.findByText('200 candidates, the first of 1,400')).toBeVisible();
});

test('what is shown is saved as a file', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:report';
  });
  await openJob();
  await screen.findByRole('grid');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await blobs[0]?.text()).toContain('1,"Ada Brandt",88,"excellent","scored"');
});

test('earlier data is shown with its age while the system does not answer', async () => {
  await openJob(aReport({ stale: true }));
  expect(
    await screen.findByText(/^Ashby could not be read just now\. This is what was read on/),
  ).toBeVisible();
  await screen.findByRole('grid');
  expect(namesShown()).toHaveLength(3);
});

test('a revoked connection links to where it is restored', async () => {
  const server = aReportServer({ report: aReport({ stale: true }) });
  server.on(integrations.ashbyStatus, {
    body: {
      ats_type: 'ashby',
      status: 'error',
      connected: true,
      connected_at: null,
      last_sync: null,
      key_last4: 'abcd',
      error_message: null,
      problem: 'refused',
    },
  });
  await openAsPartner(JOB, server);
  expect(await screen.findByText(/^Ashby does not let us in any more\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Integrations' })).toBeVisible();
});

test('a job nobody has applied for says so and offers no scoring', async () => {
  await openJob(aReport({ assessments: [], total_candidates: 0, scoring: aScoring() }));
  expect(await screen.findByRole('heading', { name: 'No assessment yet' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Scoring' })).toBeNull();
});

test('an unscored job says how many candidates it has and offers to score them', async () => {
  const scoring = aScoring({ unscored: 12 });
  await openJob(aReport({ assessments: [], total_candidates: 12, scoring }));
  expect(await screen.findByText(/^12 candidates have applied\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Score 12 candidates' })).toBeVisible();
});

test('with names hidden no candidate is named', async () => {
  window.localStorage.setItem(reviewingKey('user-0001'), JSON.stringify({ hideNames: true }));
  await openJob();
  await screen.findByRole('grid');
  expect(namesShown()).toEqual(['Candidate 3', 'Candidate 1', 'Candidate 2']);
});

/** The scores of the report's candidates and what is counted over them, as they would read anywhere. */
const ANY_SCORE = /\b(88|61|74\.5)\b/;
const evidenceFirst = () =>
  window.localStorage.setItem(reviewingKey('user-0001'), JSON.stringify({ evidenceFirst: true }));
const said = (guesses: object) =>
  window.localStorage.setItem(guessesKey('user-0001', 'ashby'), JSON.stringify(guesses));

test('with evidence first no score is told: by no number, no figure, no picture and no order', async () => {
  evidenceFirst();
  const report = aReport();
  await openJob(aReport({ assessments: [...report.assessments].reverse() }));
  await screen.findByText(/^2 scores are covered until/);
  expect(candidates().getAllByText('Covered')).toHaveLength(2);
  expect(
    within(screen.getByRole('region', { name: 'Totals' })).getAllByText('Covered'),
  ).toHaveLength(2);
  expect(screen.getByRole('main').textContent).not.toMatch(ANY_SCORE);
  expect(namesShown()).toEqual(['Ada Brandt', 'Bo Castell', 'Cy Dorn']);
  expect(candidates().queryByRole('button', { name: 'Match' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Change it in Settings' })).toHaveAttribute(
    'href',
    `${paths.settings}#appearance`,
  );
});

test('with evidence first whoever was judged shows a score, the others stay covered', async () => {
  evidenceFirst();
  said({ 'application-bo': 'fair' });
  await openJob();
  await screen.findByText(/^1 score is covered until/);
  expect(candidates().getByRole('img', { name: 'Match 61 of 100, fair' })).toBeVisible();
  expect(candidates().getAllByText('Covered')).toHaveLength(1);
});

test('with evidence first everything is there once everybody was judged', async () => {
  evidenceFirst();
  said({ 'application-bo': 'fair', 'application-ada': null });
  await openJob();
  expect(await screen.findByText('2 scores from 61 to 88: 1 excellent and 1 fair.')).toBeVisible();
  expect(screen.queryByText('Covered')).toBeNull();
  expect(screen.getByText('74.5')).toBeVisible();
  expect(candidates().getByRole('button', { name: 'Match' })).toBeVisible();
});

test('with evidence first everybody can be uncovered at once, and stays so, here and in the hub', async () => {
  evidenceFirst();
  said({ 'application-bo': 'fair' });
  const { unmount } = await openJob();
  await userEvent.click(await screen.findByRole('button', { name: 'Uncover everybody' }));
  expect(await screen.findByText('2 scores from 61 to 88: 1 excellent and 1 fair.')).toBeVisible();
  expect(screen.queryByText('Covered')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Uncover everybody' })).toBeNull();
  expect(screen.getByRole('main')).toContainElement(focused());
  expect(guessesOf(window.localStorage.getItem(guessesKey('user-0001', 'ashby')))).toEqual({
    'application-ada': null,
    'application-bo': 'fair',
  });
  unmount();
  await openJob();
  expect(await screen.findByText('74.5')).toBeVisible();
});

test('an unknown job says so, and a system that is not connected leads to where it is', async () => {
  const server = aReportServer({});
  server.on(ats.ashby.jobAnalytics, refusal('not_found'));
  await openAsPartner(JOB, server);
  expect(await screen.findByText('This job was not found')).toBeVisible();
  cleanup();
  const detail = serverMessages.atsNotConnected('Ashby');
  server.on(ats.ashby.jobAnalytics, refusal('not_found', { detail, reason: 'not_connected' }));
  await openAsPartner(JOB, server);
  expect(await screen.findByText(detail)).toBeVisible();
});

test('an address that was opened directly is the job that somebody works with', async () => {
  window.sessionStorage.clear();
  await openJob();
  await screen.findByRole('grid');
  expect(window.sessionStorage.getItem('candor.integration.user-0001')).toContain(
    'job-night-porter',
  );
});

test.each([
  ['ashby/jobs/short-1', messages.atsJobIdShort('Ashby')],
  ['greenhouse/jobs/short-1', messages.atsJobIdShort('Greenhouse')],
  ['greenhouse/jobs/%20', messages.atsJobIdRequired('Greenhouse')],
])('%s asks nobody and says what is wrong with the address', async (address, sentence) => {
  const { server } = await openAsPartner(`/integrations/${address}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hub' })).toHaveAttribute('href', paths.integrations);
  expect(screen.getByRole('link', { name: 'Open Integrations' })).toBeVisible();
  expect(server.requestsTo(ats.ashby.jobAnalytics)).toEqual([]);
});
