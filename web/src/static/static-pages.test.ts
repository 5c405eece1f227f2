import { expect, test } from 'vitest';
import { ISLANDS } from '../visit/islands';
import { knownPaths } from './known-paths';
import { renderPage } from './render-page';
import { STATIC_PAGES } from './static-pages';

test.each(STATIC_PAGES)(
  '$path can be finished ahead, with one heading',
  async ({ path, drawnAt = path, title }) => {
    const markup = await renderPage(drawnAt);
    const headings = [...markup.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map((found) => found[1]);
    expect(headings).toEqual([title]);
  },
);

test.each(STATIC_PAGES)(
  'every living part of $path is known to the visitor’s page',
  async ({ path, drawnAt = path }) => {
    const markup = await renderPage(drawnAt);
    const names = [...markup.matchAll(/data-island="([^"]+)"/g)].map((found) => found[1] ?? '');
    expect(names.filter((name) => !(name in ISLANDS))).toEqual([]);
  },
);

test('the list of addresses has the pages with and without parameters, and no catch-all', () => {
  expect(knownPaths()).toEqual(expect.arrayContaining(['/', '/comparison', '/dashboard']));
  expect(knownPaths()).not.toContain('*');
});
