import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TokenRefused } from '../../ports/identity-provider';
import type { SsoTokens } from '../../ports/sso';
import { ssoIssuersOf } from '../../settings/sso-issuers';
import { testClock } from '../../testing/clock';
import { openSsoTokens } from './sso-tokens';

const AUDIENCE = 'https://candor.example';
const SECRETS = { old: 'o'.repeat(32), new: 'n'.repeat(32) };
const clock = testClock();
const now = () => Math.floor(clock.now().getTime() / 1000);

const makeKey = async (alg: string, kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  return { alg, kid, publicKey, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg } };
};
type Key = Awaited<ReturnType<typeof makeKey>>;

let rsa: Key;
let ec: Key;
let tokens: SsoTokens;
const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
/** One place has a single key, one has two of different kinds, and one a key that is too short. */
const places = createServer((request, response) => {
  const shortJwk = { ...short.publicKey.export({ format: 'jwk' }), kid: 'short', alg: 'RS256' };
  const keysAt: Record<string, object[]> = { '/one': [rsa.jwk], '/short': [shortJwk] };
  response.end(JSON.stringify({ keys: keysAt[request.url ?? ''] ?? [rsa.jwk, ec.jwk] }));
});
beforeAll(async () => {
  rsa = await makeKey('RS256', 'rsa-1');
  ec = await makeKey('ES256', 'ec-1');
  await new Promise<void>((resolve) => places.listen(0, '127.0.0.1', resolve));
  const { port } = places.address() as AddressInfo;
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const issuers = [
    { iss: 'one', jwks_url: at('/one') },
    { iss: 'two', jwks_url: at('/two') },
    { iss: 'short', jwks_url: at('/short') },
    { iss: 'elliptic', jwks_url: at('/two'), algorithms: ['ES256'] },
    { iss: 'elsewhere', jwks_url: at('/one'), audience: 'https://other.example' },
    { iss: 'secret', secret: SECRETS.old },
    {
      iss: 'secrets',
      secret: [
        { kid: 'old', secret: SECRETS.old },
        { kid: 'new', secret: SECRETS.new },
      ],
    },
  ];
  const settings = ssoIssuersOf({ SSO_ISSUERS: JSON.stringify(issuers) });
  tokens = openSsoTokens(settings, { audience: AUDIENCE, clock });
});
afterAll(() => new Promise((resolve) => places.close(resolve)));

type Wishes = {
  claims?: { [Claim in keyof JWTPayload]?: JWTPayload[Claim] | undefined };
  header?: Record<string, unknown>;
  by?: Key;
};

/** A good token of the issuer with one key, but for what is wished otherwise. */
async function tokenOf({ claims, header, by = rsa }: Wishes = {}): Promise<string> {
  const own = { iss: 'one', aud: AUDIENCE, sub: 'u-77', jti: randomUUID(), email: 'rae@a.example' };
  const times = { iat: now(), exp: now() + 240 };
  const head = { alg: by.alg, typ: 'ats-sso+jwt', kid: by.kid, ...header };
  return new SignJWT(JSON.parse(JSON.stringify({ ...own, ...times, ...claims })))
    .setProtectedHeader(JSON.parse(JSON.stringify(head)) as JWTHeaderParameters)
    .sign(by.privateKey);
}

