import { expect, test } from 'vitest';
import { taxonomyIndex } from '../index-taxonomy';
import { isLedTrade, ledTrades } from './led-trades';

test('every trade whose managers lead people is a family of the map', () => {
  const known = new Set(taxonomyIndex().families.map(({ id }) => id));
  expect(ledTrades().filter((id) => !known.has(id))).toEqual([]);
});

test('a payroll manager leads people, and a product manager a product', () => {
  expect(isLedTrade('payroll_specialist')).toBe(true);
  expect(isLedTrade('product_manager')).toBe(false);
});
