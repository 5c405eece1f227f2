import { reviews } from '@candor/domain/api/reviews';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

const LOOKS = 'candor.second-looks.user-0001';

afterEach(() => window.localStorage.clear());

function aServerWithALowerHalf() {
  const shown = { id: 'nights', verdict: 'partial' as const, strength: 0.5 };
  const people = Array.from({ length: 10 }, (_, index) =>
    anItem(index + 1, 90 - index * 5, {
      ...(index > 7 && { match_outcomes: [shown] }),
      decision: index === 9 ? 'maybe' : null,
    }),
  );
  const server = aResultsServer(people);
  server.on(reviews.decisions, { status: 503 });
  return server;
}

test('three of the lower half are brought up with the reason, and rescues are counted', async () => {
  const server = aServerWithALowerHalf();
  await renderApp(paths.batch('batch-0001'), { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Second look 3' }));
  expect(await screen.findByText('You rescued 1 of 3 here.')).toBeVisible();
  expect(screen.getAllByText(/: shows Night work$/)).toHaveLength(2);
  expect(screen.getByText(/: drawn by chance, so that the ranking is checked too$/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('rescues that another window counted meanwhile are kept, and counted here', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aServerWithALowerHalf() });
  await screen.findByRole('button', { name: 'Second look 3' });
  window.localStorage.setItem(LOOKS, JSON.stringify({ 'batch-0002/person-0007': true }));
  await userEvent.click(screen.getByRole('button', { name: 'Second look 3' }));
  expect(await screen.findByText(/In all batches seen in this browser: 2 of 4\./)).toBeVisible();
  const elsewhere = JSON.parse(window.localStorage.getItem(LOOKS) ?? '');
  const more = { ...elsewhere, 'batch-0003/person-0001': false };
  window.localStorage.setItem(LOOKS, JSON.stringify(more));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByText(/In all batches seen in this browser: 2 of 5\./)).toBeVisible();
  expect(JSON.parse(window.localStorage.getItem(LOOKS) ?? '')).toEqual(more);
});
