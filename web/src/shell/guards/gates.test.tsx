import { accounts } from '@candor/domain/api/accounts';
import { billing } from '@candor/domain/api/billing';
import { users } from '@candor/domain/api/users';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClientError } from '../../api/client-error';
import {
  aCatalogue,
  anUnpricedCatalogue,
  aTrialState,
} from '../../features/billing/testing/billing-samples';
import { useSessionState } from '../../session/app-context';
import { writeStoredAuth } from '../../session/stored-auth';
import { type FakeServer, refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aSubscription, aUser } from '../../testing/samples';
import { UpgradeScreen } from './UpgradeScreen';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The dashboard of a user whose trial has ended. */
async function openAfterTrial(state = aTrialState(), title = 'Trial Period Expired') {
  const server = aServer();
  const ended = { trial_ends_at: '2026-03-01T09:00:00.000Z', days_remaining: 0 };
  const plan_ended = state.ended !== null;
  server.on(users.subscription, {
    body: aSubscription({ plan_type: 'trial', plan_ended, ...ended }),
  });
  server.on(billing.plans, { body: aCatalogue() });
  server.on(billing.state, { body: state });
  const app = await renderApp('/dashboard', { server, user: aUser({}, 'trial') });
  await screen.findByRole('heading', { name: title });
  return app;
}

/** Presses the way to Professional and waits until the browser is at the checkout of its month. */
async function expectMonthlyCheckout(server: FakeServer) {
  server.on(billing.checkout, {
    body: { success: true, checkout_url: 'https://pay.example/1', plan: 'professional' },
  });
  const upgrade = await screen.findByRole('button', { name: 'Upgrade to Professional' });
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({
    ...window.location,
    origin: 'https://candor.example',
    assign,
  });
  await userEvent.click(upgrade);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
  expect(JSON.parse(String(server.requestsTo(billing.checkout)[0]?.body))).toMatchObject({
    price_id: 'price-professional-month',
  });
}

test('at the gate after the trial a plan is bought by the month', async () => {
  const { server } = await openAfterTrial();
  await expectMonthlyCheckout(server);
});

