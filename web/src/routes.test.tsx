import { accounts } from '@candor/domain/api/accounts';
import { batches } from '@candor/domain/api/batches';
import { system } from '@candor/domain/api/system';
import { users } from '@candor/domain/api/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from './paths';
import { writeStoredAuth } from './session/stored-auth';
import { refusal } from './testing/fake-server';
import { aServer, renderApp } from './testing/render-app';
import { aConfig, aSubscription, aUser } from './testing/samples';

const PROTECTED = [paths.dashboard, paths.analytics, paths.batch('batch-0001'), paths.billing];

// The test browser takes the headers and footers of sections for those of the page, which are first and last.
async function pageHead() {
  const heads = await screen.findAllByRole('banner');
  return within(heads[0] ?? document.body);
}

function pageFoot() {
  return within(screen.getAllByRole('contentinfo').at(-1) ?? document.body);
}

test.each(PROTECTED)(
  'a visitor of %s signs in first and the path is carried along',
  async (path) => {
    const { router } = await renderApp(path, { user: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: path });
  },
);

test('whoever signs in there goes on to the page that they wanted', async () => {
  const server = aServer();
  const [token, until] = ['token-9', '2026-03-09T09:00:00.000Z'];
  server.on(accounts.login, {
    body: { access_token: token, token_type: 'bearer', expires_at: until, user: aUser() },
  });
  const { router } = await renderApp(paths.billing, { server, user: null });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.billing));
});

test.each(PROTECTED)('an unconfirmed address is asked to confirm before %s opens', async (path) => {
  await renderApp(path, { user: aUser({ email_confirmed: false }) });
  expect(await screen.findByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'I have confirmed' })).toBeVisible();
});

test.each([
  ['the address is not confirmed', aUser({ email_confirmed: false })],
  ['the trial is over', aUser({}, 'trial')],
  ['the account is suspended', aUser({ suspended: true })],
])('signing out at the gate where %s leads home, not to the sign-in', async (_why, user) => {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ plan_type: 'trial', days_remaining: 0 }) });
  const { router } = await renderApp(paths.dashboard, { server, user });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/comparison'));
});

test.each([
  ['the address is not confirmed', aUser({ email_confirmed: false })],
  ['the trial is over', aUser({}, 'trial')],
  ['the account is suspended', aUser({ suspended: true })],
])('the button at the gate where %s says that one is being signed out', async (_why, user) => {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ plan_type: 'trial', days_remaining: 0 }) });
  const { state } = await renderApp(paths.dashboard, { server, user });
  const gate = within(await screen.findByRole('main'));
  expect(await gate.findByRole('button', { name: 'Logout' })).toBeVisible();
  act(() => state.set({ ...state.get(), leaving: 'logout' }));
  expect(gate.getByRole('button', { name: 'Signing out...' })).toBeVisible();
});

test.each([
  ['a visitor', null],
  ['somebody who is no partner', aUser()],
  ['a partner', aUser({ is_integration_partner: true })],
])('a report of a system that nobody knows leads %s nowhere', async (_who, user) => {
  await renderApp(paths.atsJob('lever', 'job-night-porter'), { user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('an address that a sign-in provider vouches for is not asked', async () => {
  await renderApp(paths.dashboard, { user: aUser({ email_confirmed: false, is_oauth: true }) });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test.each([paths.dashboard, paths.analytics])('an expired trial closes %s', async (path) => {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ plan_type: 'trial', days_remaining: 0 }) });
  await renderApp(path, { server, user: aUser({}, 'trial') });
  expect(await screen.findByRole('heading', { name: 'Trial Period Expired' })).toBeVisible();
});

test('billing stays open after the trial', async () => {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ plan_type: 'trial', days_remaining: 0 }) });
  await renderApp(paths.billing, { server, user: aUser({}, 'trial') });
  expect(await screen.findByRole('heading', { name: 'Billing' })).toBeVisible();
});

