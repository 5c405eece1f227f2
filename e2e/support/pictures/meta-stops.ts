import type {
  CompetitiveIntelligence,
  OccupationStatistic,
} from '@candor/domain/model/competitive-intelligence';
import { expect, type Page, type Route } from '@playwright/test';
import { answering, at, DIALOG, over, type Stop, then } from '../tour/stop';

const PAGE = at('', '/meta-analytics', 'Meta Analytics');

const tab = (name: string): Stop =>
  then(
    `meta-analytics-${name}`,
    at('', `/meta-analytics?metric=${name}`, 'Meta Analytics'),
    (page) => expect(page.getByRole('tabpanel')).toBeVisible(),
  );

const asking = (name: string, tab: 'advisor' | 'market', ask: (page: Page) => Promise<void>) =>
  then(`meta-analytics-${name}`, at('', `/meta-analytics?metric=${tab}`, 'Meta Analytics'), ask);

const lookUp = async (page: Page, skill: string, industry: string) => {
  await page.getByLabel('Skill', { exact: true }).fill(skill);
  await page.getByLabel('Industry').fill(industry);
  await page.getByRole('button', { name: 'Look it up' }).click();
};

/** The figures over all jobs, by what they are about and where there are none. */
export const META_STOPS: readonly Stop[] = [
  ...['scores', 'skills', 'process'].map(tab),
  over('meta-analytics-jobs', PAGE, DIALOG, async (page) => {
    await page.getByRole('button', { name: 'All jobs' }).click();
    await expect(page.getByRole('dialog', { name: 'Jobs' })).toBeVisible();
  }),
  asking('advisor', 'advisor', (page) =>
    expect(page.getByText(/calls left this hour/)).toBeVisible(),
  ),
  asking('advisor-answer', 'advisor', async (page) => {
    await page.getByRole('switch', { name: /^Include competitive analysis/ }).press('Space');
    await page.getByRole('button', { name: 'Find insights' }).click();
    await expect(page.getByRole('region', { name: 'in your own jobs' })).toBeVisible();
  }),
  asking('market', 'market', async (page) => {
    await lookUp(page, 'Python', 'data');
    await expect(page.getByRole('region', { name: 'in your own jobs' })).toBeVisible();
  }),
  asking('market-none', 'market', async (page) => {
    await lookUp(page, 'Falconry', 'opera');
    await expect(page.getByRole('region', { name: 'No data for' })).toBeVisible();
  }),
  answering(
    'meta-analytics-market-public',
    '**/api/analytics/competitive-intelligence',
    loadStatistics,
    async (page) => {
      await page.goto('/meta-analytics?metric=market');
      await lookUp(page, 'Python', 'data');
      await expect(page.getByText('Public statistics of these occupations')).toBeVisible();
    },
  ),
  then('meta-analytics-no-job', at('', '/meta-analytics?job=Nobody', 'Meta Analytics'), (page) =>
    expect(page.getByRole('heading', { name: 'No job matches' })).toBeVisible(),
  ),
];

const UNKNOWN = {
  employed: null,
  yearly_openings: null,
  median_yearly_pay: null,
  currency: null,
  growth_percent: null,
  growth_period: null,
};
const BUREAU = { source: 'Bureau of Labor Statistics, OEWS and EP', as_of: '2025-05-01' };
const OFFICE = { source: 'ONS, ASHE table 14', as_of: '2025-04-01' };

/** Occupations as two offices tell of them: one knows everything, the other pay alone. */
const STATISTICS: readonly OccupationStatistic[] = [
  {
    ...BUREAU,
    occupation: 'Data engineer',
    jobs: 1,
    title: 'Database architects',
    region: 'United States',
    employed: 61_400,
    yearly_openings: 4_300,
    median_yearly_pay: 135_980,
    currency: 'USD',
    growth_percent: 8.7,
    growth_period: '2024-2034',
  },
  {
    ...BUREAU,
    ...UNKNOWN,
    occupation: 'Analytics engineer',
    jobs: 1,
    title: 'Software and web developers, programmers, and testers',
    region: 'San Francisco-Oakland-Fremont, CA',
    employed: 1_897_100,
    growth_percent: -2.5,
    growth_period: '2024-2034',
  },
  {
    ...OFFICE,
    ...UNKNOWN,
    occupation: 'Data engineer',
    jobs: 1,
    title: 'IT business analysts, architects and systems designers',
    region: 'United Kingdom',
    median_yearly_pay: 55_142,
    currency: 'GBP',
  },
];

/** What an operator loads by command is put in place: it would stand beside every other picture as well. */
async function loadStatistics(route: Route): Promise<void> {
  const response = await route.fetch();
  const report = (await response.json()) as CompetitiveIntelligence;
  const offices = [
    { name: BUREAU.source, as_of: `${BUREAU.as_of}T00:00:00.000Z`, licence: 'public domain' },
    { name: OFFICE.source, as_of: `${OFFICE.as_of}T00:00:00.000Z`, licence: 'OGL 3.0' },
  ];
  const limits = report.limits.filter((limit) => !limit.startsWith('There is no outside data'));
  const sources = [...report.sources, ...offices];
  const json = { ...report, statistics: STATISTICS, sources, limits };
  await route.fulfill({ response, json });
}
