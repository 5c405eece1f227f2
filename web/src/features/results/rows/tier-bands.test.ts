import { expect, test } from 'vitest';
import { bandOf } from './tier-bands';

test('a range is called a tier only if it is exactly one', () => {
  expect(bandOf([70, 84])).toBe('good');
  expect(bandOf([70, 80])).toBeNull();
});
