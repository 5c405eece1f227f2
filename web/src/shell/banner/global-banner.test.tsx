import { users } from '@candor/domain/api/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aQuota, aSubscription, aUser } from '../../testing/samples';

/** The banner that says something, once it is there. */
async function bannerWith(text: string) {
  const said = await screen.findByText(text);
  return within(said.closest<HTMLElement>('[role="alert"], [role="status"]') ?? document.body);
}

function nearTheEnd() {
  const server = aServer();
  server.on(users.quotaStatus, { body: aQuota({ candidates_used: 460 }) });
  return server;
}

test('a quota that is almost used up leads to the plans', async () => {
  await renderApp(paths.dashboard, { server: nearTheEnd() });
  const banner = await bannerWith('460 of 500 candidates used.');
  expect(banner.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
});

test('a session that is in doubt leads to the sign-in', async () => {
  const { state } = await renderApp(paths.dashboard);
  await screen.findByRole('heading', { name: 'Dashboard' });
  act(() => state.set({ ...state.get(), doubted: true }));
  const banner = await bannerWith('Your session has expired. Please log in again.');
  expect(banner.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

test('a subscription that could not be loaded is asked for again', async () => {
  const server = aServer();
  server.on(users.subscription, refusal('service_unavailable'));
  await renderApp(paths.dashboard, { server });
  const banner = await bannerWith('Failed to load critical subscription data');
  server.on(users.subscription, { body: aSubscription() });
  await userEvent.click(banner.getByRole('button', { name: 'Try Again' }));
  await waitFor(() =>
    expect(screen.queryByText('Failed to load critical subscription data')).toBeNull(),
  );
});

test('a payment that failed leads to billing, and is not said a second time there', async () => {
  const { plan_info } = aUser();
  const user = aUser({ plan_info: { ...plan_info, status: 'past_due' } });
  const { router } = await renderApp(paths.dashboard, { user });
  const banner = await bannerWith(
    'Your last payment failed. Your plan stays open for a few days; nothing is deleted.',
  );
  await userEvent.click(banner.getByRole('link', { name: 'Open billing' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/billing'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open billing' })).toBeNull());
});

test('that one is offline is said again at the next time, though it was closed at the first', async () => {
  await renderApp(paths.dashboard);
  await screen.findByRole('heading', { name: 'Dashboard' });
  const network = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => {
    network.mockRestore();
    window.dispatchEvent(new Event('online'));
  });
  const turn = (to: 'online' | 'offline') =>
    act(() => {
      network.mockReturnValue(to === 'online');
      window.dispatchEvent(new Event(to));
    });
  const offline = /^You are offline/;
  await turn('offline');
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText(offline)).toBeNull();
  await turn('online');
  await turn('offline');
  expect(screen.getByText(offline)).toBeVisible();
});

test('one banner is shown at a time, and closing it makes room for the next', async () => {
  const server = nearTheEnd();
  const trial = aSubscription({ plan_type: 'trial', days_remaining: 2 });
  server.on(users.subscription, { body: trial });
  await renderApp(paths.dashboard, { server, user: aUser({}, 'trial') });
  const banner = await bannerWith('460 of 500 candidates used.');
  expect(screen.queryByText(/^Your trial ends in 2 days\./)).toBeNull();
  await userEvent.click(banner.getByRole('button', { name: 'Close message' }));
  expect(await screen.findByText(/^Your trial ends in 2 days\./)).toBeVisible();
  expect(screen.queryByText('460 of 500 candidates used.')).toBeNull();
});
