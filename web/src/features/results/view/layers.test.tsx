import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

const people = [anItem(1, 88), anItem(2, 90), anItem(3, 60)];
const BATCH = paths.batch('batch-0001');
/** The previous location. */
const BEFORE = `${BATCH}&show=maybe`;

const media = window.matchMedia;
afterEach(() => {
  window.matchMedia = media;
});

/** No room for a person next to the list, as on a phone. */
function narrow(): void {
  window.matchMedia = (query) => ({ ...media(query), matches: false });
}

test('on a phone the back button closes a person and leaves the list', async () => {
  narrow();
  const { router } = await renderApp(BATCH, { server: aResultsServer(people) });
  await userEvent.click(await screen.findByRole('button', { name: 'Person 1' }));
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0001'));
  await userEvent.keyboard('j');
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0003'));

  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe('?batchId=batch-0001'));
  expect(router.state.location.pathname).toBe('/analytics');
});

test('on a phone a closed person does not reappear with the back button', async () => {
  narrow();
  const { router } = await renderApp(BEFORE, { server: aResultsServer(people) });
  await router.navigate(BATCH);
  await userEvent.click(await screen.findByRole('button', { name: 'Person 1' }));
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0001'));
  await userEvent.click(await screen.findByRole('button', { name: /^Close/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?batchId=batch-0001'));

  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toContain('show=maybe'));
});

test('the back button leads from a comparison to the list', async () => {
  const { router } = await renderApp(BATCH, { server: aResultsServer(people) });
  await screen.findByText(/Within 3 of/);
  const [button] = screen.getAllByRole('button', { name: /^Compare/ });
  await userEvent.click(button ?? screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(router.state.location.search).toContain('compare='));

  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).not.toContain('compare='));
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('next to the list, moving through people adds no history entries', async () => {
  const { router } = await renderApp(BEFORE, { server: aResultsServer(people) });
  await router.navigate(BATCH);
  await screen.findByRole('grid');
  await userEvent.keyboard('jj');
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0003'));

  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toContain('show=maybe'));
});
