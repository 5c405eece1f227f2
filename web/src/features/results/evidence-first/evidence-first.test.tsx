import { reviews } from '@candor/domain/api/reviews';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

const PEOPLE = [
  anItem(1, 61, { decision: 'shortlist' }),
  anItem(2, 92, { decision: 'shortlist' }),
  anItem(3, 77),
];
/** The scores of the people above, in any rendering. */
const ANY_SCORE = /\b(61|92|77)\b/;

beforeEach(() => {
  window.localStorage.setItem(
    'candor.reviewing.user-0001',
    JSON.stringify({ evidenceFirst: true }),
  );
});
afterEach(() => window.localStorage.clear());

async function openCovered(query = '') {
  const server = aResultsServer(PEOPLE);
  server.on(reviews.decisions, { status: 503 });
  server.on(reviews.shares, { body: { shares: [] } });
  const app = await renderApp(`${paths.batch('batch-0001')}${query}`, { server });
  await screen.findAllByText('Covered');
  return app;
}

test('side by side the score and its points are covered, and one click leads to the evidence', async () => {
  const { router } = await openCovered('&compare=person-0001+person-0002');
  const table = await screen.findByRole('table', { name: /side by side$/ });
  expect(within(table).getAllByText('Covered')).toHaveLength(2);
  expect(table.textContent).not.toMatch(ANY_SCORE);
  expect(table.textContent).not.toMatch(/\d+\/\d+/);
  expect(within(table).getAllByText('“Six years of night work”')).toHaveLength(2);
  await userEvent.click(
    within(table).getByRole('button', { name: 'Read the evidence of Person 2' }),
  );
  expect(await screen.findByText('The score is covered.')).toBeVisible();
  expect(router.state.location.search).toContain('candidate=person-0002');
});

test('the list to share from reveals no score, neither as a number nor by its order', async () => {
  await openCovered();
  await userEvent.click(screen.getAllByRole('button', { name: 'Share 2' })[0] ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: /^Share with/ });
  const people = within(within(dialog).getByRole('group', { name: 'People' }));
  expect(people.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Person 1Covered',
    'Person 2Covered',
    'Person 3Covered',
  ]);
});

test('the call sheet asks its questions without the score', async () => {
  await openCovered('&show=shortlist');
  await userEvent.click(await screen.findByRole('button', { name: 'Call sheet' }));
  const sheet = await screen.findByRole('dialog', { name: 'Call sheet' });
  await within(sheet).findByText('Person 1');
  expect(within(sheet).getAllByText('Covered')).toHaveLength(2);
  expect(sheet.textContent).not.toMatch(ANY_SCORE);
});

test('sorting by something that would reveal a score keeps the upload order', async () => {
  await openCovered('&sort=yours+score');
  const names = screen.getAllByRole('row').map((row) => /Person \d/.exec(row.textContent)?.[0]);
  expect(names.filter(Boolean)).toEqual(['Person 1', 'Person 2', 'Person 3']);
});

test('what-if waits until every score has been uncovered', async () => {
  await openCovered();
  await userEvent.click(screen.getAllByRole('button', { name: 'What-if' })[0] ?? document.body);
  expect(await screen.findByRole('heading', { name: '3 scores are still covered' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Uncover everybody' }));
  await waitFor(() => expect(screen.queryByText(/still covered/)).toBeNull());
});

test('an uncovered person shows the score in the comparison, the others stay covered', async () => {
  window.localStorage.setItem(
    'candor.guesses.user-0001.batch-0001',
    JSON.stringify({ 'person-0002': 'good' }),
  );
  await openCovered('&compare=person-0001+person-0002');
  const table = await screen.findByRole('table', { name: /side by side$/ });
  expect(within(table).getByRole('img', { name: 'Match 92 of 100, excellent' })).toBeVisible();
  expect(within(table).getAllByText('Covered')).toHaveLength(1);
});

test('what another window has uncovered meanwhile stays uncovered, and shows here too', async () => {
  const key = 'candor.guesses.user-0001.batch-0001';
  await openCovered();
  // The other window writes; the browser tells this one a moment later.
  window.localStorage.setItem(key, JSON.stringify({ 'person-0002': 'good' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'What-if' })[0] ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'Uncover everybody' }));
  expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toMatchObject({
    'person-0001': null,
    'person-0002': 'good',
  });
});

test('a score that another window uncovers is shown in this one', async () => {
  await openCovered('&compare=person-0001+person-0002');
  const table = await screen.findByRole('table', { name: /side by side$/ });
  window.localStorage.setItem(
    'candor.guesses.user-0001.batch-0001',
    JSON.stringify({ 'person-0002': 'good' }),
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await within(table).findByRole('img', { name: /^Match 92 of 100/ })).toBeVisible();
  expect(within(table).getAllByText('Covered')).toHaveLength(1);
});
