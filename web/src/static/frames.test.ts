import { expect, test } from 'vitest';
import { APPLICATION_PAGES } from './application-pages';
import { renderFrame } from './render-frame';

const VIEWS = APPLICATION_PAGES.flatMap(({ path, title, views }) =>
  views.map((view) => ({ ...view, path, title })),
);

test.each(VIEWS)('the frame of $drawnAt has the navigation and the way around it', async (view) => {
  const markup = await renderFrame(view.drawnAt, view.forPartners);
  expect(markup).toContain('<nav aria-label="Main"');
  expect(markup).toContain('Decision support.');
});

test('the frame of a page whose heading is known has that heading', async () => {
  for (const { drawnAt, title, forPartners } of VIEWS.filter(({ param }) => param === '')) {
    const markup = await renderFrame(drawnAt, forPartners);
    const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(markup) ?? [];
    expect(heading?.replace(/<[^>]*>/g, '')).toBe(title);
  }
});

test('the frame of a batch says what is loading while nobody knows which batch it is', async () => {
  const markup = await renderFrame('/analytics?batchId=00000000');
  expect(markup).toContain('Reading the results.');
  expect(markup).not.toContain('<h1');
});

test('partners see their own navigation in a frame, and everybody else theirs', async () => {
  expect(await renderFrame('/integrations', true)).toContain('Partner Tools');
  expect(await renderFrame('/integrations')).not.toContain('Partner Tools');
});

test('the frame of a report says what is loading', async () => {
  const markup = await renderFrame('/integrations/ashby/jobs/00000000', true);
  expect(markup).toContain('aria-label="Loading the report"');
});

test('the form of the dashboard stands in its frame', async () => {
  const markup = await renderFrame('/dashboard');
  expect(markup).toContain('Paste the job description here, at least 50 characters.');
  expect(markup).toContain('Score candidates');
});

test('a frame claims nothing about the plan of the person who will see it', async () => {
  expect(await renderFrame('/billing')).not.toContain('Your plan');
  expect(await renderFrame('/settings')).not.toMatch(/candidates? used/);
});

test('a frame claims nothing about the browser that will show it', async () => {
  expect(await renderFrame('/settings')).not.toMatch(/This browser [^<]*notifications/);
});

test('prefetches name a batch or a report only by its position in the path', () => {
  const reads = VIEWS.flatMap(({ reads: urls }) => urls).filter((url) => url.includes('{'));
  expect(reads).toEqual([
    '/api/v1/batch-jobs/{batchId}/status',
    '/api/v1/batch-jobs/{batchId}/results?limit=100&skip=0&detail=outcomes',
    '/api/proxy/ashby/jobs/{id}/analytics',
    '/api/proxy/ashby/assessments/{id}/results',
    '/api/proxy/greenhouse/jobs/{id}/analytics',
    '/api/proxy/greenhouse/assessments/{id}/results',
  ]);
});
