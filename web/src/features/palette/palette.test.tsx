import { search } from '@candor/domain/api/search';
import { users } from '@candor/domain/api/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aSubscription } from '../../testing/samples';

const FOUND = {
  jobs: [
    {
      batch_job_id: 'batch-0001',
      jobTitle: 'Night Porter',
      status: 'completed',
      created_at: '2026-03-02T09:00:00.000Z',
      total_candidates: 3,
    },
  ],
  candidates: [
    {
      batch_job_id: 'batch-0001',
      candidate_id_internal: 'person-0001',
      jobTitle: 'Night Porter',
      candidate_name: 'Nora Quill',
      original_filename: null,
      headline: 'Porter, 3 years',
      match_score: 88,
      decision: null,
    },
  ],
};

afterEach(() => window.localStorage.clear());

async function openPalette(server = aServer()) {
  const app = await renderApp(paths.dashboard, { server });
  await screen.findByRole('heading', { name: 'Dashboard' });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  return { ...app, palette, field: palette.getByRole('combobox') };
}

test('it opens by its keys with the focus in the field, and Escape is shown', async () => {
  const { field, palette } = await openPalette();
  expect(document.activeElement).toBe(field);
  expect(palette.getByRole('option', { name: /^Analytics/ })).toBeVisible();
});

test('a place is reached by a few letters and Enter', async () => {
  const { field, router } = await openPalette();
  await userEvent.type(field, 'anal{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/analytics'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on trial Billing is found by its own name, too', async () => {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ plan_type: 'trial', days_remaining: 5 }) });
  const { field, palette, router } = await openPalette(server);
  await userEvent.type(field, 'bill');
  expect(await palette.findByRole('option', { name: /^Upgrade/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/billing'));
});

test('the search term is also marked in job titles', async () => {
  const server = aServer();
  server.on(search.find, { body: FOUND });
  const { field, palette } = await openPalette(server);
  await userEvent.type(field, 'por');
  const person = await palette.findByRole('option', { name: /Nora Quill/ });
  expect(within(person).getByText('Por', { selector: 'b' }).parentElement).toHaveTextContent(
    'Porter, 3 years',
  );
});

test('people and jobs are found by name, and the number of results is spoken', async () => {
  const server = aServer();
  server.on(search.find, { body: FOUND });
  const { field, palette, router } = await openPalette(server);
  await userEvent.type(field, 'no');
  const person = await palette.findByRole('option', { name: /Nora Quill.*88 excellent/ });
  expect(palette.getByRole('option', { name: /Night Porter.*3 candidates/ })).toBeVisible();
  await waitFor(() => expect(palette.getByRole('status').textContent).toMatch(/^\d+ results$/));
  await userEvent.click(person);
  expect(router.state.location.search).toBe('?batchId=batch-0001&candidate=person-0001');
});

test('evidence first: a score that nobody has uncovered is told neither by its number nor by the order', async () => {
  window.localStorage.setItem(
    'candor.reviewing.user-0001',
    JSON.stringify({ evidenceFirst: true }),
  );
  window.localStorage.setItem(
    'candor.guesses.user-0001.batch-0001',
    JSON.stringify({ 'person-0002': 'good' }),
  );
  const [nora] = FOUND.candidates;
  const noah = { ...nora, candidate_id_internal: 'person-0002', candidate_name: 'Noah Quill' };
  const server = aServer();
  server.on(search.find, {
    body: { jobs: [], candidates: [nora, { ...noah, match_score: 71 }] },
  });
  const { field, palette } = await openPalette(server);
  await userEvent.type(field, 'quill');
  await palette.findByRole('option', { name: /Nora Quill.*score covered/ });
  expect(
    palette.getAllByRole('option', { name: /Quill/ }).map((option) => option.textContent),
  ).toEqual(['Noah Quill Porter, 3 years 71 good', 'Nora Quill Porter, 3 years score covered']);
});

test('the same query is asked once', async () => {
  const server = aServer();
  server.on(search.find, { body: FOUND });
  const { field, palette } = await openPalette(server);
  await userEvent.type(field, 'no');
  await palette.findByRole('option', { name: /Nora Quill/ });
  await userEvent.type(field, 'r');
  await waitFor(() => expect(server.requestsTo(search.find)).toHaveLength(2));
  await userEvent.type(field, '{Backspace}');
  await palette.findByRole('option', { name: /Nora Quill/ });
  expect(server.requestsTo(search.find)).toHaveLength(2);
});

test('a query that names nothing says so', async () => {
  const server = aServer();
  server.on(search.find, { body: { jobs: [], candidates: [] } });
  const { field, palette } = await openPalette(server);
  await userEvent.type(field, 'zzz');
  expect(await palette.findByText('Nothing is called “zzz”.')).toBeVisible();
  expect(palette.getByText(/^Try part of a name/)).toBeVisible();
});

test('when the search fails the actions are still there', async () => {
  const server = aServer();
  server.on(search.find, refusal('permission_denied'));
  const { field, palette } = await openPalette(server);
  await userEvent.type(field, 'da');
  expect(await palette.findByText(/could not be searched/, { ignore: '.sr-only' })).toBeVisible();
  expect(palette.getByRole('option', { name: /^Dashboard/ })).toBeVisible();
});

test('a search that failed claims nothing about what there is', async () => {
  const server = aServer();
  server.on(search.find, refusal('permission_denied'));
  const { field, palette } = await openPalette(server);
  await userEvent.type(field, 'zzz');
  expect(await palette.findByText(/could not be searched/, { ignore: '.sr-only' })).toBeVisible();
  expect(palette.queryByText(/^Nothing is called/)).not.toBeInTheDocument();
  expect(palette.getByRole('status')).toHaveTextContent(/could not be searched/);
});

test('the theme can be chosen from it', async () => {
  const { field } = await openPalette();
  await userEvent.type(field, 'dark{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
});
