import { reviews } from '@candor/domain/api/reviews';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

const people = [anItem(1, 90, { decision: 'shortlist' }), anItem(2, 60)];

test('the receipt says what was found in which words, who decided and what was charged; the copy for the candidate does not', async () => {
  const server = aResultsServer(people);
  server.on(reviews.decisions, { status: 503 });
  await renderApp(paths.batch('batch-0001'), { server });
  await userEvent.click(await screen.findByRole('tab', { name: 'Receipt' }));
  await screen.findByRole('article', { name: 'Score receipt for Person 1' });
  const receipt = () => within(screen.getByRole('article', { name: 'Score receipt for Person 1' }));
  expect(receipt().getByText('“Six years of night work”')).toBeVisible();
  expect(receipt().getByText(/Shortlist by Mira Tolland/)).toBeVisible();
  expect(receipt().getByText('1 candidate')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'For the candidate' }));
  expect(receipt().queryByText(/Shortlist by/)).toBeNull();
  expect(receipt().queryByText('1 candidate')).toBeNull();
  expect(receipt().getByText('Decision support. Read the evidence before deciding.')).toBeVisible();
});

test('a receipt is printed alone, on a page that is called by it', async () => {
  const titles: string[] = [];
  const print = vi
    .spyOn(window, 'print')
    .mockImplementation(() => void titles.push(document.title));
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Receipt' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  await waitFor(() => expect(titles).toEqual(['Score receipt, Person 1, Night Porter']));
  expect(document.querySelector('.print-sheet')).toHaveTextContent('Score receipt');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.print-sheet')).toBeNull();
  print.mockRestore();
});