test('a subscription that cannot be loaded opens the page under a banner with a retry', async () => {
  const server = aServer();
  server.on(users.subscription, refusal('service_unavailable'));
  await renderApp(paths.dashboard, { server });
  expect(await screen.findByText('Failed to load critical subscription data')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test.each([
  ['a visitor', null, '/comparison'],
  ['somebody signed in', aUser(), '/dashboard'],
])('the front door leads %s on', async (_, user, target) => {
  const { router } = await renderApp('/', { user });
  await waitFor(() => expect(router.state.location.pathname).toBe(target));
});

test('a signed-in user has no password to request, and can still set one by a mailed link', async () => {
  const { router } = await renderApp(paths.forgotPassword);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard));
  await act(() => router.navigate(`${paths.forgotPassword}?token=abc`));
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
});

test.each([
  ['a partner', aUser({ is_integration_partner: true }), paths.integrations],
  ['anybody else', aUser(), paths.dashboard],
])('the public pages lead %s back to where their work begins', async (_who, user, target) => {
  const { router } = await renderApp(paths.comparison, { user });
  const ways = await screen.findAllByRole('link', { name: 'Open app' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([paths.home, paths.home]);
  for (const way of ways.slice(0, 1)) await userEvent.click(way);
  await waitFor(() => expect(router.state.location.pathname).toBe(target));
});

test('until it is known who comes, the front door redirects nobody', async () => {
  const server = aServer();
  const { router, session } = await renderApp('/', { server, user: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/comparison'));
  writeStoredAuth(window.localStorage, { token: 'token-1', user: aUser() });
  let answer = () => {};
  server.on(
    accounts.me,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: aUser() });
      }),
  );
  await act(async () => {
    void session.start();
    await router.navigate('/');
  });
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test.each([
  '/login',
  '/signup',
  '/confirm-email',
  '/forgot-password',
  '/comparison',
  '/pricing',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
  '/nowhere',
])('a visitor finds %s between the header and the footer of the public pages', async (path) => {
  const server = aServer();
  server.on(system.config, { body: aConfig({ contact_email: 'hello@example.com' }) });
  await renderApp(path, { server, user: null });
  const header = await pageHead();
  for (const [name, href] of [
    ['Features', '/#features'],
    ['Pricing', '/#pricing'],
    ['API', '/#api'],
    ['Documentation', '/documentation-api.html'],
    ['Get Started', '/login'],
  ] as const) {
    expect(header.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe(href);
  }
  const footer = pageFoot();
  for (const [name, href] of [
    ['About Us', '/#about'],
    ['Contact', '/#contact'],
    ['hello@example.com', 'mailto:hello@example.com'],
  ] as const) {
    expect((await footer.findByRole('link', { name })).getAttribute('href')).toBe(href);
  }
  expect(await footer.findByText('Online')).toBeVisible();
});

test.each(['/mobile/terms-of-service', '/mobile/privacy-policy'])(
  '%s stands without header and footer',
  async (path) => {
    await renderApp(path, { user: null });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  },
);

test.each(['#features', '#pricing', '#api', '#about', '#contact'])(
  'the section %s of the public page is kept, also for signed-in users',
  async (part) => {
    const { router } = await renderApp(`/${part}`);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.hash).toBe(
        `/comparison${part}`,
      ),
    );
  },
);

test('other fragments of the public page keep nobody from their work', async () => {
  const { router } = await renderApp('/#somewhere');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test.each(['/login', '/signup'])(
  '%s sends those who are signed in on to their work',
  async (path) => {
    const { router } = await renderApp(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  },
);

test('an unknown address says which one', async () => {
  await renderApp('/nowhere', { user: null });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('/nowhere')).toBeVisible();
});

test('an unknown address that is long is cut, and its sentence ends there', async () => {
  await renderApp(`/${'far-'.repeat(60)}`, { user: null });
  const sentence = (await screen.findByText(/^There is nothing at/)).textContent;
  expect(sentence?.trim()).toMatch(/far…$/);
});

test('from an unknown address somebody signed in can search', async () => {
  await renderApp('/nowhere');
  await userEvent.click(await screen.findByRole('button', { name: /^Find a person/ }));
  const palette = await screen.findByRole('dialog', { name: 'Search and commands' });
  expect(within(palette).getByRole('option', { name: /^Dashboard/ })).toBeVisible();
});

test('from an unknown address somebody signed in is led to support', async () => {
  await renderApp('/nowhere');
  await screen.findByRole('heading', { name: 'Page not found' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Support' })).toHaveAttribute('href', paths.support);
});

test('whom support is closed to is led from an unknown address to the public form', async () => {
  await renderApp('/nowhere', { user: aUser({ suspended: true }) });
  await screen.findByRole('heading', { name: 'Page not found' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Support' })).toHaveAttribute('href', paths.contact);
});

test('a visitor at an unknown address is offered no search and no page of members', async () => {
  await renderApp('/nowhere', { user: null });
  await screen.findByRole('heading', { name: 'Page not found' });
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('link', { name: 'Support' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Find a person/ })).toBeNull();
});

test('who is stopped everywhere is offered no search at an unknown address, once that is known', async () => {
  const { container } = await renderApp('/nowhere', { user: aUser({ suspended: true }) });
  await screen.findByRole('heading', { name: 'Page not found' });
  await waitFor(() => expect(container.querySelector('main span.bg-hover')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Find a person/ })).toBeNull();
});

test('on trial the way to billing is called Upgrade', async () => {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ plan_type: 'trial', days_remaining: 5 }) });
  await renderApp(paths.dashboard, { server, user: aUser({}, 'trial') });
  expect((await screen.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe(
    '/billing',
  );
  expect(screen.getByText('5 days left')).toBeVisible();
});

test('on a paid plan the frame names person and plan, and counts no days', async () => {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ days_remaining: 5 }) });
  await renderApp(paths.dashboard, { server });
  const header = await pageHead();
  expect(header.getByText('Mira Tolland')).toBeVisible();
  expect(await header.findByText('Starter')).toBeVisible();
  expect(header.getByRole('link', { name: 'Billing' })).toBeVisible();
  expect(header.queryByText(/days left/)).toBeNull();
});

test('an ended session leads to the sign-in page with its reason and the way back', async () => {
  const server = aServer();
  const { router, session } = await renderApp(paths.analytics, { server });
  await screen.findByRole('heading', { name: 'Analytics' });
  server.on(accounts.me, refusal('authentication_required'));
  server.on(batches.list, refusal('authentication_required'));
  session.refused('token-1', batches.list.name);
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/login?reason=session_expired',
    ),
  );
  await waitFor(() =>
    expect(screen.getByText(/Your session has expired. Please log in again./)).toBeVisible(),
  );
});
