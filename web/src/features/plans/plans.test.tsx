import { billing } from '@candor/domain/api/billing';
import { system } from '@candor/domain/api/system';
import type { User } from '@candor/domain/model/user';
import { PLANS } from '@candor/domain/rules/plans';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aConfig, aUser } from '../../testing/samples';
import { aCatalogue, anUnpricedCatalogue } from '../billing/testing/billing-samples';
import { limitRows } from './limit-rows';

const plans = Object.values(PLANS);

/** The page of prices for a visitor, with this catalogue. */
async function openPricing(catalogue = anUnpricedCatalogue()) {
  const server = aServer();
  server.on(billing.plans, { body: catalogue });
  await renderApp('/pricing', { server, user: null });
  return screen.findByRole('article', { name: 'Starter' });
}

test('the annual switch shows the pool of a year and its price', async () => {
  const starter = await openPricing(aCatalogue());
  expect(within(starter).getByText('500')).toBeVisible();
  expect(await within(starter).findByText(/^USD.49 a month$/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Annual' }));
  expect(within(starter).getByText('6,000')).toBeVisible();
  expect(within(starter).getByText('candidates a year')).toBeVisible();
  expect(within(starter).getByText(/^USD.490 a year$/)).toBeVisible();
});

test('without prices every paid plan leads to a talk, and only the trial starts at once', async () => {
  const starter = await openPricing();
  expect(await within(starter).findByText('Price on request')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Contact Sales' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/#contact'));
  expect(screen.getByRole('link', { name: 'Start the 7-day trial' }).getAttribute('href')).toBe(
    '/signup',
  );
});

test('prices that could not be read are no prices on request, and a plan can still be asked for', async () => {
  const server = aServer();
  server.on(billing.plans, refusal('service_unavailable'));
  await renderApp('/pricing', { server, user: null });
  const starter = within(await screen.findByRole('article', { name: 'Starter' }));
  expect(await starter.findByText('Price not available now')).toBeVisible();
  expect(screen.queryByText('Price on request')).toBeNull();
  expect(starter.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
});

test('a trial user who buys a plan with an unreadable price sees why it fails', async () => {
  const server = aServer();
  server.on(billing.plans, refusal('service_unavailable'));
  await renderApp('/pricing', { server, user: aUser({}, 'trial') });
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Starter' }));
  expect(
    await screen.findByText(
      'Payment service temporarily unavailable. Please try again in a few minutes.',
    ),
  ).toBeVisible();
});

test('until prices are known a plan begins with an account, and only enterprise with a talk', async () => {
  const server = aServer();
  server.on(billing.plans, () => new Promise(() => undefined));
  await renderApp('/pricing', { server, user: null });
  const starter = within(await screen.findByRole('article', { name: 'Starter' }));
  expect(starter.getByRole('link', { name: 'Sign up for Starter' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Contact Sales' })).toHaveLength(1);
});

test('a plan with a price begins with an account, and enterprise with a talk', async () => {
  await openPricing(aCatalogue());
  const signup = await screen.findByRole('link', { name: 'Sign up for Professional' });
  expect(signup.getAttribute('href')).toBe('/signup?plan=professional&interval=month');
  await userEvent.click(screen.getByRole('radio', { name: 'Annual' }));
  expect(signup.getAttribute('href')).toBe('/signup?plan=professional&interval=year');
  const enterprise = within(screen.getByRole('article', { name: 'Enterprise' }));
  expect(enterprise.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
});

/** The page of prices for somebody signed in. */
async function openAsMember(user: User, catalogue = aCatalogue()) {
  const server = aServer();
  server.on(billing.plans, { body: catalogue });
  const app = await renderApp('/pricing', { server, user });
  await screen.findByRole('article', { name: 'Starter' });
  return app;
}

test('somebody on trial buys a plan right here', async () => {
  const app = await openAsMember(aUser({}, 'trial'));
  app.server.on(billing.checkout, refusal('service_unavailable'));
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Starter' }));
  expect(
    await screen.findByText(
      'Payment service temporarily unavailable. Please try again in a few minutes.',
    ),
  ).toBeVisible();
});

test('by the year it is the price of a year that is bought', async () => {
  const app = await openAsMember(aUser({}, 'trial'));
  app.server.on(billing.checkout, refusal('service_unavailable'));
  await userEvent.click(screen.getByRole('radio', { name: 'Annual' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Starter' }));
  await waitFor(() => expect(app.server.requestsTo(billing.checkout)).not.toHaveLength(0));
  expect(JSON.parse(String(app.server.requestsTo(billing.checkout)[0]?.body))).toMatchObject({
    price_id: 'price-starter-year',
  });
});

test('a paying user goes to billing to change the plan', async () => {
  await openAsMember(aUser({}, 'professional'));
  const change = await screen.findByRole('link', { name: 'Change to Starter' });
  expect(change.getAttribute('href')).toBe('/billing');
  expect(screen.getByText('Included in your plan')).toBeVisible();
});

test('without prices a trial user requests a plan', async () => {
  await openAsMember(aUser({}, 'trial'), anUnpricedCatalogue());
  expect(await screen.findByRole('link', { name: 'Ask for Starter' })).toBeVisible();
});

test('every row of the limits has a value or a dash for every plan', () => {
  expect(limitRows(plans).every((row) => row.values.length === plans.length)).toBe(true);
  expect(limitRows(plans).find((row) => row.name === 'Source: S3')?.values).toEqual([
    null,
    null,
    'yes',
    'yes',
  ]);
});

test('what a page says is part of a plan is among its features, and in its row', async () => {
  await openPricing();
  const told = (plan: string, words: string) =>
    within(screen.getByRole('article', { name: plan })).queryByText(words) !== null;
  for (const words of [
    'Scoring by your own requirements and weights',
    'Meta Analytics over all jobs',
    'Findings across your jobs',
    'Support with high and critical priority',
  ]) {
    expect([told('Starter', words), told('Professional', words)]).toEqual([false, true]);
    const row = limitRows(plans).find(({ name }) => name === words);
    expect(row?.values).toEqual([null, null, 'yes', 'yes']);
  }
});

test.each([
  [true, /paid by card/],
  [false, /no card is ever asked for/],
])('with payments %s the page says how a paid plan begins', async (payments, words) => {
  const server = aServer();
  server.on(system.config, { body: aConfig({ payments }) });
  await renderApp('/pricing', { server, user: null });
  expect(await screen.findByText(words)).toBeVisible();
});

test('until the configuration is known nothing is said about payments', async () => {
  const server = aServer();
  server.on(system.config, refusal('permission_denied'));
  await renderApp('/pricing', { server, user: null });
  expect(await screen.findByRole('heading', { name: 'Pay for candidates read' })).toBeVisible();
  expect(screen.queryByText(/card/)).toBeNull();
});
