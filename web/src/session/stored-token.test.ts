import { expect, test } from 'vitest';
import { AUTH_KEY } from './auth-key';
import { storedToken } from './stored-token';

const tokenIn = (stored: string | null) =>
  storedToken(() => ({ getItem: (key) => (key === AUTH_KEY ? stored : null) }));

test('the token is read from a sign-in that this browser remembers', () => {
  expect(tokenIn(JSON.stringify({ token: 'token-1', user: null }))).toBe('token-1');
});

test.each([
  ['nothing', null],
  ['a record without a token', '{"user":null}'],
  ['an empty token', '{"token":""}'],
  ['null', 'null'],
  ['no JSON', 'token-1'],
])('%s counts as nobody', (_what, stored) => {
  expect(tokenIn(stored)).toBeNull();
});

test('so does a storage that is shut', () => {
  const shut = () => {
    throw new Error('The storage is shut.');
  };
  expect(storedToken(shut)).toBeNull();
});
