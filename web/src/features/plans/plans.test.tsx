import { system } from '@candor/domain/api/system';
import { PLANS } from '@candor/domain/rules/plans';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aConfig } from '../../testing/samples';
import { limitRows } from './limit-rows';
import { MemberAction } from './MemberAction';
import { VisitorPlans } from './VisitorPlans';

const plans = Object.values(PLANS);

test('the annual switch shows the pool of a year', async () => {
  render(<VisitorPlans plans={plans} />);
  const starter = screen.getByRole('article', { name: 'Starter' });
  expect(within(starter).getByText('500')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Annual' }));
  expect(within(starter).getByText('6,000')).toBeVisible();
  expect(within(starter).getByText('candidates a year')).toBeVisible();
});

test('without prices every paid plan leads to a talk, and only the trial starts at once', () => {
  render(<VisitorPlans plans={plans} />);
  const links = screen.getAllByRole('link', { name: 'Contact sales' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/#contact'));
  expect(screen.getByRole('link', { name: 'Start the trial' }).getAttribute('href')).toBe(
    '/signup',
  );
});

test('a lower plan than one’s own offers nothing to press', () => {
  render(<MemberAction plan={PLANS.starter} current="professional" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Included in your plan')).toBeVisible();
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
