import { expect } from '@playwright/test';
import { at, DIALOG, over, type Stop, then } from '../tour/stop';

const PAGE = at('', '/meta-analytics', 'Meta Analytics');

const tab = (name: string): Stop =>
  then(
    `meta-analytics-${name}`,
    at('', `/meta-analytics?metric=${name}`, 'Meta Analytics'),
    (page) => expect(page.getByRole('tabpanel')).toBeVisible(),
  );

/** The figures over all jobs, by what they are about and where there are none. */
export const META_STOPS: readonly Stop[] = [
  ...['scores', 'skills', 'process'].map(tab),
  over('meta-analytics-jobs', PAGE, DIALOG, async (page) => {
    await page.getByRole('button', { name: 'All jobs' }).click();
    await expect(page.getByRole('dialog', { name: 'Jobs' })).toBeVisible();
  }),
  then('meta-analytics-no-job', at('', '/meta-analytics?job=Nobody', 'Meta Analytics'), (page) =>
    expect(page.getByRole('heading', { name: 'No job matches' })).toBeVisible(),
  ),
];
