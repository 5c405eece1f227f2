import { expect, test } from 'vitest';
import { fitItems } from './fit-items';

const items = [
  { id: 'dashboard', width: 100, yields: 0 },
  { id: 'analytics', width: 100, yields: 1 },
  { id: 'settings', width: 100, yields: 3 },
  { id: 'billing', width: 100, yields: 2 },
];

test('where everything fits, nothing leaves', () => {
  expect([...fitItems(items, 400, 60)]).toEqual(['dashboard', 'analytics', 'settings', 'billing']);
});

test('items that yield first are removed first, and the menu button takes room too', () => {
  expect([...fitItems(items, 399, 60)]).toEqual(['dashboard', 'analytics', 'billing']);
  expect([...fitItems(items, 359, 60)]).toEqual(['dashboard', 'analytics']);
});

test('without any room everything is in the menu', () => {
  expect(fitItems(items, 20, 60).size).toBe(0);
});
