import { accounts } from '@candor/domain/api/accounts';
import { billing } from '@candor/domain/api/billing';
import { system } from '@candor/domain/api/system';
import { users } from '@candor/domain/api/users';
import type { BillingState, PlanCatalogue } from '@candor/domain/model/billing';
import type { User } from '@candor/domain/model/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aConfig, aSubscription, aUser } from '../../testing/samples';
import {
  aBillingState,
  aCatalogue,
  anUnpricedCatalogue,
  aTrialState,
} from './testing/billing-samples';
import { LOOKS_MS } from './use-waiting';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Opening = {
  state?: BillingState;
  catalogue?: PlanCatalogue;
  user?: User;
  query?: string;
};

function aPaidServer({ state = aBillingState(), catalogue = aCatalogue(), user }: Opening) {
  const server = aServer();
  const who = user ?? aUser({}, state.plan_type);
  server.on(billing.state, { body: state });
  server.on(billing.plans, { body: catalogue });
  server.on(billing.invoices, {
    body: { invoices: [], total: 0, limit: 10, skip: 0, has_more: false },
  });
  server.on(users.planInfo, { body: who.plan_info });
  server.on(users.subscription, { body: aSubscription({ plan_type: who.plan_info.plan_type }) });
  server.on(system.config, {
    body: aConfig({ payments: state.configured, support_email: 'help@example.com' }),
  });
  return { server, user: who };
}

async function open(opening: Opening = {}) {
  const { server, user } = aPaidServer(opening);
  const app = await renderApp(`/billing${opening.query ?? ''}`, { server, user });
  await screen.findByRole('heading', { level: 1, name: 'Billing' });
  return app;
}

/** Where the browser was sent to. */
function watchLeaving() {
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({
    ...window.location,
    origin: 'https://candor.example',
    assign,
  });
  return assign;
}

const sentTo = (app: Awaited<ReturnType<typeof open>>, endpoint: typeof billing.checkout) =>
  JSON.parse(String(app.server.requestsTo(endpoint)[0]?.body));

const plan = (name: string) => within(screen.getByRole('article', { name }));

