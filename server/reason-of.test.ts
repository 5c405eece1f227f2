import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reasonOf } from './reason-of';

test('a failed statement is told in the words of the database', () => {
  const said = new Error('permission denied for database candor');
  const failed = new DrizzleQueryError('create schema "drizzle"', [], said);
  expect(reasonOf(failed)).toBe('permission denied for database candor');
});

test('an error without words is told by its code, or by its name', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(reasonOf(refused)).toBe('ECONNREFUSED');
  expect(reasonOf(new TypeError())).toBe('TypeError');
  expect(reasonOf('a word')).toBe('a word');
});
