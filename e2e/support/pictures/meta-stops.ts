import { expect, type Page } from '@playwright/test';
import { at, DIALOG, over, type Stop, then } from '../tour/stop';

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
  then('meta-analytics-no-job', at('', '/meta-analytics?job=Nobody', 'Meta Analytics'), (page) =>
    expect(page.getByRole('heading', { name: 'No job matches' })).toBeVisible(),
  ),
];