test('an upgrade that cannot even be started is told in the words for that', async () => {
  const { server } = await openAfterTrial();
  server.on(billing.plans, () => {
    throw new ClientError({ code: 'network_error' });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Starter' }));
  expect(
    await screen.findByText('Failed to start upgrade process. Please try again.'),
  ).toBeVisible();
});

test('after the trial one’s data can still be taken along, and the account deleted', async () => {
  await openAfterTrial();
  await userEvent.click(screen.getByRole('button', { name: 'Export my data' }));
  expect(screen.getByRole('button', { name: 'Export as JSON' })).toBeVisible();
  expect(screen.getByText(/Passwords, keys and tokens are never part of it\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
});

test.each([
  [null, 'Trial Period Expired', /^Your trial ended on/],
  ['unpaid', 'Your Plan Has Ended', /^Your plan ended on .* because a payment failed\./],
  ['cancelled', 'Your Plan Has Ended', /^Your plan ended on [^b]*\. Everything you made/],
] as const)('the gate says what has ended: %s', async (ended, title, words) => {
  await openAfterTrial(aTrialState({ ended, has_customer: ended !== null }), title);
  expect(await screen.findByText(words)).toBeVisible();
});

test('the gate counts what is kept, and names what still opens', async () => {
  await openAfterTrial();
  expect(
    await screen.findByText(/kept: 3 jobs, 86 scored people and 11 decisions\.$/),
  ).toBeVisible();
  expect(screen.getByText(/Until then billing stays open, and your data/)).toBeVisible();
});

test('if what is kept cannot be counted, the gate says that it is kept', async () => {
  const server = aServer();
  server.on(users.subscription, {
    body: aSubscription({ plan_type: 'trial', days_remaining: 0 }),
  });
  server.on(billing.state, { body: aTrialState() });
  server.on(users.keptWork, refusal('service_unavailable'));
  await renderApp('/dashboard', { server, user: aUser({}, 'trial') });
  expect(await screen.findByText(/Your jobs, results and files are kept\.$/)).toBeVisible();
});

test('whoever owes an invoice pays it at the gate, and buys no second plan', async () => {
  const owing = { ended: 'unpaid', managed_by: 'provider', has_customer: true } as const;
  await openAfterTrial(
    aTrialState({ ...owing, payment_url: 'https://pay.example/in-1' }),
    'Your Plan Has Ended',
  );
  expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    'https://pay.example/in-1',
  );
  expect(screen.queryByRole('button', { name: /^Upgrade to/ })).toBeNull();
});

test('while it is not known who that is, the page says that it looks, and draws nothing else', async () => {
  const server = aServer();
  let answer = () => {};
  const user = aUser();
  server.on(accounts.me, () => new Promise((resolve) => (answer = () => resolve({ body: user }))));
  writeStoredAuth(window.localStorage, { token: 'token-1', user });
  const opening = renderApp('/dashboard', { server, user: null });
  expect(await screen.findByText('Checking authentication...')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  await vi.waitFor(() => expect(server.requestsTo(accounts.me)).toHaveLength(1));
  answer();
  await opening;
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('while the plan is not known, the page says that it loads, and draws nothing else', async () => {
  const server = aServer();
  let answer = () => {};
  server.on(
    users.subscription,
    () => new Promise((resolve) => (answer = () => resolve({ body: aSubscription() }))),
  );
  await renderApp('/dashboard', { server });
  expect(await screen.findByText('Loading your subscription data...')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('the gate offers nothing before it is known what is owed', async () => {
  const server = aServer();
  const ended = { trial_ends_at: '2026-03-01T09:00:00.000Z', days_remaining: 0 };
  server.on(users.subscription, { body: aSubscription({ plan_type: 'trial', ...ended }) });
  let answer = (_state: { body: unknown }) => {};
  const asked = new Promise<void>((isAsked) =>
    server.on(billing.state, () => {
      isAsked();
      return new Promise((resolve) => {
        answer = resolve;
      });
    }),
  );
  await renderApp('/dashboard', { server, user: aUser({}, 'trial') });
  await asked;
  expect(await screen.findByText('Loading your subscription data...')).toBeVisible();
  expect(screen.queryByText(/Your trial/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Upgrade to/ })).toBeNull();
  answer({ body: aTrialState() });
  expect(await screen.findByRole('button', { name: 'Upgrade to Starter' })).toBeVisible();
});

test('if the open payment cannot be read, a plan can still be requested', async () => {
  const server = aServer();
  server.on(users.subscription, {
    body: aSubscription({ plan_type: 'trial', days_remaining: 0 }),
  });
  server.on(billing.state, refusal('service_unavailable'));
  await renderApp('/dashboard', { server, user: aUser({}, 'trial') });
  expect(await screen.findByRole('button', { name: 'Upgrade to Starter' })).toBeVisible();
});

/** A gate as it is opened: once it is known who stands there. */
function Gate(props: ComponentProps<typeof UpgradeScreen>) {
  return useSessionState().user && <UpgradeScreen {...props} />;
}

test('a page of a higher plan leads to its checkout, and says so where there is none', async () => {
  const server = aServer();
  server.on(billing.plans, { body: anUnpricedCatalogue() });
  const element = <Gate title="Premium Feature" plan="professional" />;
  await renderApp('/wide', { server, screens: [{ path: '/wide', element }] });
  expect(await screen.findByText(/^This page is part of Professional\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Professional' }));
  expect(await screen.findByText(/^Plan configuration error\./)).toBeVisible();
});

test('the plan of such a page is bought by the month', async () => {
  const server = aServer();
  server.on(billing.plans, { body: aCatalogue() });
  const element = <Gate title="Premium Feature" plan="professional" />;
  await renderApp('/wide', { server, screens: [{ path: '/wide', element }] });
  await expectMonthlyCheckout(server);
});

test('a page of enterprise leads to sales', async () => {
  const element = <Gate title="Plan Upgrade Required" plan="enterprise" />;
  await renderApp('/own', { screens: [{ path: '/own', element }] });
  const sales = await screen.findByRole('link', { name: 'Contact Sales' });
  expect(sales.getAttribute('href')).toBe('/support?type=sales');
});
