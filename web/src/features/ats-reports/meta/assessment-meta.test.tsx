import { ats } from '@candor/domain/api/ats';
import { messages } from '@candor/domain/messages';
import type { MetaAnalytics } from '@candor/domain/model/meta-analytics';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { reviewingKey } from '../../../session/covered-scores';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { aReportServer, openAsPartner } from '../testing/open-report';

function aMeta(over: Partial<MetaAnalytics> = {}): MetaAnalytics {
  return {
    assessment_meta_analytics: {
      strategic_metrics: {
        assessment_count: 40,
        average_score: 61.4,
        top_score: 91,
        time_range: '30',
        tiers: { excellent: 4, good: 8, fair: 20, poor: 8 },
      },
      ai_insights: [
        {
          id: 'score-shift',
          title: 'Matches became better',
          category: 'scores',
          claim: 'The middle score rose from 55 to 61.',
          basis: '40 people in the last 30 days, 25 in the 30 days before.',
          n: 25,
          confidence: 'medium',
          actions: [],
        },
      ],
    },
    data_source: 'ashby',
    plan_type: 'professional',
    integration_partner: true,
    total_jobs: 3,
    total_assessments: 40,
    processing_time_seconds: 0.12,
    ...over,
  };
}

function aMetaServer() {
  const server = aReportServer({});
  server.on(ats.ashby.meta, { body: aMeta() });
  server.on(ats.greenhouse.meta, {
    body: aMeta({ data_source: 'greenhouse', total_assessments: 7 }),
  });
  return server;
}

const asked = (server: FakeServer) =>
  server.requestsTo(ats.ashby.meta).map(({ url }) => new URL(url, 'http://x').searchParams);

async function open(server = aMetaServer(), query = '') {
  const app = await openAsPartner(`${paths.assessmentMetaAnalytics}${query}`, server);
  await screen.findByRole('heading', { level: 1, name: 'Assessment Meta-Analytics' });
  return app;
}

test('Ashby’s figures come first, with their source and what stands out', async () => {
  const { server } = await open();
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  expect(totals.getByText('61.4')).toBeVisible();
  expect(screen.getByText('The middle score rose from 55 to 61.')).toBeVisible();
  expect(
    screen.getByText(
      'From Ashby: 40 people in 3 jobs. Counted in 0.12 s. Professional plan, integration partner.',
    ),
  ).toBeVisible();
  expect(asked(server).at(-1)?.get('time_range')).toBe('30');
  expect(screen.queryByRole('tab', { name: 'Process' })).toBeNull();
});

test('another system and other days are in the address and are asked for', async () => {
  const { router, server } = await open();
  await userEvent.click(await screen.findByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(asked(server).at(-1)?.get('time_range')).toBe('90'));
  await userEvent.click(screen.getByRole('radio', { name: 'Greenhouse' }));
  expect(await screen.findByText(/^From Greenhouse: 7 people/)).toBeVisible();
  expect(router.state.location.search).toBe('?range=90&ats=greenhouse');
});

test('a plan that ended meanwhile is reported with a link to pay for it', async () => {
  const server = aMetaServer();
  const detail = messages.atsProfessionalRequired('Ashby');
  const limit = { limit_type: 'feature_restricted', feature: 'meta_analytics', plan_type: 'trial' };
  server.on(ats.ashby.meta, refusal('professional_subscription_required', { detail, ...limit }));
  await open(server);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upgrade Plan' })).toBeVisible();
});

test('too few people get no figure but a link to where they are scored', async () => {
  const server = aMetaServer();
  server.on(ats.ashby.meta, { body: aMeta({ total_jobs: 0, total_assessments: 0 }) });
  await open(server);
  expect(await screen.findByRole('heading', { name: 'Nothing assessed yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the Hub' })).toHaveAttribute(
    'href',
    paths.integrations,
  );
});

test('a user who reads evidence first is not shown the top score, which is one person’s', async () => {
  window.localStorage.setItem(reviewingKey('user-0001'), JSON.stringify({ evidenceFirst: true }));
  await open();
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  expect(totals.getByText('61.4')).toBeVisible();
  expect(totals.queryByText('Top score')).toBeNull();
  expect(screen.getByText('Evidence first is on.')).toBeVisible();
});