function byHand(header: string, payload: string, secret: string): string {
  const text = [header, payload].map((part) => Buffer.from(part).toString('base64url')).join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Good but for its key, of 1024 bits: libraries refuse to make such a token. */
function byShortKey(): string {
  const head = { alg: 'RS256', typ: 'ats-sso+jwt', kid: 'short' };
  const own = { iss: 'short', aud: AUDIENCE, sub: 'u-77', jti: randomUUID(), email: 'r@a.example' };
  const claims = { ...own, iat: now(), exp: now() + 240 };
  const parts = [head, claims].map((part) => JSON.stringify(part));
  const text = parts.map((part) => Buffer.from(part).toString('base64url')).join('.');
  const signature = createSign('RSA-SHA256').update(text).sign(short.privateKey, 'base64url');
  return `${text}.${signature}`;
}

function bySecret(iss: string, kid: string | null, secret: string, more: object = {}): string {
  const head = { alg: 'HS256', typ: 'ats-sso+jwt', ...(kid !== null && { kid }) };
  const own = { iss, aud: AUDIENCE, sub: 'u-77', jti: randomUUID(), email: 'rae@a.example' };
  const claims = { ...own, iat: now(), exp: now() + 240, ...more };
  return byHand(JSON.stringify(head), JSON.stringify(claims), secret);
}

/** Why a token is refused; null for one that is not. */
async function refusalOf(token: string): Promise<object | null> {
  try {
    await tokens.read(token);
    return null;
  } catch (error) {
    if (error instanceof TokenRefused) return error.refusal;
    throw error;
  }
}

describe('a good token', () => {
  test('says who comes', async () => {
    const token = await tokenOf({ claims: { name: 'Rae C' } });
    expect(await tokens.read(token)).toMatchObject({
      issuer: 'one',
      subject: 'u-77',
      email: 'rae@a.example',
      name: 'Rae C',
    });
  });

  test.each<[string, () => Promise<string> | string]>([
    ['may live for five minutes', () => tokenOf({ claims: { exp: now() + 300 } })],
    [
      'may be made by a clock that is a minute ahead',
      () => tokenOf({ claims: { iat: now() + 60, exp: now() + 360 } }),
    ],
    [
      'may be over for half a minute',
      () => tokenOf({ claims: { iat: now() - 320, exp: now() - 20 } }),
    ],
    ['needs no kid where there is one key', () => tokenOf({ header: { kid: undefined } })],
    ['may name one of several keys', () => tokenOf({ claims: { iss: 'two' }, by: ec })],
    [
      'may be for the audience of its issuer',
      () => tokenOf({ claims: { iss: 'elsewhere', aud: 'https://other.example' } }),
    ],
    ['may be for several', () => tokenOf({ claims: { aud: ['https://other.example', AUDIENCE] } })],
    ['may be signed by a secret', () => bySecret('secret', null, SECRETS.old)],
    ['may be signed by the older of two secrets', () => bySecret('secrets', 'old', SECRETS.old)],
    ['may be signed by the newer of two secrets', () => bySecret('secrets', 'new', SECRETS.new)],
  ])('%s', async (_what, make) => {
    expect(await refusalOf(await make())).toBeNull();
  });
});

describe('a token is refused, and it is known why,', () => {
  const failed = 'ERR_JWT_CLAIM_VALIDATION_FAILED';
  const forged = 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED';
  const head = '{"alg":"HS256","typ":"ats-sso+jwt"}';

  test.each<[string, Wishes, object]>([
    ['that lives for an hour', { claims: { exp: now() + 3600 } }, { code: failed, claim: 'exp' }],
    ['that lives for years', { claims: { exp: now() + 1e8 } }, { code: failed, claim: 'exp' }],
    [
      'that lives a second too long',
      { claims: { exp: now() + 301 } },
      { code: failed, claim: 'exp' },
    ],
    [
      'that was made in the future',
      { claims: { iat: now() + 120, exp: now() + 240 } },
      { code: failed, claim: 'iat' },
    ],
    ['that is not valid yet', { claims: { nbf: now() + 120 } }, { code: failed, claim: 'nbf' }],
    [
      'that is over',
      { claims: { iat: now() - 400, exp: now() - 100 } },
      { code: 'ERR_JWT_EXPIRED', claim: 'exp' },
    ],
    ['for somebody else', { claims: { aud: 'https://x.example' } }, { code: failed, claim: 'aud' }],
    ['without an e-mail', { claims: { email: undefined } }, { code: failed, claim: 'email' }],
    [
      'whose e-mail is none',
      { claims: { email: 'rae' } },
      { code: 'claim_unexpected', claim: 'email' },
    ],
    [
      'whose e-mail is longer than any',
      { claims: { email: `rae@${'a.'.repeat(125)}example` } },
      { code: 'claim_unexpected', claim: 'email' },
    ],
    [
      'about a person without a number',
      { claims: { sub: '' } },
      { code: 'claim_unexpected', claim: 'sub' },
    ],
    [
      'about a person whose number is a book',
      { claims: { sub: 'x'.repeat(256) } },
      { code: 'claim_unexpected', claim: 'sub' },
    ],
    [
      'whose number is so short that it might come again',
      { claims: { jti: '1234567' } },
      { code: 'claim_unexpected', claim: 'jti' },
    ],
    [
      'whose number is a book',
      { claims: { jti: 'x'.repeat(129) } },
      { code: 'claim_unexpected', claim: 'jti' },
    ],
    ['of another kind', { header: { typ: 'JWT' } }, { code: failed, claim: 'typ' }],
    [
      'that says nothing of its kind',
      { header: { typ: undefined } },
      { code: 'header_unexpected' },
    ],
    ['of nobody known', { claims: { iss: 'evil' } }, { code: 'issuer_unknown' }],
    ['of nobody', { claims: { iss: undefined } }, { code: 'claims_unexpected' }],
    [
      'that says where its key lies',
      { header: { jku: 'https://x.example' } },
      { code: 'header_unexpected' },
    ],
    [
      'that says where a certificate lies',
      { header: { x5u: 'https://x.example' } },
      { code: 'header_unexpected' },
    ],
    [
      'that brings its key',
      { header: { jwk: { kty: 'oct', k: 'AAAA' } } },
      { code: 'header_unexpected' },
    ],
    ['that brings a certificate', { header: { x5c: ['AAAA'] } }, { code: 'header_unexpected' }],
    [
      'that names no key where there are two',
      { claims: { iss: 'two' }, header: { kid: undefined } },
      { code: 'ERR_JWKS_MULTIPLE_MATCHING_KEYS' },
    ],
    [
      'that names an unknown key',
      { header: { kid: 'rsa-2' } },
      { code: 'ERR_JWKS_NO_MATCHING_KEY' },
    ],
    [
      'by an algorithm that its issuer does not use',
      { claims: { iss: 'elliptic' } },
      { code: 'ERR_JOSE_ALG_NOT_ALLOWED' },
    ],
    ['of ten kilobytes', { claims: { name: 'x'.repeat(10_000) } }, { code: 'too_long' }],
  ])('%s', async (_which, wishes, why) => {
    expect(await refusalOf(await tokenOf(wishes))).toMatchObject(why);
  });

  test.each<[string, () => string | Promise<string>, object]>([
    [
      'signed by the wrong secret',
      () => bySecret('secret', null, SECRETS.new),
      { code: forged, issuer: 'secret' },
    ],
    ['signed by the other secret', () => bySecret('secrets', 'old', SECRETS.new), { code: forged }],
    [
      'that names no secret where there are two',
      () => bySecret('secrets', null, SECRETS.old),
      { code: 'ERR_JWKS_NO_MATCHING_KEY' },
    ],
    [
      'signed with the public key as a secret',
      async () => bySecret('one', rsa.kid, await exportSPKI(rsa.publicKey)),
      { code: 'ERR_JOSE_ALG_NOT_ALLOWED', issuer: 'one' },
    ],
    [
      'signed by a key pair where a secret is asked for',
      () => tokenOf({ claims: { iss: 'secret' } }),
      { code: 'ERR_JOSE_ALG_NOT_ALLOWED', issuer: 'secret' },
    ],
    [
      'that asks for more',
      () => byHand('{"alg":"HS256","typ":"ats-sso+jwt","crit":["exp"]}', '{}', SECRETS.old),
      { code: 'header_unexpected' },
    ],
    [
      'signed by a key of its issuer that is too short',
      byShortKey,
      { code: 'key_too_short', issuer: 'short' },
    ],
    ['of four parts', async () => `${await tokenOf()}.e30`, { code: 'not_three_parts' }],
    ['that is no token', () => 'a.b.c', { code: 'header_not_json' }],
    [
      'that says twice whose it is',
      () => byHand(head, `{"iss":"one","iss":"secret","aud":"${AUDIENCE}"}`, SECRETS.old),
      { code: 'claims_repeated' },
    ],
    [
      'that says twice how it is signed',
      () =>
        byHand('{"alg":"none","alg":"HS256","typ":"ats-sso+jwt"}', '{"iss":"secret"}', SECRETS.old),
      { code: 'header_repeated' },
    ],
  ])('%s', async (_which, make, why) => {
    expect(await refusalOf(await make())).toMatchObject(why);
  });
});
