import { billing } from '@candor/domain/api/billing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { aBillingState, anUnpricedCatalogue, aTrialState } from './testing/billing-samples';
import { aPaidServer, openBilling, watchLeaving } from './testing/open-billing';

afterEach(() => vi.restoreAllMocks());

const sentTo = (app: Awaited<ReturnType<typeof openBilling>>, endpoint: typeof billing.checkout) =>
  JSON.parse(String(app.server.requestsTo(endpoint)[0]?.body));

const plan = (name: string) => within(screen.getByRole('article', { name }));

test('on trial a plan leads to its checkout, and comes back here', async () => {
  const app = await openBilling({ state: aTrialState() });
  app.server.on(billing.checkout, {
    body: { success: true, checkout_url: 'https://pay.example/1', plan: 'starter' },
  });
  const upgrade = await screen.findByRole('button', { name: 'Upgrade to Starter' });
  const assign = watchLeaving();
  await userEvent.click(upgrade);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
  expect(sentTo(app, billing.checkout)).toEqual({
    price_id: 'price-starter-month',
    success_url:
      'https://candor.example/billing?success=true&plan=starter&interval=month&session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://candor.example/billing?cancelled=true&plan=starter&interval=month',
  });
  expect(upgrade).toHaveAttribute('aria-busy', 'true');
});

test('while one button leaves for the payment page all others wait, until that failed', async () => {
  const app = await openBilling({ state: aTrialState({ has_customer: true }) });
  app.server.on(billing.checkout, {
    body: { success: true, checkout_url: 'https://pay.example/1', plan: 'starter' },
  });
  const upgrade = await screen.findByRole('button', { name: 'Upgrade to Starter' });
  const others = await Promise.all(
    [/^Upgrade to Professional/, /^Buy 50/, 'Manage payment'].map((name) =>
      screen.findByRole('button', { name }),
    ),
  );
  for (const other of others) expect(other).toBeEnabled();
  const assign = watchLeaving();
  await userEvent.click(upgrade);
  await waitFor(() => expect(assign).toHaveBeenCalled());
  for (const other of others) expect(other).toBeDisabled();
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  for (const other of others) expect(other).toBeEnabled();

  app.server.on(billing.checkout, refusal('service_unavailable'));
  await userEvent.click(upgrade);
  expect(await screen.findByText(/^Payment service temporarily/)).toBeVisible();
  for (const other of others) expect(other).toBeEnabled();
});

test('returning with the browser’s back button makes the buttons usable again', async () => {
  const app = await openBilling({ state: aTrialState() });
  app.server.on(billing.checkout, {
    body: { success: true, checkout_url: 'https://pay.example/1', plan: 'starter' },
  });
  const upgrade = await screen.findByRole('button', { name: 'Upgrade to Starter' });
  const assign = watchLeaving();
  await userEvent.click(upgrade);
  await waitFor(() => expect(assign).toHaveBeenCalled());
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(upgrade).not.toHaveAttribute('aria-busy');
});

test('the annual price is asked for while plans are shown by the year', async () => {
  const app = await openBilling({ state: aTrialState() });
  app.server.on(billing.checkout, refusal('invalid_plan'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Annual' }));
  await userEvent.click(plan('Professional').getByRole('button'));
  expect(
    await screen.findByText('Invalid plan or billing period selected. Please try again.'),
  ).toBeVisible();
  expect(sentTo(app, billing.checkout)).toMatchObject({ price_id: 'price-professional-year' });
});

test('without a payment provider the plan is shown, and an upgrade says what is missing', async () => {
  const app = await openBilling({
    state: aTrialState({ configured: false }),
    catalogue: anUnpricedCatalogue(),
  });
  expect(await screen.findByText(/Payments are not set up on this installation/)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Trial' })).toBeVisible();
  await userEvent.click(plan('Starter').getByRole('button', { name: 'Upgrade to Starter' }));
  expect(
    await screen.findByText(
      'Plan configuration error. The selected plan is not properly configured. Please contact support.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
    '/support',
  );
  expect(app.server.requestsTo(billing.checkout)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Manage payment' })).toBeNull();
});

test('a paying user learns what an upgrade brings before leaving for it', async () => {
  const app = await openBilling();
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Professional' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Upgrade to Professional?' }));
  expect(dialog.getByText(/^Professional begins at once/)).toBeVisible();
  expect(app.server.requestsTo(billing.checkout)).toEqual([]);
  app.server.on(billing.checkout, {
    body: { success: true, checkout_url: 'https://pay.example/2', plan: 'professional' },
  });
  const assign = watchLeaving();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/2'));
});

test('enterprise has no checkout, and a plan that is paid for nothing to press', async () => {
  await openBilling();
  await screen.findByRole('button', { name: 'Upgrade to Professional' });
  const sales = plan('Enterprise').getByRole('link', { name: 'Contact Sales' });
  expect(sales).toHaveAttribute('href', '/support?type=sales');
  expect(plan('Enterprise').queryByRole('button')).toBeNull();
  expect(plan('Starter').queryByRole('button')).toBeNull();
  expect(plan('Trial').getByText('Included in your plan')).toBeVisible();
});

test('the payment is managed on the page of the provider', async () => {
  const app = await openBilling();
  app.server.on(billing.portal, { body: { portal_url: 'https://pay.example/portal' } });
  const manage = await screen.findByRole('button', { name: 'Manage payment' });
  const assign = watchLeaving();
  await userEvent.click(manage);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/portal'));
});

test('a payment that is due can be made, and the rest of the page works', async () => {
  await openBilling({
    state: aBillingState({
      status: 'past_due',
      grace_ends_at: '2026-04-01T09:00:00.000Z',
      payment_url: 'https://pay.example/invoice',
    }),
  });
  expect(await screen.findByText(/^The last payment failed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
    'https://pay.example/invoice',
  );
});

test('a pack of credits is bought at its price', async () => {
  const app = await openBilling();
  app.server.on(billing.purchaseInvitationCredits, {
    body: { success: true, checkout_url: 'https://pay.example/credits' },
  });
  const buy = await screen.findByRole('button', { name: /^Buy 50 for USD.25$/ });
  const assign = watchLeaving();
  await userEvent.click(buy);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/credits'));
  const [request] = app.server.requestsTo(billing.purchaseInvitationCredits);
  expect(JSON.parse(String(request?.body))).toMatchObject({
    quantity: 50,
    success_url:
      'https://candor.example/billing?success=true&credits=55&session_id={CHECKOUT_SESSION_ID}',
  });
});

test('when payments cannot be read the plan is shown, and provider and support can be reached', async () => {
  const { server, user } = aPaidServer({});
  server.on(billing.state, refusal('permission_denied'));
  await renderApp('/billing', { server, user });
  expect(await screen.findByText('Your payments could not be loaded.')).toBeVisible();
  expect(screen.getByText('Access denied. Insufficient permissions.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Starter' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Manage payment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).toBeNull();
});
