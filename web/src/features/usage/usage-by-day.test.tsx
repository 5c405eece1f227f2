import { analytics } from '@candor/domain/api/analytics';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { aServer, renderApp } from '../../testing/render-app';

/** The requested days; without any, what the server returns then. */
function rangeOf(url: string) {
  const asked = new URL(url, 'http://localhost').searchParams;
  const start_date = asked.get('start_date') ?? '2026-02-01';
  return { start_date, end_date: asked.get('end_date') ?? '2026-03-02' };
}

const USED = { total_analyses: 12, total_candidates_processed: 40, total_api_calls: 7 };

async function openUsage(totals = USED) {
  const server = aServer();
  server.on(analytics.usage, ({ url }) => ({
    body: {
      ...rangeOf(url),
      ...totals,
      analyses_by_day: [{ date: '2026-03-01', value: totals.total_analyses }],
      candidates_by_day: [{ date: '2026-03-01', value: totals.total_candidates_processed }],
      api_calls_by_day: [{ date: '2026-03-01', value: totals.total_api_calls }],
    },
  }));
  server.on(analytics.apiKeys, ({ url }) => ({
    body: { ...rangeOf(url), api_keys_used: 0, api_keys_limit: 3, api_keys: [] },
  }));
  await renderApp(paths.analytics, { server });
  return { server, card: within(await screen.findByRole('region', { name: 'Usage' })) };
}

test('use and its keys are asked for over the range that is chosen', async () => {
  const { server, card } = await openUsage();
  expect(await card.findByText('40 candidates in 30 days')).toBeVisible();
  await userEvent.click(card.getByRole('radio', { name: '7 days' }));
  expect(await card.findByText('40 candidates in 7 days')).toBeVisible();
  expect(server.requestsTo(analytics.apiKeys)).toHaveLength(2);
  expect(server.requestsTo(analytics.apiKeys)[1]?.url).toMatch(/start_date=.*end_date=/);
});

test('analyses and API calls are shown by day, too, and in the table', async () => {
  const { card } = await openUsage();
  await userEvent.click(await card.findByRole('radio', { name: 'API calls' }));
  expect(card.getByText('7 API calls in 30 days')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'View as table' }));
  expect(card.getByRole('columnheader', { name: 'API calls' })).toBeVisible();
  await userEvent.click(card.getByRole('radio', { name: 'Analyses' }));
  expect(card.getByText('12 analyses in 30 days')).toBeVisible();
});

test('on the first day it says what will be there and what to do, instead of a chart of nothing', async () => {
  const { card } = await openUsage({
    total_analyses: 0,
    total_candidates_processed: 0,
    total_api_calls: 0,
  });
  expect(await card.findByText('Nothing scored in the last 30 days')).toBeVisible();
  expect(card.getByRole('link', { name: 'Score candidates' })).toHaveAttribute(
    'href',
    paths.dashboard,
  );
  expect(card.queryByRole('img')).toBeNull();
  expect(card.queryByText(/^Highest/)).toBeNull();
});

test('who scores without a program is told what would count its calls', async () => {
  const { card } = await openUsage({ ...USED, total_api_calls: 0 });
  await userEvent.click(await card.findByRole('radio', { name: 'API calls' }));
  expect(card.getByRole('link', { name: 'Create an API key' })).toBeVisible();
  expect(card.queryByText(/^Highest/)).toBeNull();
});

test('how many API keys there are leads to them', async () => {
  const { card } = await openUsage();
  expect(await card.findByText(/^0 of 3 API keys in use\./)).toBeVisible();
  expect(card.getByRole('link', { name: 'API keys' })).toHaveAttribute('href', paths.apiKeys);
});
