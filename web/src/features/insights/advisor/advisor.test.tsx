import { insights } from '@candor/domain/api/insights';
import { users } from '@candor/domain/api/users';
import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { AiUsage } from '@candor/domain/model/ai-usage';
import type { CompetitiveIntelligence } from '@candor/domain/model/competitive-intelligence';
import type { AiInsight } from '@candor/domain/model/insight';
import { type FeatureName, PLANS } from '@candor/domain/rules/plans';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { aServer, renderApp } from '../../../testing/render-app';
import { aSubscription, aUser } from '../../../testing/samples';

const AT = '2026-03-02T09:00:00.000Z';

const aFinding = (id: string, claim: string): AiInsight => ({
  id,
  title: `About ${id}`,
  claim,
  basis: 'Counted.',
  n: 24,
  confidence: 'medium',
  actions: ['Do it.'],
  category: 'skills',
  links: [{ label: `Open ${id}`, path: `/analytics?batchId=${id}` }],
});

const OWN_JOBS = { name: 'Your own jobs', as_of: AT, licence: null };

const aReport = (over: Partial<CompetitiveIntelligence> = {}): CompetitiveIntelligence => ({
  skill: 'Kafka',
  industry: 'Payments',
  location: null,
  company_size: null,
  coverage: 'good',
  demand: 3,
  supply: 7,
  findings: [aFinding('job-0003', '“Kafka” is shown by 7 of 24 people.')],
  statistics: [],
  sources: [OWN_JOBS],
  limits: ['There is no outside data: this rests on your own jobs alone.'],
  generated_at: AT,
  cached: false,
  ...over,
});

const anAnswer = (over: Partial<AiInsights> = {}): AiInsights => ({
  insights: [aFinding('job-0001', 'First claim.'), aFinding('job-0002', 'Second claim.')],
  competitive_analysis: null,
  dashboard_mode: null,
  time_range: '90',
  generated_by: 'rules',
  cached: false,
  generated_at: AT,
  ...over,
});

const aUsage = (over: Partial<AiUsage> = {}): AiUsage => ({
  start_date: '2026-03-01',
  end_date: '2026-03-02',
  total_tokens: 0,
  total_requests: 5,
  cached_requests: 2,
  limit: 20,
  remaining: 17,
  resets_at: AT,
  requests_by_day: [
    { date: '2026-03-01', value: 0 },
    { date: '2026-03-02', value: 5 },
  ],
  cached_by_day: [
    { date: '2026-03-01', value: 0 },
    { date: '2026-03-02', value: 2 },
  ],
  ...over,
});

function aPlanServer(features: readonly FeatureName[] = PLANS.professional.features) {
  const server = aServer();
  const subscription = aSubscription({ plan_type: 'professional', features: [...features] });
  server.on(users.subscription, { body: subscription });
  // The figures of the page are another matter, and may well be missing.
  server.on(insights.enhanced, refusal('permission_denied'));
  server.on(insights.aiUsage, { body: aUsage() });
  return server;
}

async function open(tab: 'advisor' | 'market', server = aPlanServer()) {
  await renderApp(`${paths.metaAnalytics}?metric=${tab}`, {
    server,
    user: aUser({}, 'professional'),
  });
  await screen.findByRole('heading', { level: 1, name: 'Meta Analytics' });
  return server;
}

const sent = (server: ReturnType<typeof aServer>, endpoint: Parameters<typeof server.on>[0]) =>
  server.requestsTo(endpoint).map(({ body }) => JSON.parse(String(body)));

afterEach(() => {
  vi.restoreAllMocks();
});

test('the advisor takes days, department and skills, and answers with what matters most first', async () => {
  const server = await open('advisor');
  server.on(insights.strategic, { body: anAnswer({ competitive_analysis: aReport() }) });
  const person = userEvent.setup();
  await person.selectOptions(await screen.findByLabelText('Time range'), '90 days');
  await person.type(screen.getByLabelText(/^Department/), 'Sales');
  await person.type(screen.getByLabelText(/^Skill category/), 'certification');
  await person.click(screen.getByRole('switch', { name: /^Include competitive analysis/ }));
  expect(server.requestsTo(insights.strategic)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Find insights' }));

  const answer = within(
    await screen.findByRole('region', { name: '2 findings, the most important first' }),
  );
  expect(answer.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('1.First claim.'),
    expect.stringContaining('2.Second claim.'),
  ]);
  expect(answer.getByText('Found by rules')).toBeVisible();
  expect(answer.getByText(/^From your jobs of the last 90 days\. Counted .*M\.$/)).toBeVisible();
  expect(answer.getByRole('link', { name: 'Open job-0001' })).toHaveAttribute(
    'href',
    '/analytics?batchId=job-0001',
  );
  expect(screen.getByRole('region', { name: '“Kafka” in your own jobs' })).toBeVisible();
  expect(sent(server, insights.strategic)).toEqual([
    {
      time_range: 90,
      department_filter: 'Sales',
      skill_category: 'certification',
      include_competitive_analysis: true,
    },
  ]);
  expect(server.requestsTo(insights.aiUsage)).toHaveLength(2);
});

