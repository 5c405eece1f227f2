import { reviews } from '@candor/domain/api/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { turnedWindow } from '../../../testing/turned-window';
import { PHONE } from '../../../ui/use-media-query';
import { aResultsServer } from '../testing/results-server';

const people = [anItem(1, 88), anItem(2, 90), anItem(3, 60)];

test('people of a tie can be compared with one click, and the URL reflects it', async () => {
  const { router } = await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByText(/Within 3 of/);
  const [, link] = screen.getAllByRole('button', { name: /^Compare/ });
  await userEvent.click(link ?? screen.getByRole('button', { name: 'Compare' }));
  expect(
    await screen.findByRole('table', { name: 'Person 2, Person 1 side by side' }),
  ).toBeVisible();
  await waitFor(() =>
    expect(router.state.location.search).toContain('compare=person-0002+person-0001'),
  );
});

test('a decision in the comparison is named with its person and what pressing it does', async () => {
  const decided = [anItem(1, 88, { decision: 'shortlist' }), anItem(2, 90)];
  const server = aResultsServer(decided);
  // Those that the results carry stand.
  server.on(reviews.decisions, { status: 503 });
  await renderApp(`${paths.batch('batch-0001')}&compare=person-0001+person-0002`, { server });
  expect(
    await screen.findByRole('button', { name: 'Take back: Person 1, Shortlist' }),
  ).toHaveTextContent('Shortlist');
});

test('with differences only, whatever everybody shows alike is left out', async () => {
  await renderApp(`${paths.batch('batch-0001')}&compare=person-0001+person-0002`, {
    server: aResultsServer(people),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Differences only/ }));
  expect(await screen.findByText(/They show the same requirements/)).toBeVisible();
});

test('a URL that names nobody in the batch leads back to the list', async () => {
  const server = aResultsServer(people);
  await renderApp(`${paths.batch('batch-0001')}&compare=person-0001`, { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('the focus moves into the comparison and back to the person it came from', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByText(/Within 3 of/);
  await userEvent.click(screen.getByRole('button', { name: 'Person 1' }));
  await userEvent.keyboard('xkxc');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Comparison' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Person 2/, selected: true })).toHaveFocus(),
  );
});

test('whoever compares from the head of the page is led into the comparison, too', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByText(/Within 3 of/);
  await userEvent.keyboard('xkx');
  screen.getByRole('button', { name: 'Export' }).focus();
  await userEvent.keyboard('c');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Comparison' })).toHaveFocus());
});

test('on a phone people are ticked on their cards, and compared', async () => {
  turnedWindow((query) => query === PHONE);
  const { router } = await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  await userEvent.click(bar.getByRole('button', { name: /^Compare/ }));
  await waitFor(() =>
    expect(router.state.location.search).toContain('compare=person-0001+person-0003'),
  );
});