test('on trial a plan leads to its checkout, and comes back here', async () => {
  const app = await open({ state: aTrialState() });
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
  const app = await open({ state: aTrialState({ has_customer: true }) });
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
  const app = await open({ state: aTrialState() });
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
  const app = await open({ state: aTrialState() });
  app.server.on(billing.checkout, refusal('invalid_plan'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Annual' }));
  await userEvent.click(plan('Professional').getByRole('button'));
  expect(
    await screen.findByText('Invalid plan or billing period selected. Please try again.'),
  ).toBeVisible();
  expect(sentTo(app, billing.checkout)).toMatchObject({ price_id: 'price-professional-year' });
});

test('without a payment provider the plan is shown, and an upgrade says what is missing', async () => {
  const app = await open({
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
  const app = await open();
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
  await open();
  await screen.findByRole('button', { name: 'Upgrade to Professional' });
  const sales = plan('Enterprise').getByRole('link', { name: 'Contact Sales' });
  expect(sales).toHaveAttribute('href', '/support?type=sales');
  expect(plan('Enterprise').queryByRole('button')).toBeNull();
  expect(plan('Starter').queryByRole('button')).toBeNull();
  expect(plan('Trial').getByText('Included in your plan')).toBeVisible();
});

test('a lower plan is noted for the end of the period, without a payment page', async () => {
  const on = { plan_type: 'professional', price_id: 'price-professional-month' } as const;
  const app = await open({ state: aBillingState(on) });
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
  const app = await open({
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
  await open({ state: aBillingState({ status: 'past_due' }) });
  expect(
    await screen.findByText('Another plan can be chosen once the open invoice is paid.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).toBeNull();
});

test('a plan that ended unpaid is paid, not bought a second time', async () => {
  const unpaid = { ended: 'unpaid', managed_by: 'provider', has_customer: true } as const;
  const state = aTrialState({ ...unpaid, payment_url: 'https://pay.example/in-1' });
  await open({ state, user: aUser({}, 'trial') });
  expect(
    await screen.findByText('Your plan opens again once the open invoice is paid.'),
  ).toBeVisible();
  const pay = await screen.findByRole('link', { name: 'Pay now' });
  expect(pay).toHaveAttribute('href', state.payment_url);
  expect(screen.queryByRole('button', { name: /^Upgrade to/ })).toBeNull();
});

test('a plan that ended is called none, and a trial is not called the plan instead', async () => {
  const state = aTrialState({ ended: 'cancelled', managed_by: 'provider', has_customer: true });
  await open({ state, user: aUser({}, 'trial') });
  expect(await screen.findByRole('heading', { name: 'No plan' })).toBeVisible();
  expect(screen.queryByText('Your plan')).toBeNull();
});

test('where a plan has ended the limits of a trial are not told, but what is kept', async () => {
  const state = aTrialState({ ended: 'unpaid', managed_by: 'provider', has_customer: true });
  await open({ state, user: aUser({}, 'trial') });
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
  const app = await open({ state });
  expect(await plan('Starter').findByText(/^Begins on /)).toBeVisible();
  app.server.on(billing.resume, { body: { ...state, pending_change: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Keep Professional' }));
  expect(await plan('Starter').findByRole('button', { name: 'Change to Starter' })).toBeVisible();
});

test('a plan is cancelled after a question that names what follows, and taken back', async () => {
  const app = await open();
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
  const app = await open();
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
  const app = await open();
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

test('the payment is managed on the page of the provider', async () => {
  const app = await open();
  app.server.on(billing.portal, { body: { portal_url: 'https://pay.example/portal' } });
  const manage = await screen.findByRole('button', { name: 'Manage payment' });
  const assign = watchLeaving();
  await userEvent.click(manage);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/portal'));
});

test('a payment that is due can be made, and the rest of the page works', async () => {
  await open({
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
  const app = await open();
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

test('invoices are listed with their state, their amount and a link', async () => {
  const { server, user } = aPaidServer({});
  const url = 'https://pay.example/in-1';
  const created_at = '2026-03-01T09:00:00.000Z';
  const invoice = { id: 'invoice-0001', created_at, amount: 4950, currency: 'usd' };
  server.on(billing.invoices, {
    body: {
      invoices: [{ ...invoice, status: 'paid', url }],
      total: 1,
      limit: 10,
      skip: 0,
      has_more: false,
    },
  });
  await renderApp('/billing', { server, user });
  const table = within(await screen.findByRole('table', { name: /^Invoices/ }));
  expect(server.requestsTo(billing.invoices)[0]?.url).toContain('limit=10');
  expect(table.getByText('Paid')).toBeVisible();
  expect(table.getByText(/^USD.49\.50$/)).toBeVisible();
  expect(table.getByRole('link', { name: /^Open the invoice of/ }).getAttribute('href')).toBe(url);
});

test('invoices go on page by page to the last one, and the focus stays where they were asked for', async () => {
  const { server, user } = aPaidServer({});
  const all = Array.from({ length: 112 }, (_, at) => ({
    id: `invoice-${at}`,
    status: 'paid',
    amount: 4950 + at,
    currency: 'usd',
    url: null,
    created_at: '2026-03-01T09:00:00.000Z',
  }));
  server.on(billing.invoices, ({ url }) => {
    const { skip, limit } = Object.fromEntries(new URL(url, 'http://x').searchParams);
    const [from, rows] = [Number(skip), Number(limit)];
    const page = { total: all.length, limit: rows, skip: from, has_more: from + rows < all.length };
    return { body: { invoices: all.slice(from, from + rows), ...page } };
  });
  await renderApp('/billing', { server, user });
  const table = within(await screen.findByRole('table', { name: /^Invoices/ }));
  for (let shown = 10; shown < all.length; shown += 10) {
    await waitFor(() => expect(table.getAllByText('Paid')).toHaveLength(shown));
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier invoices' }));
  }
  await waitFor(() => expect(table.getAllByText('Paid')).toHaveLength(all.length));
  expect(screen.queryByRole('button', { name: 'Show earlier invoices' })).toBeNull();
  expect(screen.getByText('These are all invoices.')).toHaveFocus();
});

test('earlier invoices that could not be loaded are asked for again', async () => {
  const { server, user } = aPaidServer({});
  const invoice = {
    id: 'invoice-0001',
    status: 'paid',
    amount: 4950,
    currency: 'usd',
    url: null,
    created_at: '2026-03-01T09:00:00.000Z',
  };
  const page = (invoices: object[], skip: number) => ({
    body: { invoices, total: 11, limit: 10, skip, has_more: skip === 0 },
  });
  let down = true;
  server.on(billing.invoices, ({ url }) => {
    if (url.includes('skip=0')) return page([invoice], 0);
    return down
      ? refusal('permission_denied')
      : page([{ ...invoice, id: 'invoice-0002', status: 'void' }], 10);
  });
  await renderApp('/billing', { server, user });
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier invoices' }));
  expect(await screen.findByText('They could not be loaded.')).toBeVisible();
  expect(screen.getByText('Paid')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier invoices' }));
  expect(await screen.findByText('Void')).toBeVisible();
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

test('a cancelled checkout charged nothing, and the address forgets it', async () => {
  const { router } = await open({ query: '?cancelled=true' });
  const said = await screen.findByText('Nothing was charged.');
  expect(said).toBeVisible();
  expect(screen.getByRole('main')).not.toContainElement(said);
  expect(router.state.location.search).toBe('');
});

test('whoever comes back from the payment page finds the plans by the year, as they left them', async () => {
  const query = '?cancelled=true&plan=starter&interval=year';
  await open({ state: aTrialState(), query });
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
