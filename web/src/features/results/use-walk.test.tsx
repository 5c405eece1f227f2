import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { renderApp } from '../../testing/render-app';
import { anItem } from '../../testing/samples';
import { aResultsServer } from './testing/results-server';

const people = [anItem(1, 60), anItem(2, 90), anItem(3, 70)];

test('J stands at the row of the next person, from where Enter leads into their evidence', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByRole('grid');
  await userEvent.keyboard('j');
  await waitFor(() => expect(screen.getByRole('row', { name: /Person 3/ })).toHaveFocus());
  await screen.findByRole('heading', { level: 2, name: 'Person 3' });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 2, name: 'Person 3' })).toHaveFocus();
});

test('J leads from a button above the list to the row of the next person, who is read out there', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByRole('grid');
  screen.getByRole('button', { name: 'Export' }).focus();
  await userEvent.keyboard('j');
  await waitFor(() => expect(screen.getByRole('row', { name: /Person 3/ })).toHaveFocus());
});
