import { batches } from '@candor/domain/api/batches';
import { insights } from '@candor/domain/api/insights';
import { users } from '@candor/domain/api/users';
import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { BatchJob } from '@candor/domain/model/batch';
import type { AiInsight } from '@candor/domain/model/insight';
import { type FeatureName, PLANS, type PlanType } from '@candor/domain/rules/plans';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aSubscription, aUser } from '../../testing/samples';

const finding = (number: number): AiInsight => ({
  id: `finding-${number}`,
  title: `Finding ${number}`,
  claim: `Claim ${number}.`,
  basis: `Basis ${number}.`,
  n: 30 + number,
  confidence: 'low',
  category: 'scores',
  actions: [`Action ${number}.`],
  links: [{ label: `Place ${number}`, path: `/analytics?batchId=batch-000${number}` }],
});

const anAnswer = (found: AiInsight[]): AiInsights => ({
  insights: found,
  competitive_analysis: null,
  dashboard_mode: 'overview',
  time_range: '30',
  generated_by: 'rules',
  cached: false,
  generated_at: '2026-03-02T09:00:00.000Z',
});

function aPlanServer(plan: PlanType, features: readonly FeatureName[] = PLANS[plan].features) {
  const server = aServer();
  server.on(users.subscription, {
    body: aSubscription({ plan_type: plan, features: [...features] }),
  });
  server.on(insights.dashboard, { body: anAnswer([1, 2, 3, 4].map(finding)) });
  server.on(batches.list, pageOf([aBatch()]));
  return server;
}

const pageOf = (jobs: BatchJob[]) => ({
  body: { jobs, total: jobs.length, limit: 20, skip: 0, has_more: false },
});

async function open(server = aPlanServer('professional'), plan: PlanType = 'professional') {
  await renderApp(paths.dashboard, { server, user: aUser({}, plan) });
  return within(await screen.findByRole('region', { name: /have in common$/ }));
}

test('the dashboard shows three findings at most, each with its basis and who found it', async () => {
  const card = await open();
  expect(await card.findByText('Claim 3.')).toBeVisible();
  expect(card.queryByText('Claim 4.')).toBeNull();
  for (const words of ['Basis 1.', 'n = 31, low confidence', 'Next: Action 1.', 'Found by rules']) {
    expect(card.getByText(words)).toBeVisible();
  }
  expect(card.getByRole('button', { name: 'Copy “Finding 1”' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Place 1' })).toHaveAttribute(
    'href',
    '/analytics?batchId=batch-0001',
  );
  expect(card.getByRole('link', { name: 'Meta Analytics' })).toHaveAttribute(
    'href',
    paths.metaAnalytics,
  );
});

test('refreshing asks once more, and a month without findings says so', async () => {
  const server = aPlanServer('enterprise');
  const card = await open(server, 'enterprise');
  await card.findByText('Claim 1.');
  server.on(insights.dashboard, { body: anAnswer([]) });
  await userEvent.click(card.getByRole('button', { name: 'Refresh' }));
  expect(await card.findByText('Nothing stands out in the last 30 days.')).toBeVisible();
  expect(server.requestsTo(insights.dashboard)).toHaveLength(2);
  expect(JSON.parse(String(server.requestsTo(insights.dashboard)[0]?.body))).toEqual({
    dashboard_mode: 'overview',
  });
});

test('before the first batch there is nothing to find, and nothing is asked', async () => {
  const server = aPlanServer('professional');
  server.on(batches.list, pageOf([]));
  await renderApp(paths.dashboard, { server, user: aUser({}, 'professional') });
  expect(await screen.findByRole('button', { name: 'Run the sample' })).toBeVisible();
  expect(server.requestsTo(insights.dashboard)).toEqual([]);
});

test('with evidence first it is not told how many good matches few people are', async () => {
  const reviewing = JSON.stringify({ evidenceFirst: true });
  window.localStorage.setItem('candor.reviewing.user-0001', reviewing);
  const server = aPlanServer('professional');
  const waiting = { ...finding(1), id: 'waiting-decisions', n: 5 };
  server.on(insights.dashboard, { body: anAnswer([waiting, finding(2)]) });
  const card = await open(server);
  expect(await card.findByText('Claim 2.')).toBeVisible();
  expect(card.queryByText('Claim 1.')).toBeNull();
  expect(card.getByText(/is left out for fewer than 20 people/)).toBeVisible();
  server.on(insights.dashboard, { body: anAnswer([waiting]) });
  await userEvent.click(card.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(card.queryByText('Claim 2.')).toBeNull());
  expect(card.queryByText('Nothing stands out in the last 30 days.')).toBeNull();
});

test('a failure stays in its card', async () => {
  const server = aPlanServer('professional');
  server.on(insights.dashboard, refusal('permission_denied'));
  const card = await open(server);
  expect(await card.findByText('The findings could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test.each<[PlanType, 'with' | 'without']>([
  ['starter', 'without'],
  ['starter', 'with'],
  ['professional', 'without'],
])('%s %s the feature sees what opens it, and asks for nothing', async (plan, has) => {
  const others = PLANS[plan].features.filter((feature) => feature !== 'ai_strategic_advisor');
  const features: FeatureName[] = has === 'with' ? [...others, 'ai_strategic_advisor'] : others;
  const server = aPlanServer(plan, features);
  const card = await open(server, plan);
  expect(
    card.getByText('Upgrade to Professional or Enterprise plan to access AI features'),
  ).toBeVisible();
  expect(server.requestsTo(insights.dashboard)).toEqual([]);
});
