import { accounts } from '@candor/domain/api/accounts';
import { billing } from '@candor/domain/api/billing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aUser } from '../../testing/samples';
import { aBillingState, aTrialState } from './testing/billing-samples';
import { openBilling } from './testing/open-billing';

const plan = (name: string) => within(screen.getByRole('article', { name }));

test('a lower plan is noted for the end of the period, without a payment page', async () => {
  const on = { plan_type: 'professional', price_id: 'price-professional-month' } as const;
  const app = await openBilling({ state: aBillingState(on) });
  await userEvent.click(await screen.findByRole('button', { name: 'Change to Starter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change to Starter?' }));
  const at = '2026-04-01T09:00:00.000Z';
  const pending_change = { plan_type: 'starter', interval: 'month', at } as const;
  app.server.on(billing.change, { body: aBillingState({ ...on, pending_change }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Change to Starter' }));
  expect(await screen.findByText(/^Starter, billed monthly, begins on/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(JSON.parse(String(app.server.requestsTo(billing.change)[0]?.body))).toEqual({
    price_id: 'price-starter-month',
  });

  app.server.on(billing.resume, { body: aBillingState(on) });
  await userEvent.click(screen.getByRole('button', { name: 'Keep Professional' }));
  expect(await screen.findByRole('button', { name: 'Change to Starter' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what only support can change says so, with the way there', async () => {
  const app = await openBilling({
    state: aBillingState({ plan_type: 'professional', price_id: 'price-professional-month' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change to Starter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change to Starter?' }));
  const detail = 'The plan cannot be changed here. Please contact support.';
  app.server.on(billing.change, refusal('conflict', { detail, reason: 'agreed_extra' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change to Starter' }));
  expect(await dialog.findByText(detail)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Contact support' })).toBeVisible();
});

test('while an invoice is open no other plan can be chosen, and the page says why', async () => {
  await openBilling({ state: aBillingState({ status: 'past_due' }) });
  expect(
    await screen.findByText('Another plan can be chosen once the open invoice is paid.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).toBeNull();
});

test('a plan that ended unpaid is paid, not bought a second time', async () => {
  const unpaid = { ended: 'unpaid', managed_by: 'provider', has_customer: true } as const;
  const state = aTrialState({ ...unpaid, payment_url: 'https://pay.example/in-1' });
  await openBilling({ state, user: aUser({}, 'trial') });
  expect(
    await screen.findByText('Your plan opens again once the open invoice is paid.'),
  ).toBeVisible();
  const pay = await screen.findByRole('link', { name: 'Pay now' });
  expect(pay).toHaveAttribute('href', state.payment_url);
  expect(screen.queryByRole('button', { name: /^Upgrade to/ })).toBeNull();
});

test('a plan that ended is called none, and a trial is not called the plan instead', async () => {
  const state = aTrialState({ ended: 'cancelled', managed_by: 'provider', has_customer: true });
  await openBilling({ state, user: aUser({}, 'trial') });
  expect(await screen.findByRole('heading', { name: 'No plan' })).toBeVisible();
  expect(screen.queryByText('Your plan')).toBeNull();
});

test('where a plan has ended the limits of a trial are not told, but what is kept', async () => {
  const state = aTrialState({ ended: 'unpaid', managed_by: 'provider', has_customer: true });
  await openBilling({ state, user: aUser({}, 'trial') });
  const card = within(await screen.findByRole('region', { name: 'No plan' }));
  expect(card.getByText('API keys')).toBeVisible();
  expect(card.getByText('Invitation credits')).toBeVisible();
  expect(card.queryByText('Candidates')).toBeNull();
  expect(card.queryByText('Largest batch')).toBeNull();
});

test('a pending change is shown with its start, and can be undone', async () => {
  const at = '2026-04-01T09:00:00.000Z';
  const state = aBillingState({
    plan_type: 'professional',
    price_id: 'price-professional-month',
    pending_change: { plan_type: 'starter', interval: 'month', at },
  });
  const app = await openBilling({ state });
  expect(await plan('Starter').findByText(/^Begins on /)).toBeVisible();
  app.server.on(billing.resume, { body: { ...state, pending_change: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Keep Professional' }));
  expect(await plan('Starter').findByRole('button', { name: 'Change to Starter' })).toBeVisible();
});

test('a plan is cancelled after a question that names what follows, and taken back', async () => {
  const app = await openBilling();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel Starter?' }));
  expect(dialog.getByText(/^Starter stays open until .* is not charged again/)).toBeVisible();
  const cancelled = aBillingState({ cancel_at: '2026-04-01T09:00:00.000Z' });
  app.server.on(billing.cancel, { body: cancelled });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
  expect(await screen.findByText(/^Starter ends on /)).toBeVisible();
  expect(screen.getByText(/ left until /)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toContainElement(
      screen.getByRole('button', { name: 'Keep Starter' }),
    ),
  );
  expect(document.activeElement).not.toBe(document.body);
  app.server.on(billing.resume, { body: aBillingState() });
  await userEvent.click(screen.getByRole('button', { name: 'Keep Starter' }));
  expect(await screen.findByText(/^Renews on /)).toBeVisible();
});

test('a cancellation that the provider does not take leaves the question open', async () => {
  const app = await openBilling();
  app.server.on(billing.cancel, refusal('service_unavailable'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel Starter?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
  expect(
    await dialog.findByText(
      'Payment service temporarily unavailable. Please try again in a few minutes.',
    ),
  ).toBeVisible();
});

test('a cancellation that went well is none that failed where the profile cannot be read after it', async () => {
  const app = await openBilling();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel Starter?' }));
  const cancelled = aBillingState({ cancel_at: '2026-04-01T09:00:00.000Z' });
  app.server.on(billing.cancel, { body: cancelled });
  app.server.on(accounts.me, refusal('service_unavailable'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^Starter ends on /)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