test('question and answer stay while other tabs are open', async () => {
  const server = await open('advisor');
  server.on(insights.strategic, { body: anAnswer({ insights: [] }) });
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText(/^Department/), 'Legal');
  await person.click(screen.getByRole('button', { name: 'Find insights' }));
  expect(await screen.findByRole('region', { name: 'Nothing stands out' })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(await screen.findByText('Failed to load strategic analytics')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'AI Strategic Advisor' }));
  expect(screen.getByRole('region', { name: 'Nothing stands out' })).toBeVisible();
  expect(screen.getByLabelText(/^Department/)).toHaveValue('Legal');
  expect(server.requestsTo(insights.strategic)).toHaveLength(1);
});

test('an error is shown above the form, which keeps its input', async () => {
  const server = await open('advisor');
  server.on(insights.strategic, refusal('permission_denied'));
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText(/^Department/), 'Sales');
  await person.click(screen.getByRole('button', { name: 'Find insights' }));
  const form = within(screen.getByRole('form', { name: 'Ask the advisor' }));
  expect(await form.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/^Department/)).toHaveValue('Sales');
});

test('a plan that ended meanwhile is told in the sentence of the locked page', async () => {
  const server = await open('advisor');
  const limit = { limit_type: 'feature_restricted', feature: 'ai_strategic_advisor' };
  const refused = refusal('feature_not_available', { ...limit, plan_type: 'starter' });
  server.on(insights.strategic, refused);
  await userEvent.click(await screen.findByRole('button', { name: 'Find insights' }));
  const form = within(screen.getByRole('form', { name: 'Ask the advisor' }));
  expect(
    await form.findByText('Upgrade to Professional or Enterprise plan to access AI features'),
  ).toBeVisible();
});

test('the advisor’s usage is shown, also as a table, and cached answers can be dropped', async () => {
  const server = await open('advisor');
  server.on(insights.clearAiCache, { body: { success: true, cleared: 3 } });
  const card = within(await screen.findByRole('region', { name: 'AI usage' }));
  expect(await card.findByText(/^17 of 20 calls left this hour, resets at /)).toBeVisible();
  expect(card.getByText(/^5 answers in 30 days, 2 from the cache/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'View as table' }));
  expect(card.getByRole('row', { name: /5\s*2$/ })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Clear AI cache' }));
  expect(await screen.findByText('3 kept answers forgotten.')).toBeVisible();
});

test.each(['advisor', 'market'] as const)(
  'the %s cannot be asked while the calls of the hour are used up, and says until when',
  async (tab) => {
    const server = aPlanServer();
    server.on(insights.aiUsage, { body: aUsage({ remaining: 0 }) });
    await open(tab, server);
    expect(
      await screen.findByText(/^20 calls of this hour are used\. Ask again at /),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^(Find insights|Look it up)$/ })).toBeDisabled();
  },
);

test('a skill is looked up in an industry, with what nobody here can know', async () => {
  const server = await open('market');
  server.on(insights.competitive, { body: aReport() });
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText('Skill'), 'R');
  await person.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(screen.getByText('Must be at least 2 characters long')).toBeVisible();
  expect(screen.getByText('This field is required')).toBeVisible();
  expect(server.requestsTo(insights.competitive)).toEqual([]);

  await person.type(screen.getByLabelText('Skill'), 'uby');
  await person.type(screen.getByLabelText('Industry'), 'Payments');
  await person.selectOptions(screen.getByLabelText('Company size'), '51-200 people');
  await person.click(screen.getByRole('button', { name: 'Look it up' }));
  const report = within(await screen.findByRole('region', { name: '“Kafka” in your own jobs' }));
  expect(report.getByText('Enough data')).toBeVisible();
  expect(report.getByText('of 24')).toBeVisible();
  expect(report.getByText(/There is no outside data/)).toBeVisible();
  expect(report.getByText(/^Source: Your own jobs\. Counted /)).toBeVisible();
  expect(report.queryByRole('table')).toBeNull();
  expect(sent(server, insights.competitive)).toEqual([
    { skill: 'Ruby', industry: 'Payments', location: null, company_size: '51-200' },
  ]);
});

const BAKERS = {
  occupation: 'Baker',
  jobs: 2,
  title: 'Bakers',
  region: 'Utopia',
  employed: 12_500,
  yearly_openings: null,
  median_yearly_pay: 34_000.5,
  currency: 'EUR',
  growth_percent: -3.25,
  growth_period: '2024-2034',
  source: 'Census',
  as_of: '2025-05-31',
};

