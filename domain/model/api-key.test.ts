import { expect, test } from 'vitest';
import { ApiKeyName, CreateApiKeyBody } from './api-key';

const refusal = (name: unknown) => ApiKeyName.safeParse(name).error?.issues[0]?.message ?? null;

test.each([
  ['', 'This field is required'],
  ['   ', 'This field is required'],
  [undefined, 'This field is required'],
  ['ab', 'Must be at least 3 characters long'],
  [' ab ', 'Must be at least 3 characters long'],
  ['a'.repeat(51), 'Must be less than 50 characters long'],
  ['Büro-Server', 'Key name can only contain letters, numbers, spaces, hyphens, and underscores'],
  [
    'nightly.import',
    'Key name can only contain letters, numbers, spaces, hyphens, and underscores',
  ],
  ['a\nb c', 'Key name can only contain letters, numbers, spaces, hyphens, and underscores'],
])('the name %j is refused with its sentence', (name, sentence) => {
  expect(refusal(name)).toBe(sentence);
});

test.each(['abc', 'a'.repeat(50), 'Nightly import_2 - EU'])('the name %j is taken', (name) => {
  expect(refusal(name)).toBeNull();
});

test('a name is kept without the spaces around it', () => {
  expect(ApiKeyName.parse('  nightly  ')).toBe('nightly');
});

test('a key may read and write unless less is requested', () => {
  expect(CreateApiKeyBody.parse({ name: 'nightly' }).permissions).toEqual(['read', 'write']);
  const readOnly = CreateApiKeyBody.parse({ name: 'nightly', permissions: ['read', 'read'] });
  expect(readOnly.permissions).toEqual(['read']);
  expect(CreateApiKeyBody.safeParse({ name: 'nightly', permissions: [] }).success).toBe(false);
});
