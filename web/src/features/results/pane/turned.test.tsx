import { reviews } from '@candor/domain/api/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { turnedWindow } from '../../../testing/turned-window';
import { aResultsServer } from '../testing/results-server';

const BESIDE = '(min-width: 80rem)';
const WIDEST = '(min-width: 120rem)';

async function openBeside() {
  const turn = turnedWindow((query) => query === BESIDE);
  const server = aResultsServer([anItem(1, 90), anItem(2, 60)]);
  await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('heading', { level: 2, name: 'Person 1' });
  return { turn, server };
}

const sheet = () => screen.queryByRole('dialog', { name: 'Candidate' });

test('a turned tablet shows the same person at the same tab, over the list and beside it again', async () => {
  const { turn } = await openBeside();
  await userEvent.click(screen.getByRole('tab', { name: /^Questions/ }));
  turn(() => false);
  const over = within(await screen.findByRole('dialog', { name: 'Candidate' }));
  expect(over.getByRole('tab', { name: /^Questions/, selected: true })).toHaveFocus();
  turn((query) => query === BESIDE);
  const pane = within(await screen.findByRole('complementary', { name: 'Candidate' }));
  expect(pane.getByRole('tab', { name: /^Questions/, selected: true })).toHaveFocus();
  expect(sheet()).toBeNull();
});

test('a note that the server did not take stays where it was written when the tablet is turned', async () => {
  const { turn, server } = await openBeside();
  server.on(reviews.decide, { status: 503, body: { error: 'service_unavailable' } });
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Asked for Tuesday');
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  await screen.findByText(/^Not saved/);
  turn(() => false);
  const over = within(await screen.findByRole('dialog', { name: 'Candidate' }));
  expect(over.getByRole('textbox', { name: 'Notes' })).toHaveValue('Asked for Tuesday');
  expect(over.getByText(/^Not saved/)).toBeVisible();
});

test('a person whom nobody has looked at does not come over the list when the tablet is turned', async () => {
  const { turn } = await openBeside();
  turn(() => false);
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: 'Candidate' })).toBeNull(),
  );
  expect(sheet()).toBeNull();
});

test('where the notes get a pane of their own, their tab gives way to the evidence', async () => {
  const { turn } = await openBeside();
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  turn((query) => query === BESIDE || query === WIDEST);
  expect(await screen.findByRole('complementary', { name: 'Notes and comparison' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Evidence', selected: true })).toBeVisible();
});
