import { invitations } from '@candor/domain/api/invitations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { anInvitation, theStats } from '../testing/invitation-samples';
import { openInvitations } from '../testing/open-invitations';

const figure = async (name: string) => {
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  return (await figures.findByText(name)).closest('div');
};

test('the figures show the totals of the invitations', async () => {
  await openInvitations({ rows: [anInvitation()] });
  expect(await figure('Completed')).toHaveTextContent('17of 40');
  expect(await figure('Average progress')).toHaveTextContent('61%');
  expect(await figure('Points earned')).toHaveTextContent('1,84646.2 each');
  expect(await figure('Median time to finish')).toHaveTextContent('3 days');
});

test('a time that nobody has is not nought', async () => {
  const stats = theStats({ median_hours_to_complete: null });
  await openInvitations({
    rows: [anInvitation()],
    answers: (server) => server.on(invitations.stats, { body: stats }),
  });
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

test('without payments there is no buy button', async () => {
  await openInvitations({ payments: false });
  await figure('Credits left');
  expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
});

test('another period is requested and kept in the URL', async () => {
  const { server, user, router } = await openInvitations({ rows: [anInvitation()] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Figures of' }), '90');
  await waitFor(() => expect(router.state.location.search).toBe('?days=90'));
  expect(server.requestsTo(invitations.stats).at(-1)?.url).toContain('days=90');
});

test('each source has its line, even if only the plain figures can be read', async () => {
  const unread = (server: FakeServer) =>
    server.on(invitations.statsByAts, refusal('permission_denied'));
  await openInvitations({ answers: unread });
  expect(await screen.findByText('Ashby 7 of 18 completed, 6 active')).toBeVisible();
  expect(screen.getByText('No ATS 10 of 22 completed, 6 active')).toBeVisible();
  expect(screen.queryByText(/^Greenhouse/)).toBeNull();
});

async function openCharts(over: Parameters<typeof theStats>[0] = {}) {
  const { user } = await openInvitations({
    answers: (server) => server.on(invitations.stats, { body: theStats(over) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Where people stop' }));
  return user;
}

test('where people stop is shown on request', async () => {
  const { user } = await openInvitations();
  const button = await screen.findByRole('button', { name: 'Where people stop' });
  expect(screen.queryByText('29 of 40')).toBeNull();
  await user.click(button);
  expect(await screen.findByText('29 of 40')).toBeVisible();
  expect(
    screen.getByText('12 of 29 who came to “The first 30 days” have not done it'),
  ).toBeVisible();
});

test('arrows move from the invitation to the answers and announce how many got that far', async () => {
  const user = await openCharts();
  expect(await screen.findByText('13 of 30 who started have not finished')).toBeVisible();
  const stop = screen.getByRole('slider', { name: 'Steps' });
  stop.focus();
  expect(stop).toHaveAttribute('aria-valuetext', 'Completed: 17 of 40, 43%');
  await user.keyboard('{Home}{ArrowRight}');
  expect(stop).toHaveAttribute('aria-valuetext', 'Opened: 34 of 40, 85%');
});

test('the days that people take are points and a table', async () => {
  const user = await openCharts();
  expect(await screen.findByText('Half of those who finish do so within 3 days')).toBeVisible();
  const stop = screen.getByRole('slider', { name: 'Days' });
  stop.focus();
  await user.keyboard('{Home}');
  expect(stop).toHaveAttribute('aria-valuetext', 'After 1 day: 4 people');
  const figure = within(stop.closest('figure') ?? document.body);
  await user.click(figure.getByRole('button', { name: 'View as table' }));
  expect(figure.getByRole('row', { name: '3 9' })).toBeVisible();
  expect(figure.getByRole('button', { name: 'Download CSV' })).toBeVisible();
});

test('of fewer than five people the numbers stand instead of a picture', async () => {
  await openCharts({
    funnel: { sent: 4, opened: 3, started: 2, completed: 2 },
    days_to_complete: [{ days: 0, people: 2 }],
    total_invitations: 4,
    median_hours_to_complete: 6,
  });
  expect(await screen.findByText(/^Sent: 4 of 4, 100%; Opened: 3 of 4, 75%/)).toBeVisible();
  expect(screen.getByText('Within a day: 2 people.')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a window in which nobody was invited has nothing to draw', async () => {
  const nobody = { total_invitations: 0, milestone_stats: [] };
  await openInvitations({
    rows: [anInvitation()],
    answers: (server) => server.on(invitations.stats, { body: theStats(nobody) }),
  });
  await figure('Completed');
  expect(screen.queryByRole('button', { name: 'Where people stop' })).toBeNull();
});

test('where nothing can be bought, the way to more credits appears with the last one gone', async () => {
  await openInvitations({ payments: false, credits: 0 });
  expect(
    await screen.findByRole('link', { name: 'Upgrade Plan for invitation credits' }),
  ).toHaveAttribute('href', '/pricing');
});

test('figures that cannot be read affect neither the list nor the credits', async () => {
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
