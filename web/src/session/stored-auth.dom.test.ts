import { beforeEach, expect, test } from 'vitest';
import { aUser } from '../testing/samples';
import { AUTH_KEY } from './auth-key';
import { readStoredAuth, writeStoredAuth } from './stored-auth';

const { localStorage } = window;
beforeEach(() => localStorage.clear());

test('a sign-in is remembered with its user', () => {
  writeStoredAuth(localStorage, { token: 'token-1', user: aUser() });
  expect(readStoredAuth(localStorage)).toEqual({ token: 'token-1', user: aUser() });
});

test('a user of an older version is forgotten, and the token is not', () => {
  localStorage.setItem(AUTH_KEY, JSON.stringify({ token: 'token-1', user: { name: 'Mira' } }));
  expect(readStoredAuth(localStorage)).toEqual({ token: 'token-1', user: null });
});

test.each(['', 'no JSON', '{}', '{"token":"","user":null}'])('%j remembers nobody', (stored) => {
  localStorage.setItem(AUTH_KEY, stored);
  expect(readStoredAuth(localStorage)).toBeNull();
});
