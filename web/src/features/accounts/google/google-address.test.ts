import { beforeEach, expect, test } from 'vitest';
import {
  type Errand,
  googleAddress,
  isProofErrand,
  keepErrand,
  takeReturn,
} from './google-address';

const ERRAND: Errand = {
  purpose: 'sign_in',
  state: 's'.repeat(32),
  nonce: 'n'.repeat(32),
  from: '/billing',
};
const RETURN = `#state=${ERRAND.state}&id_token=a.b.c&authuser=0`;

let storage: Storage;
beforeEach(() => {
  const kept = new Map<string, string>();
  storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

test('the address requests only an identity token and names where to return', () => {
  const client = {
    clientId: 'mine',
    signInUrl: 'https://accounts.example/auth',
    returnTo: 'https://candor.example/login',
  };
  const { searchParams, origin } = new URL(googleAddress(client, ERRAND));
  expect(origin).toBe('https://accounts.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'mine',
    redirect_uri: 'https://candor.example/login',
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state: ERRAND.state,
    nonce: ERRAND.nonce,
  });
});

test('a return is taken once, with the errand it belongs to', () => {
  keepErrand(storage, ERRAND);
  expect(takeReturn(storage, RETURN)).toEqual({ kind: 'token', idToken: 'a.b.c', errand: ERRAND });
  expect(takeReturn(storage, RETURN)).toEqual({ kind: 'no_token' });
});

test('a response to somebody else’s request yields no token', () => {
  keepErrand(storage, { ...ERRAND, state: 'o'.repeat(32) });
  expect(takeReturn(storage, RETURN)).toEqual({ kind: 'no_token' });
});

test('a response without a token yields none', () => {
  keepErrand(storage, ERRAND);
  expect(takeReturn(storage, `#state=${ERRAND.state}&id_token=`)).toEqual({ kind: 'no_token' });
});

test('cancelling at Google shows no error', () => {
  keepErrand(storage, ERRAND);
  const back = takeReturn(storage, `#error=access_denied&state=${ERRAND.state}`);
  expect(back).toEqual({ kind: 'gave_up' });
});

test.each(['', '#pricing', '#state=of-another-thing'])('%j is no return', (fragment) => {
  expect(takeReturn(storage, fragment)).toBeNull();
});

test('a proof of identity is distinguished from a sign-in, and checking does not consume it', () => {
  expect(isProofErrand(storage)).toBe(false);
  keepErrand(storage, ERRAND);
  expect(isProofErrand(storage)).toBe(false);
  keepErrand(storage, { ...ERRAND, purpose: 'proof' });
  expect(isProofErrand(storage)).toBe(true);
  expect(takeReturn(storage, RETURN)).toMatchObject({
    kind: 'token',
    errand: { from: '/billing' },
  });
});
