import { ats } from '@candor/domain/api/ats';
import { messages } from '@candor/domain/messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { coveredScores, reviewingKey } from '../../../session/covered-scores';
import { APPLICATION, aReportServer, openAsPartner, reportLoaded } from '../testing/open-report';
import { aResult, raw } from '../testing/report-samples';

beforeEach(() => window.localStorage.clear());

async function open(result = aResult()) {
  const server = aReportServer({ result });
  const app = await openAsPartner(APPLICATION, server);
  await screen.findByRole('list', { name: 'About this application' });
  await reportLoaded();
  return app;
}

const choose = (chosen: object) =>
  window.localStorage.setItem(reviewingKey('user-0001'), JSON.stringify(chosen));

test('the report names the candidate, leads back to the job, and opens the system in a new tab', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Ada Brandt' })).toBeVisible();
  const facts = within(screen.getByRole('list', { name: 'About this application' }));
  expect(facts.getByRole('link', { name: 'Night Porter' })).toHaveAttribute(
    'href',
    paths.atsJob('ashby', 'job-night-porter'),
  );
  const profile = facts.getByRole('link', { name: /^Open in Ashby/ });
  expect(profile).toHaveAttribute('target', '_blank');
  expect(profile).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(facts.getByText('Confidence 90%')).toBeVisible();
});

test('the match is read as everywhere, down to the sentence in the text', async () => {
  await open();
  const match = within(screen.getByRole('region', { name: 'Match' }));
  expect(await match.findByRole('img', { name: 'Match 88 of 100, excellent' })).toBeVisible();
  await userEvent.click(match.getByRole('button', { name: /Night work/ }));
  expect(await match.findByText(/, 1 of 1$/)).toBeVisible();
  expect(match.getAllByText('Worked nights').length).toBeGreaterThan(0);
});

test('the profile has bars with numbers, and a tie in the place is said', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Second of 4, shared with one other' })).toBeVisible();
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  expect(profile.getByText('weighs 60%')).toBeVisible();
  const points = within(screen.getByRole('region', { name: 'Points by requirement' }));
  expect(points.getByText('of 40')).toBeVisible();
  await userEvent.click(points.getByRole('button', { name: 'View as table' }));
  expect(points.getByRole('row', { name: 'Dutch Partial 28 40' })).toBeVisible();
});

test('neighbouring scores stand beside each other in the picture of the job', async () => {
  const { graph_data } = aResult();
  const peers = [87, 89, 90].map((overall_score) => ({ overall_score }));
  await open(aResult({ graph_data: { ...graph_data, peers } }));
  const place = within(screen.getByRole('region', { name: 'Place in this job' }));
  const columns = [...place.getByRole('img').querySelectorAll<HTMLElement>('[style*="width"]')]
    .map(({ style }) => ({ left: parseFloat(style.left), width: parseFloat(style.width) }))
    .sort((a, b) => a.left - b.left);
  expect(columns).toHaveLength(4);
  for (const [at, { left, width }] of columns.entries()) {
    expect(left + width).toBeLessThanOrEqual((columns[at + 1]?.left ?? 100) + 0.001);
  }
});

test('a pending score says so and appears by itself', async () => {
  const waiting = aResult({
    match_results: null,
    match_score: { overall_score: null },
    raw_results: raw(null),
  });
  const { server, client } = await open(waiting);
  expect(await screen.findByRole('heading', { name: 'Not scored yet' })).toBeVisible();
  server.on(ats.ashby.assessmentResult, { body: aResult() });
  await client.refetchQueries();
  expect(await screen.findByRole('img', { name: 'Match 88 of 100, excellent' })).toBeVisible();
});

test('what cannot be read says why, and that it cost nothing', async () => {
  const problem = 'The file holds pictures, no text.';
  await open(
    aResult({
      match_results: null,
      match_score: { overall_score: null },
      raw_results: raw(null, { state: 'unreadable', problem }),
    }),
  );
  const charged = 'It was not scored and not charged.';
  const next = 'Once the cause has passed, try again from the job report.';
  expect(await screen.findByText(`${problem} ${charged} ${next}`)).toBeVisible();
  expect(screen.getByText(/^Tried/)).toBeVisible();
  expect(screen.queryByText(/^Assessed/)).toBeNull();
});

test('the report is saved with its evidence and printed', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:report';
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Export JSON' }));
  const file = JSON.parse((await blobs[0]?.text()) ?? '');
  expect(file).toMatchObject({
    note: expect.stringMatching(/^Decision support/),
    candidateName: 'Ada Brandt',
    match_results: { requirements: [{ text: 'Night work' }, { text: 'Dutch' }] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('with names hidden neither the page nor its exports contain the name', async () => {
  choose({ hideNames: true });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Candidate 3' })).toBeVisible();
  await screen.findByRole('img', { name: 'Match 88 of 100, excellent' });
  expect(document.body.textContent).not.toContain('Ada');
  expect(screen.queryByRole('link', { name: /^Open in Ashby/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export JSON' })).toBeDisabled();
});

test('while the score is covered nothing next to the match reveals it', async () => {
  choose({ evidenceFirst: true });
  await open();
  expect(await screen.findByText('The score is covered.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Night work/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Good' }));
  expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible();
});

test('what was said of a covered score is remembered, also for the lists', async () => {
  choose({ evidenceFirst: true });
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /Night work/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Good' }));
  const isCovered = coveredScores(window.localStorage, 'user-0001');
  expect(isCovered('ashby', 'application-ada')).toBe(false);
  expect(isCovered('greenhouse', 'application-ada')).toBe(true);
  unmount();
  await open();
  expect(await screen.findByText(/^You said good before seeing the score/)).toBeVisible();
});

test.each([
  ['short-1', messages.assessmentIdShort],
  ['%20', messages.assessmentIdRequired],
])('the id %s asks nobody and says what is wrong', async (id, sentence) => {
  const { server } = await openAsPartner(`/integrations/ashby/assessments/${id}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(server.requestsTo(ats.ashby.assessmentResult)).toEqual([]);
});

test('the weights of the dimensions add up to a hundred, however they are rounded', async () => {
  const weights = [0.426, 0.033, 0.0645, 0.4635, 0.013];
  const dimensions = weights.map((weight, index) => ({ label: `D${index}`, score: 50, weight }));
  await open(aResult({ graph_data: { dimensions, requirements: [], peers: [] } }));
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  const shown = profile.getAllByText(/^weighs /).map(({ textContent }) => textContent);
  expect(shown).toEqual(['43%', '3%', '7%', '46%', '1%'].map((percent) => `weighs ${percent}`));
});

test('a dimension that weighs less than one percent is not said to weigh nothing', async () => {
  const weights = [0.6, 0.398, 0.002, 0];
  const dimensions = weights.map((weight, index) => ({ label: `D${index}`, score: 50, weight }));
  await open(aResult({ graph_data: { dimensions, requirements: [], peers: [] } }));
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  const shown = profile.getAllByText(/^weighs /).map(({ textContent }) => textContent);
  expect(shown.slice(2)).toEqual(['weighs under 1%', 'weighs 0%']);
});
