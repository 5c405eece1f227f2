import { invitations } from '@candor/domain/api/invitations';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { anInvitation, theStats } from '../testing/invitation-samples';
import { openInvitations } from '../testing/open-invitations';

const figure = async (name: string) => (await screen.findByText(name)).closest('div');

test('the figures say what the invitations came to', async () => {
  await openInvitations();
  expect(await figure('Completed')).toHaveTextContent('17of 40');
  expect(await figure('Average progress')).toHaveTextContent('61%');
  expect(await figure('Points earned')).toHaveTextContent('1,84646.2 each');
  expect(await figure('Median time to finish')).toHaveTextContent('3 days');
});

test('a time that nobody has is not nought', async () => {
  const stats = theStats({ median_hours_to_complete: null });
  await openInvitations({ answers: (server) => server.on(invitations.stats, { body: stats }) });
  expect(await figure('Median time to finish')).toHaveTextContent('not available');
});

test('credits can be bought where something can be paid', async () => {
  await openInvitations({ credits: 7 });
  await waitFor(async () => expect(await figure('Credits left')).toHaveTextContent('7'));
  expect(await screen.findByRole('link', { name: 'Buy invitation credits' })).toHaveAttribute(
    'href',
    '/billing',
  );
});

test('where nothing can be paid there is no way to buy', async () => {
  await openInvitations({ payments: false });
  await figure('Credits left');
  expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
});

test('another window is asked for and stands in the address', async () => {
  const { server, user, router } = await openInvitations();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Figures of' }), '90');
  await waitFor(() => expect(router.state.location.search).toBe('?days=90'));
  expect(server.requestsTo(invitations.stats).at(-1)?.url).toContain('days=90');
});

test('each source has its line, also where only the plain figures can be read', async () => {
  const unread = (server: FakeServer) =>
    server.on(invitations.statsByAts, refusal('permission_denied'));
  await openInvitations({ answers: unread });
  expect(await screen.findByText('Ashby 7 of 18 completed, 6 active')).toBeVisible();
  expect(screen.getByText('No ATS 10 of 22 completed, 6 active')).toBeVisible();
  expect(screen.queryByText(/^Greenhouse/)).toBeNull();
});

test('where people stop is shown to whoever asks', async () => {
  const { user } = await openInvitations();
  const button = await screen.findByRole('button', { name: 'Where people stop' });
  expect(screen.queryByText('29 of 40')).not.toBeVisible();
  await user.click(button);
  expect(screen.getByText('29 of 40')).toBeVisible();
});

test('figures that cannot be read take neither the list nor the credits away', async () => {
  await openInvitations({
    rows: [anInvitation()],
    answers: (server) => {
      server.on(invitations.stats, refusal('permission_denied'));
      server.on(invitations.statsByAts, refusal('permission_denied'));
    },
  });
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
  expect(await screen.findByText('Priya Raman')).toBeVisible();
  await waitFor(async () => expect(await figure('Credits left')).toHaveTextContent('60'));
});
