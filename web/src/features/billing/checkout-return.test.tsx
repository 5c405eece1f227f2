import { accounts } from '@candor/domain/api/accounts';
import { billing } from '@candor/domain/api/billing';
import { users } from '@candor/domain/api/users';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { aSubscription, aUser } from '../../testing/samples';
import { aBillingState, aTrialState } from './testing/billing-samples';
import { aPaidServer, openBilling } from './testing/open-billing';
import { LOOKS_MS } from './use-waiting';

afterEach(() => vi.useRealTimers());

test('a cancelled checkout charged nothing, and the address forgets it', async () => {
  const { router } = await openBilling({ query: '?cancelled=true' });
  const said = await screen.findByText('Nothing was charged.');
  expect(said).toBeVisible();
  expect(screen.getByRole('main')).not.toContainElement(said);
  expect(router.state.location.search).toBe('');
});

test('whoever comes back from the payment page finds the plans by the year, as they left them', async () => {
  const query = '?cancelled=true&plan=starter&interval=year';
  await openBilling({ state: aTrialState(), query });
  await screen.findByText('Nothing was charged.');
  expect(await screen.findByRole('radio', { name: 'Annual' })).toBeChecked();
});

const STARTER = '?success=true&plan=starter&interval=month&session_id=cs_test_1';

test('after a checkout the page waits until the server says that the plan is there', async () => {
  const trial = aTrialState();
  const { server, user } = aPaidServer({ state: trial });
  let paid = false;
  server.on(billing.refresh, () => {
    if (!paid) return { body: trial };
    const now = aUser({}, 'starter');
    server.on(billing.state, { body: aBillingState() });
    server.on(users.planInfo, { body: now.plan_info });
    server.on(users.subscription, { body: aSubscription() });
    return { body: aBillingState() };
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp(`/billing${STARTER}`, { server, user });
  expect(await screen.findByText(/Your plan is being set up/)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Trial' })).toBeVisible();
  paid = true;
  server.on(accounts.me, { body: aUser({}, 'starter') });
  await act(() => vi.advanceTimersByTimeAsync(LOOKS_MS[1]));
  expect(await screen.findByText('Thank you. You are on Starter now.')).toBeVisible();
  expect(screen.queryByText(/Your plan is being set up/)).toBeNull();
  expect(await screen.findByRole('heading', { level: 2, name: 'Starter' })).toBeVisible();
  expect(app.state.get().user?.plan_info.plan_type).toBe('starter');
  expect(app.router.state.location.search).toBe('');
});

test('a plan that has not arrived after a minute is told so, and can be looked for again', async () => {
  const { server, user } = aPaidServer({ state: aTrialState() });
  server.on(billing.refresh, { body: aTrialState() });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp(`/billing${STARTER}`, { server, user });
  await screen.findByText(/Your plan is being set up/);
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(screen.queryByText(/^Payment received/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText(/^Payment received, plan is being set up\./)).toBeVisible();
  expect(app.router.state.location.search).toBe('');
  expect(server.requestsTo(billing.refresh)).toHaveLength(LOOKS_MS.length);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText(/Your plan is being set up/)).toBeVisible();
});

test('a look that fails says nothing about a payment', async () => {
  const { server, user } = aPaidServer({});
  let looks = 0;
  server.on(billing.refresh, () => {
    looks += 1;
    return looks === 1 ? refusal('service_unavailable') : { body: aBillingState() };
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderApp(`/billing${STARTER}`, { server, user });
  await screen.findByText(/Your plan is being set up/);
  await act(() => vi.advanceTimersByTimeAsync(LOOKS_MS[1]));
  expect(await screen.findByText('Thank you. You are on Starter now.')).toBeVisible();
});

test('whoever opens the address of a payment by hand is thanked for nothing, and can choose a plan', async () => {
  const { server, user } = aPaidServer({ state: aTrialState() });
  server.on(billing.refresh, { body: aTrialState() });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router } = await renderApp('/billing?success=true', { server, user });
  expect(await screen.findByText(/^Looking for your payment/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Upgrade to Starter' })).toBeEnabled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText(/^No payment has arrived here yet/)).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.queryByText(/Thank you|being set up|Payment received/)).toBeNull();
});

test('an address of success without the number of a checkout waits for the plan all the same', async () => {
  const { server, user } = aPaidServer({ state: aTrialState() });
  const answers = [aTrialState(), aBillingState()];
  server.on(billing.refresh, () => ({ body: answers.shift() ?? aBillingState() }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router } = await renderApp('/billing?success=true', { server, user });
  await screen.findByText(/^Looking for your payment/);
  await act(() => vi.advanceTimersByTimeAsync(LOOKS_MS[1]));
  expect(await screen.findByText('You are on Starter now.')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('returning from the provider’s page shows what was done there', async () => {
  const { server, user } = aPaidServer({});
  const cancelled = aBillingState({ cancel_at: '2026-04-01T09:00:00.000Z' });
  server.on(billing.refresh, { body: cancelled });
  const { router } = await renderApp('/billing?returned=true', { server, user });
  expect(await screen.findByText(/^Starter ends on /)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(server.requestsTo(billing.refresh)).toHaveLength(1);
});
