import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { ssoIssuersOf } from './sso-issuers';

const read = (...issuers: object[]) => ssoIssuersOf({ SSO_ISSUERS: JSON.stringify(issuers) });
const url = 'https://hub.example/keys';
const SECRET = 's'.repeat(32);

test('the list of issuers takes the names of both spellings', () => {
  expect(read({ iss: 'a', ats_source: 'greenhouse', jwks_url: url })).toEqual(
    read({ issuer: 'a', ats: 'greenhouse', jwks_url: url }),
  );
});

test.each([
  ['http://hub.example/keys', 'must be an https address'],
  ['http://localhost.hub.example/keys', 'must be an https address'],
  ['ftp://hub.example/keys', 'jwks_url'],
])('the list of issuers takes no keys from %s', (jwks_url, why) => {
  expect(() => read({ iss: 'a', jwks_url })).toThrow(why);
});

test.each(['http://localhost:1/keys', 'http://127.0.0.1:1/keys', 'http://[::1]:1/keys', url])(
  'the list of issuers takes keys from %s',
  (jwks_url) => {
    expect(read({ iss: 'a', jwks_url })).toMatchObject([{ keys: { jwksUrl: jwks_url } }]);
  },
);

test.each<[string, object, string]>([
  ['a short secret', { secret: 'x'.repeat(31) }, 'must have at least 32 bytes'],
  ['neither keys nor secret', {}, 'must be there, or secret, and not both'],
  ['both', { jwks_url: url, secret: SECRET }, 'must be there, or secret, and not both'],
  ['a secret for a public key', { secret: SECRET, algorithms: ['RS256'] }, 'must be of HS256'],
  ['a public key for a secret', { jwks_url: url, algorithms: ['HS256'] }, 'must be of RS256'],
  ['no signature', { jwks_url: url, algorithms: ['none'] }, 'must be of RS256'],
  [
    'two secrets of one name',
    { secret: [1, 2].map(() => ({ kid: 'a', secret: SECRET })) },
    'must differ by kid',
  ],
  [
    'a domain that is an address',
    { jwks_url: url, email_domains: ['a@b.example'] },
    'must be domains',
  ],
])('the list of issuers refuses %s', (_what, settings, why) => {
  expect(() => read({ iss: 'a', ...settings })).toThrow(why);
});

test('the list of issuers has each once, stands in one place, and is never printed', () => {
  expect(() => read({ iss: 'a', jwks_url: url }, { iss: 'a', jwks_url: url })).toThrow('once');
  expect(() => ssoIssuersOf({ SSO_ISSUERS: '[]', SSO_ISSUERS_FILE: 'list.json' })).toThrow(
    'SSO_ISSUERS_FILE: must not be set beside SSO_ISSUERS',
  );
  expect(JSON.stringify(read({ iss: 'a', secret: SECRET }))).not.toContain(SECRET);
  const key = read({ iss: 'a', secret: SECRET })[0]?.keys;
  expect(key).toEqual({ secrets: [{ kid: null, secret: createSecretKey(SECRET, 'utf8') }] });
});
