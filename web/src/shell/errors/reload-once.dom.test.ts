import { expect, test } from 'vitest';
import { isChunkError, mayReload } from './reload-once';

test('a page reloads itself once in five seconds', () => {
  const storage = window.sessionStorage;
  expect([mayReload(storage, 1000), mayReload(storage, 5999), mayReload(storage, 6000)]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
  'Loading chunk 7 failed.',
])('"%s" means that a new version is out', (message) => {
  expect(isChunkError(new Error(message))).toBe(true);
});

test('any other error does not', () => {
  expect(isChunkError(new Error('x is undefined'))).toBe(false);
});
