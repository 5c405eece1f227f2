import { accounts } from '@candor/domain/api/accounts';
import { billing } from '@candor/domain/api/billing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths';
import { keepChosenPlan } from '../../session/chosen-plan';
import { CHOSEN_PLAN_KEY } from '../../session/chosen-plan-key';
import { aServer, renderApp } from '../../testing/render-app';
import { aUser } from '../../testing/samples';
import { aCatalogue, anUnpricedCatalogue } from './testing/billing-samples';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
});

const kept = () => window.localStorage.getItem(CHOSEN_PLAN_KEY);
const OFFER = { plan: 'starter', interval: 'year' } as const;

/** The dashboard of somebody who chose Starter by the year before they signed up. */
async function openAfterChoice(user = aUser({}, 'trial'), server = aServer()) {
  keepChosenPlan(window.localStorage, OFFER, new Date());
  const app = await renderApp(paths.dashboard, { server, user });
  return app;
}

const payButton = () => screen.findByRole('button', { name: 'Pay for Starter' });

test('a plan chosen before sign-up is offered after the confirmation, and not before', async () => {
  const address = paths.signupFor('starter', 'year');
  window.history.replaceState(null, '', address);
  const server = aServer();
  const user = aUser({ email_confirmed: false }, 'trial');
  server.on(accounts.register, {
    body: {
      access_token: 'token-9',
      token_type: 'bearer',
      user,
      expires_at: '2026-03-09T09:00:00.000Z',
    },
  });
  server.on(accounts.me, { body: user });
  await renderApp(address, { server, user: null });
  await userEvent.type(await screen.findByLabelText('Full name'), 'Mira Tolland');
  await userEvent.type(screen.getByLabelText('E-mail'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  await screen.findByRole('heading', { name: 'Confirm your e-mail address' });
  expect(screen.queryByRole('button', { name: 'Pay for Starter' })).toBeNull();
  server.on(accounts.me, { body: aUser({}, 'trial') });
  await userEvent.click(screen.getByRole('button', { name: 'I have confirmed' }));
  expect(await payButton()).toBeVisible();
  expect(screen.getByText(/^You chose Starter, billed by the year\./)).toBeVisible();
});

test('somebody signed in who comes to the sign-up with a plan is led to the prices', async () => {
  const address = paths.signupFor('starter', 'year');
  window.history.replaceState(null, '', address);
  const { router } = await renderApp(address, { user: aUser() });
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.pricing));
});

test('the offer leads to the checkout of just that plan, and is used up by it', async () => {
  const server = aServer();
  server.on(billing.plans, { body: aCatalogue() });
  server.on(billing.checkout, {
    body: { success: true, checkout_url: 'https://pay.example/1', plan: 'starter' },
  });
  await openAfterChoice(aUser({}, 'trial'), server);
  const pay = await payButton();
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({
    ...window.location,
    origin: 'https://candor.example',
    assign,
  });
  await userEvent.click(pay);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
  expect(JSON.parse(String(server.requestsTo(billing.checkout)[0]?.body))).toMatchObject({
    price_id: 'price-starter-year',
  });
  expect(kept()).toBeNull();
});

test('a checkout that cannot be opened says why beside the offer', async () => {
  const server = aServer();
  server.on(billing.plans, { body: anUnpricedCatalogue() });
  await openAfterChoice(aUser({}, 'trial'), server);
  await userEvent.click(await payButton());
  expect(await screen.findByText(/^Plan configuration error\./)).toBeVisible();
  expect(await payButton()).toBeVisible();
});

test('a dismissed offer does not come back', async () => {
  await openAfterChoice();
  await payButton();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button', { name: 'Pay for Starter' })).toBeNull();
  expect(kept()).toBeNull();
});

test('whoever has the plan already is offered nothing', async () => {
  await openAfterChoice(aUser({}, 'professional'));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await waitFor(() => expect(kept()).toBeNull());
  expect(screen.queryByText(/^You chose/)).toBeNull();
});

test('an address that names no plan of ours keeps nothing', async () => {
  window.history.replaceState(null, '', '/signup?plan=platinum&interval=month');
  await renderApp('/signup?plan=platinum&interval=month', { user: null });
  await screen.findByLabelText('Full name');
  expect(kept()).toBeNull();
});
