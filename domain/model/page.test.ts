import { expect, test } from 'vitest';
import { pageOf, pageQuery } from './page';

const query = pageQuery(20);
const words = (value: object) => {
  const parsed = query.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
};

test.each(['0', '101', 'ten', '1.5', '-1', ''])('limit %s is refused', (limit) => {
  expect(words({ limit })).toEqual(['Limit must be between 1 and 100']);
});

test.each(['1', '100'])('limit %s is accepted', (limit) => {
  expect(query.parse({ limit }).limit).toBe(Number(limit));
});

test('skip below 0 is refused', () => {
  expect(words({ skip: '-1' })).toEqual(['Skip must be 0 or greater']);
  expect(words({ skip: 'x' })).toEqual(['Skip must be 0 or greater']);
});

test('omitted values get their defaults', () => {
  expect(query.parse({})).toEqual({ skip: 0, limit: 20 });
});

test('a page says whether more follows', () => {
  expect(pageOf(21, { skip: 0, limit: 20 }).has_more).toBe(true);
  expect(pageOf(20, { skip: 0, limit: 20 }).has_more).toBe(false);
  expect(pageOf(0, { skip: 40, limit: 20 }).has_more).toBe(false);
});
