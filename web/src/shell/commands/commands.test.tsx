import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { renderApp } from '../../testing/render-app';
import { aUser } from '../../testing/samples';

async function onDashboard(user = aUser()) {
  const app = await renderApp(paths.dashboard, { user });
  await screen.findByRole('heading', { name: 'Dashboard' });
  return app;
}

function press(...keys: string[]): void {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
}

async function openShortcuts() {
  press('?');
  return within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
}

test('G and a letter lead to a place', async () => {
  const { router } = await onDashboard();
  press('g', 'a');
  await waitFor(() => expect(router.state.location.pathname).toBe('/analytics'));
});

test('N on the dashboard leads into the job description', async () => {
  await onDashboard();
  press('n');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

test('the list names every key that is registered', async () => {
  await onDashboard();
  const list = await openShortcuts();
  for (const label of ['Start a new batch', 'Search and commands', 'Dashboard', 'Analytics']) {
    expect(list.getByText(label)).toBeVisible();
  }
});

test('a key can be changed, is remembered, and the old one does nothing any more', async () => {
  const { router } = await onDashboard();
  const list = await openShortcuts();
  const change = list.getByRole('button', { name: 'Change the key of Analytics' });
  await userEvent.click(change);
  fireEvent.keyDown(change, { key: 'y' });
  expect(JSON.parse(localStorage.getItem('candor.keys.user-0001') ?? '')).toEqual({
    plainKeys: true,
    changed: { 'go.analytics': 'y' },
  });
  await userEvent.click(list.getByRole('button', { name: 'Close' }));
  press('g', 'a');
  expect(router.state.location.pathname).toBe('/dashboard');
  press('y');
  await waitFor(() => expect(router.state.location.pathname).toBe('/analytics'));
});

test.each([
  ['a key that is taken', 'n', 'N is taken by “Start a new batch”.'],
  ['the first key of two', 'g', 'G is taken by “Dashboard”.'],
])('%s is refused by name', async (_what, key, sentence) => {
  await onDashboard();
  const list = await openShortcuts();
  const change = list.getByRole('button', { name: 'Change the key of Analytics' });
  await userEvent.click(change);
  fireEvent.keyDown(change, { key });
  expect(list.getByRole('status').textContent).toBe(sentence);
});

test('a key that is taken is refused while plain keys are off, too', async () => {
  await onDashboard();
  const list = await openShortcuts();
  await userEvent.click(list.getByRole('switch', { name: /^Plain keys/ }));
  const change = list.getByRole('button', { name: 'Change the key of Analytics' });
  await userEvent.click(change);
  fireEvent.keyDown(change, { key: 'n' });
  expect(list.getByRole('status').textContent).toBe('N is taken by “Start a new batch”.');
});

test('with plain keys off only combinations act', async () => {
  const { router } = await onDashboard();
  const list = await openShortcuts();
  await userEvent.click(list.getByRole('switch', { name: /^Plain keys/ }));
  await userEvent.click(list.getByRole('button', { name: 'Close' }));
  press('g', 'a');
  expect(router.state.location.pathname).toBe('/dashboard');
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeVisible();
});

test.each([
  ['support', 1],
  ['user', 0],
] as const)('the palette leads %s to the staff console in %d way', async (role, ways) => {
  const { router } = await onDashboard(aUser({ role }));
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  await userEvent.type(palette.getByRole('combobox'), 'Staff console');
  const found = palette.queryAllByRole('option', { name: /^Staff console/ });
  expect(found).toHaveLength(ways);
  if (!found[0]) return;
  await userEvent.click(found[0]);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.staff));
});
