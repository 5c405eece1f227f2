import { expect, test } from 'vitest';
import { likelyPages } from './likely-pages';

test('a misspelt address leads to the page that was meant', () => {
  expect(likelyPages('/analitics/123', true)[0]?.to).toBe('/analytics');
  expect(likelyPages('/bill', true)[0]?.to).toBe('/billing');
  expect(likelyPages('/prices', false)[0]?.to).toBe('/pricing');
});

test('an address like no other leads to the usual three', () => {
  expect(likelyPages('/xyz', true).map(({ to }) => to)).toEqual([
    '/analytics',
    '/billing',
    '/pricing',
  ]);
});

test('visitors are not sent to pages that need an account', () => {
  expect(likelyPages('/billing', false).map(({ to }) => to)).not.toContain('/billing');
});
