import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

const people = [
  anItem(1, 60),
  anItem(2, 90),
  anItem(3, null, { original_filename: 'quay.pdf' }),
  anItem(4, null, { original_filename: 'harbour.pdf' }),
];

const open = (query: string) =>
  renderApp(paths.batch('batch-0001') + query, { server: aResultsServer(people) });
const shelf = () => screen.queryByRole('region', { name: /^Could not read/ });

test('the search leaves only those on the shelf that match it, and the shelf says of how many', async () => {
  await open('&find=quay');
  expect(await screen.findByRole('heading', { name: /^Could not read 1 of 2, / })).toBeVisible();
  expect(within(shelf() ?? document.body).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Nobody with a score matches your search.')).toBeVisible();
  expect(screen.queryByText('No candidate matches')).toBeNull();
});

test('a search that leaves nothing on the shelf says so and leads there', async () => {
  const { router } = await open('&find=Person+2');
  expect(
    await screen.findByText('Not matched by your search: 2 documents that could not be read.'),
  ).toBeVisible();
  expect(shelf()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(await screen.findByRole('heading', { name: /^Could not read 2, / })).toBeVisible();
  expect(router.state.location.search).not.toContain('find');
});

test('among chosen scores nothing is that has none, and it says so', async () => {
  await open('&match=85-100');
  expect(
    await screen.findByText('No score, so not among these: 2 documents that could not be read.'),
  ).toBeVisible();
  expect(shelf()).toBeNull();
});

test('on the shelf alone, a search without a hit offers to clear it', async () => {
  await open('&show=unread&find=nowhere');
  expect(await screen.findByRole('heading', { name: 'No document matches' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: /^Could not read 2, / })).toBeVisible();
});

test('choosing the shelf clears chosen scores, and choosing scores leaves the shelf', async () => {
  const { router } = await open('&match=85-100');
  await userEvent.click(await screen.findByRole('button', { name: /^Could not read/ }));
  expect(router.state.location.search).toContain('show=unread');
  expect(router.state.location.search).not.toContain('match');
});
