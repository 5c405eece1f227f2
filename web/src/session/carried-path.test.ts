import { expect, test } from 'vitest';
import { carriedPath } from './carried-path';

test('query and hash come along', () => {
  expect(carriedPath({ from: '/analytics?batchId=batch-0001#x' })).toBe(
    '/analytics?batchId=batch-0001#x',
  );
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'the path %j is not one of this site',
  (from) => {
    expect(carriedPath({ from })).toBeNull();
  },
);

test('no history entry carries no path', () => {
  expect(carriedPath(null)).toBeNull();
});
