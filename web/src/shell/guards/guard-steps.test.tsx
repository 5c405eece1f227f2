import { accounts } from '@candor/domain/api/accounts';
import { batches } from '@candor/domain/api/batches';
import { billing } from '@candor/domain/api/billing';
import { users } from '@candor/domain/api/users';
import { ACCOUNT_SUSPENDED } from '@candor/domain/errors';
import type { User } from '@candor/domain/model/user';
import type { RouteNeeds } from '@candor/domain/rules/guard';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCatalogue } from '../../features/billing/testing/billing-samples';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aSubscription, aUser } from '../../testing/samples';
import { needs } from './route-needs';

/** What the specification requires of partner pages and pages of higher plans. */
const PARTNER_REPORT: RouteNeeds = { partner: true };
const META: RouteNeeds = { feature: 'meta_analytics', plan: 'professional' };
const PARTNER_META: RouteNeeds = { ...META, partner: true };
const BY_CONTRACT: RouteNeeds = { plan: 'enterprise' };

/** Opens a page with these needs, in the real frame of signed-in people, and answers its heading. */
async function open(asked: RouteNeeds, plan: PlanType, over: Partial<User> = {}, daysLeft = 5) {
  const server = aServer();
  server.on(billing.plans, { body: aCatalogue() });
  const trial = plan === 'trial' ? { days_remaining: daysLeft } : {};
  const { features } = PLANS[plan];
  server.on(users.subscription, { body: aSubscription({ plan_type: plan, features, ...trial }) });
  const page = { path: '/page', handle: needs(asked), element: <h1>The page itself</h1> };
  const screens = [{ lazy: () => import('../../routes/Member'), children: [page] }];
  await renderApp('/page', { server, user: aUser(over, plan), screens });
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

const PARTNER = { is_integration_partner: true };
const main = () => within(screen.getByRole('main'));

test.each<[string, RouteNeeds, PlanType, Partial<User>]>([
  ['The page itself', PARTNER_REPORT, 'starter', PARTNER],
  ['Integration Partner Access Required', PARTNER_REPORT, 'enterprise', {}],
  ['The page itself', META, 'professional', {}],
  ['The page itself', META, 'enterprise', {}],
  ['Premium Feature', META, 'starter', {}],
  ['Premium Feature', META, 'trial', {}],
  ['Integration Partner Access Required', PARTNER_META, 'starter', {}],
  ['Premium Feature', PARTNER_META, 'starter', PARTNER],
  ['The page itself', PARTNER_META, 'professional', PARTNER],
  ['Plan Upgrade Required', BY_CONTRACT, 'professional', {}],
  ['The page itself', BY_CONTRACT, 'enterprise', {}],
])('%s, where %j meets %s %j', async (shown, asked, plan, over) => {
  expect(await open(asked, plan, over)).toBe(shown);
});

test('who fails several steps sees the first: no partner, then the trial, then the feature', async () => {
  expect(await open(PARTNER_META, 'trial', {}, 0)).toBe('Integration Partner Access Required');
});

test('a partner whose trial is over sees that before the feature', async () => {
  expect(await open(PARTNER_META, 'trial', PARTNER, 0)).toBe('Trial Period Expired');
});

test('the gate of partner pages leads to sales and to the plans', async () => {
  await open(PARTNER_REPORT, 'starter');
  for (const [name, href] of [
    ['Contact Sales', paths.supportSales],
    ['Learn More', paths.pricing],
    ['Back to the dashboard', paths.dashboard],
  ] as const) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test.each([
  ['reports', PARTNER_REPORT, 'Candidate 1'],
  ['patterns', PARTNER_META, 'People scored'],
] as const)(
  'behind the gate of the partners’ %s stands their layout, out of reach',
  async (_, asked, text) => {
    await open(asked, 'starter');
    const drawn = await main().findByText(text);
    expect(drawn.closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
    expect(
      main().getByText(/The figures behind this card are an example, not yours\./),
    ).toBeVisible();
  },
);

test('whom support is closed to is led to the public form from the gate of partner pages', async () => {
  const { plan_info: plan } = aUser({}, 'trial');
  await open(PARTNER_REPORT, 'trial', { plan_info: { ...plan, trial_expired: true } }, 0);
  const sales = main().getByRole('link', { name: 'Contact Sales' });
  expect(sales).toHaveAttribute('href', paths.contact);
});

test('the gate of a feature names it, says what it does, and offers the plan that has it', async () => {
  await open(META, 'starter');
  expect(main().getByText('Meta Analytics.').closest('p')).toHaveTextContent(
    /It reads across all your jobs: .+\.$/,
  );
  expect(main().getByText(/^Part of Professional/)).toHaveTextContent('You are on Starter.');
  expect(main().getByRole('button', { name: 'Upgrade to Professional' })).toBeVisible();
});

test('the gate of a feature shows one sentence that it could say, as an example', async () => {
  await open(META, 'starter');
  const label = main().getByText('One of its findings, as an example');
  expect(label.closest('figure')).toHaveTextContent(/: 41 of 380\.$/);
});

test('the gate of a feature tells the price of its plan', async () => {
  await open(META, 'starter');
  expect(await main().findByText(/^Part of Professional, .*199.* a month\./)).toBeVisible();
});

test('behind the gate of a feature stands its layout, out of reach of eyes, keys and ears', async () => {
  await open(META, 'starter');
  const figures = await main().findByText('People scored');
  expect(figures.closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
  expect(
    main().getByText(/The figures behind this card are an example, not yours\./),
  ).toBeVisible();
  expect(main().queryByRole('tab')).toBeNull();
});

test('what only a contract opens leads to sales', async () => {
  await open(BY_CONTRACT, 'professional');
  const sales = main().getByRole('link', { name: 'Contact Sales' });
  expect(sales).toHaveAttribute('href', paths.supportSales);
});

test('the gate of a suspended account leaves export, billing, leaving and support', async () => {
  expect(await open({}, 'enterprise', { suspended: true })).toBe('Account suspended');
  for (const name of ['Export as JSON', 'Export as CSV', 'Delete account', 'Logout']) {
    expect(main().getByRole('button', { name })).toBeVisible();
  }
  expect(main().getByText(/^Your account, batches, results/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Write to support' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Go to billing' })).toHaveAttribute(
    'href',
    paths.billing,
  );
});

test('whoever is suspended while a page is open sees that with the next call', async () => {
  const server = aServer();
  const page = { jobs: [aBatch()], total: 1, limit: 20, skip: 0, has_more: false };
  server.on(batches.list, { body: page });
  await renderApp(paths.analytics, { server });
  await screen.findByRole('link', { name: aBatch().jobTitle });
  server.on(accounts.me, { body: aUser({ suspended: true }) });
  server.on(batches.list, refusal('permission_denied', { reason: ACCOUNT_SUSPENDED }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Failed');
  expect(await screen.findByRole('heading', { name: 'Account suspended' })).toBeVisible();
});
