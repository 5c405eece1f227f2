import { expect, test } from 'vitest';
import { bandOf } from './tier-bands';

test('a stretch is named as a tier only when it is exactly one', () => {
  expect(bandOf([70, 84])).toBe('good');
  expect(bandOf([70, 80])).toBeNull();
});