/** Asks about a skill for whose occupations there are census figures. */
async function askWithCensus() {
  const server = await open('market');
  const unpaid = { median_yearly_pay: null, currency: null, growth_percent: null };
  const cooks = { ...BAKERS, title: 'Cooks', ...unpaid, growth_period: null };
  const census = { name: 'Census', as_of: '2025-05-31T00:00:00.000Z', licence: 'CC BY 4.0' };
  server.on(insights.competitive, {
    body: aReport({ statistics: [BAKERS, cooks], sources: [OWN_JOBS, census] }),
  });
  await userEvent.type(await screen.findByLabelText('Skill'), 'Kafka');
  await userEvent.type(screen.getByLabelText('Industry'), 'Payments');
  await userEvent.click(screen.getByRole('button', { name: 'Look it up' }));
  return within(
    await screen.findByRole('region', { name: 'Public statistics of these occupations' }),
  );
}

test('public statistics are told under their source, with its day and licence', async () => {
  const part = await askWithCensus();
  const cells = within(part.getByRole('row', { name: /^Bakers/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'BakersBaker, 2 jobs of yours',
    'Utopia',
    'EUR 34,001',
    '12,500',
    '\u22123.25%2024 to 2034',
  ]);
  // What the source has for none of them is no column; what it lacks for one is said.
  expect(part.queryByText('Openings a year')).toBeNull();
  expect(part.getAllByText('not given')).toHaveLength(2);
  expect(part.getByText('Source: Census, figures of May 31, 2025, CC BY 4.0.')).toBeVisible();
  expect(screen.getByText(/^Sources: Your own jobs; Census\. Counted /)).toBeVisible();
});

/** Makes the window as narrow as one query says. */
function narrowTo(narrow: string) {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: query === narrow,
  }));
}

test('where the table is narrow a region stands below its occupation', async () => {
  narrowTo('(width < 80rem)');
  const part = await askWithCensus();
  expect(part.queryByRole('columnheader', { name: 'Region' })).toBeNull();
  expect(part.getByRole('row', { name: /^Bakers/ })).toHaveTextContent(
    /^BakersUtopia\. Baker, 2 jobs of yours/,
  );
});

test('on a phone each occupation is listed separately, with all of its figures visible', async () => {
  narrowTo('(width < 40rem)');
  const part = await askWithCensus();
  expect(part.queryByRole('table')).toBeNull();
  const [bakers] = part.getAllByRole('listitem');
  expect(bakers).toHaveTextContent(
    /^BakersUtopia\. Baker, 2 jobs of yoursMedian pay a yearEUR.34,001Employed12,500Growth\u22123\.25%2024 to 2034$/,
  );
});

test('where no job says anything there is no figure', async () => {
  const server = await open('market');
  const none = { coverage: 'none', demand: null, supply: null, findings: [], sources: [] } as const;
  server.on(insights.competitive, {
    body: aReport({ ...none, findings: [], sources: [], limits: ['No job of yours asks for it.'] }),
  });
  await userEvent.type(await screen.findByLabelText('Skill'), 'Kafka');
  await userEvent.type(screen.getByLabelText('Industry'), 'Opera');
  await userEvent.click(screen.getByRole('button', { name: 'Look it up' }));
  const report = within(await screen.findByRole('region', { name: 'No data for “Kafka”' }));
  expect(report.getByText('No job of yours asks for it.')).toBeVisible();
  expect(report.getByText(/^Next: Write the skill as your jobs name it/)).toBeVisible();
  expect(report.getByRole('link', { name: 'Start a batch' })).toHaveAttribute('href', '/dashboard');
  expect(report.queryByRole('term')).toBeNull();
});

test('with few people the figure is words', async () => {
  const server = await open('market');
  const body = aReport({ coverage: 'thin', demand: 1, supply: null, findings: [] });
  server.on(insights.competitive, { body });
  await userEvent.type(await screen.findByLabelText('Skill'), 'Kafka');
  await userEvent.type(screen.getByLabelText('Industry'), 'Payments');
  await userEvent.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(await screen.findByText('Not enough people yet')).toBeVisible();
});

test.each(['advisor', 'market'] as const)(
  'without the feature the %s is locked, and nothing is asked',
  async (tab) => {
    const others = PLANS.professional.features.filter((name) => name !== 'ai_strategic_advisor');
    const server = await open(tab, aPlanServer(others));
    expect(
      await screen.findByText('Upgrade to Professional or Enterprise plan to access AI features'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
      'href',
      paths.pricing,
    );
    expect(server.requestsTo(insights.aiUsage)).toEqual([]);
    const drawn = screen.getByText('The middle score rose from 57 to 66.');
    expect(drawn.closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
  },
);
