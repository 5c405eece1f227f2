import { reviews } from '@candor/domain/api/reviews';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { renderApp } from '../../testing/render-app';
import { anItem } from '../../testing/samples';
import { aResultsServer } from './testing/results-server';

const people = [anItem(1, 60), anItem(2, 90)];

async function type(words: string, query = '') {
  await renderApp(paths.batch('batch-0001') + query, { server: aResultsServer(people) });
  await screen.findByText(query ? 'Back to the list' : /ranked by match$/);
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  await userEvent.type(palette.getByRole('combobox'), words);
  return palette;
}

test.each([
  ['export', 'Export the batch as CSV'],
  ['download', 'Export the batch as JSON'],
  ['print', 'Print the list'],
  ['share', 'Share'],
  ['compare', 'Compare'],
  ['invite', 'Invite to an assessment'],
  ['rubric', 'What-if'],
])('on the results the word “%s” finds “%s”', async (words, name) => {
  const palette = await type(words);
  expect(await palette.findByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test.each(['print', 'export'])(
  'beside a comparison the word “%s” finds it on paper',
  async (words) => {
    const palette = await type(words, '&compare=person-0001+person-0002');
    expect(await palette.findByRole('option', { name: /^Print the comparison/ })).toBeVisible();
  },
);

test('Shift and S share, and decide nothing', async () => {
  const server = aResultsServer(people);
  await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('grid');
  await userEvent.keyboard('{Shift>}S{/Shift}');
  expect(
    await screen.findByRole('dialog', { name: 'Share with somebody without an account' }),
  ).toBeVisible();
  expect(server.requestsTo(reviews.decide)).toEqual([]);
});
