import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AtsTokens } from '../../ports/ats';
import { clientOf, consentTo, REDIRECT_URI } from '../../testing/greenhouse/connect';
import { type GreenhouseSimulator, startGreenhouse } from '../../testing/greenhouse/simulator';

const SIGNAL = new AbortController().signal;
const NOW = new Date('2026-03-02T09:00:00.000Z');
const REFUSED = { name: 'AtsRefused' };
let greenhouse: GreenhouseSimulator;
let log: string[];
beforeEach(async () => {
  greenhouse = await startGreenhouse({ clock: { now: () => NOW } });
  log = [];
});
afterEach(() => greenhouse.close());

const client = () => clientOf(greenhouse, { onLog: (line) => log.push(line) });
const renew = (tokens: AtsTokens) => client().consent.renew(tokens, SIGNAL);
const exchange = (code: string, redirectUri = REDIRECT_URI) =>
  client().consent.exchange({ code, redirectUri }, SIGNAL);
const authorizeUrl = () =>
  client().consent.authorizeUrl({ state: 'a b&c', redirectUri: REDIRECT_URI });
const allowedCode = async () =>
  (await greenhouse.allow(authorizeUrl())).searchParams.get('code') ?? '';
const works = (tokens: AtsTokens) => client().check(tokens, SIGNAL);
const tokenCalls = () => greenhouse.calls.filter(({ path }) => path === '/token').length;

test('users are asked for the five lists that are read, and nothing that writes', () => {
  const url = new URL(authorizeUrl());
  expect(`${url.origin}${url.pathname}`).toBe(`${greenhouse.authUrl}/authorize`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: greenhouse.clientId,
    redirect_uri: REDIRECT_URI,
    state: 'a b&c',
    scope:
      'harvest:jobs:list harvest:job_posts:list harvest:applications:list harvest:candidates:list harvest:attachments:list',
  });
});

test('what they return with opens their Greenhouse, once', async () => {
  const back = await greenhouse.allow(authorizeUrl());
  expect(back.searchParams.get('state')).toBe('a b&c');
  const code = back.searchParams.get('code') ?? '';
  const tokens = await exchange(code);
  expect(tokens.expiresAt).toEqual(new Date(NOW.getTime() + 3_600_000));
  expect(await works(tokens)).toEqual({ label: null, missing: [] });
  await expect(exchange(code)).rejects.toMatchObject(REFUSED);
});

test('a code is refused after its minute, from another page, and when nobody gave it', async () => {
  const late = await allowedCode();
  greenhouse.world.advance(61_000);
  await expect(exchange(late)).rejects.toMatchObject(REFUSED);
  await expect(exchange(await allowedCode(), 'http://else.example/')).rejects.toMatchObject(
    REFUSED,
  );
  await expect(exchange('made-up')).rejects.toMatchObject(REFUSED);
  expect(log).toEqual([]);
});

test('what was not allowed there is said to be missing, also after a renewal', async () => {
  greenhouse.permit('harvest:jobs:list', 'harvest:applications:list', 'harvest:candidates:list');
  const tokens = await consentTo(greenhouse);
  const missing = ['harvest:job_posts:list', 'harvest:attachments:list'];
  expect(await works(tokens)).toEqual({ label: null, missing });
  const fresh = await renew(tokens);
  expect(await works(fresh)).toEqual({ label: null, missing });
  const body = { access_token: 'a', token_type: 'Bearer', expires_in: 60 };
  greenhouse.trouble({ status: 200, body });
  expect((await renew(fresh)).scopes).toHaveLength(3);
});

test('both tokens are new after a renewal, and the old ones are void', async () => {
  const old = await consentTo(greenhouse);
  const fresh = await renew(old);
  expect(fresh.accessToken).not.toBe(old.accessToken);
  expect(fresh.refreshToken).not.toBe(old.refreshToken);
  await expect(works(old)).rejects.toMatchObject(REFUSED);
  await expect(renew(old)).rejects.toMatchObject(REFUSED);
  expect(await works(fresh)).toMatchObject({ missing: [] });
  greenhouse.expireTokens();
  await expect(works(fresh)).rejects.toMatchObject(REFUSED);
  expect(await works(await renew(fresh))).toMatchObject({ missing: [] });
});

test('a consent that ended renews nothing', async () => {
  const tokens = await consentTo(greenhouse);
  greenhouse.revoke();
  await expect(works(tokens)).rejects.toMatchObject(REFUSED);
  await expect(renew(tokens)).rejects.toMatchObject(REFUSED);
});

test('refusals with a message alone are understood, too', async () => {
  greenhouse.tokens.saysMessages = true;
  await expect(exchange('made-up')).rejects.toMatchObject(REFUSED);
  const tokens = await consentTo(greenhouse);
  greenhouse.revoke();
  await expect(renew(tokens)).rejects.toMatchObject(REFUSED);
  expect(log).toEqual([]);
});

test.each([
  [401, { error: 'invalid_client' }],
  [401, { message: 'Client authentication failed.' }],
  [400, { error: 'unauthorized_client' }],
  [400, { error: 'invalid_scope' }],
  [400, { error: 'canary' }],
  [400, 'canary'],
  [403, { message: 'The client has expired' }],
])(
  '%i %j to a renewal is a mistake of the installation, not the end of a consent',
  async (status, body) => {
    const tokens = await consentTo(greenhouse);
    greenhouse.trouble({ status, body });
    await expect(renew(tokens)).rejects.toMatchObject({ name: 'AtsUnavailable' });
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, status }]);
    expect(log.join()).not.toContain('canary');
    expect(await works(await renew(tokens))).toMatchObject({ missing: [] });
  },
);

test.each([
  [401, { error: 'invalid_client' }, 'invalid_client'],
  [400, { error: 'unauthorized_client', error_description: 'canary' }, 'unauthorized_client'],
  [400, { error: 'canary' }, 'none given'],
])('%i %j is told to the operator, without a secret', async (status, body, reason) => {
  greenhouse.trouble({ status, body });
  await expect(exchange('canary')).rejects.toMatchObject(REFUSED);
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, status, reason }]);
  expect(log.join()).not.toMatch(/canary|secret/);
});

test('the wrong secret of the installation opens nothing', async () => {
  const code = await allowedCode();
  const env = { ...greenhouse.env, GREENHOUSE_CLIENT_SECRET: 'canary' };
  const wrong = clientOf({ env }, { onLog: (line) => log.push(line) });
  await expect(
    wrong.consent.exchange({ code, redirectUri: REDIRECT_URI }, SIGNAL),
  ).rejects.toMatchObject(REFUSED);
  expect(log.join()).toContain('invalid_client');
  expect(log.join()).not.toContain('canary');
});

test.each([
  ['seconds', { expires_in: 7_200 }, 7_200],
  ['no word of its life', {}, 3_600],
  ['a moment that nobody reads', { expires_at: 'soon' }, 3_600],
])('a token may come with %s', async (_what, life, seconds) => {
  const body = { access_token: 'a', refresh_token: 'b', token_type: 'Bearer', ...life };
  greenhouse.trouble({ status: 200, body });
  const before = Date.now();
  const { expiresAt, ...tokens } = await exchange('any');
  expect(tokens).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'b',
    scopes: null,
  });
  const madeAt = expiresAt.getTime() - seconds * 1000;
  expect(madeAt).toBeGreaterThanOrEqual(before);
  expect(madeAt).toBeLessThanOrEqual(Date.now());
});

test('a refresh token stays where no new one comes with a renewal; with a code there has to be one', async () => {
  const tokens = await consentTo(greenhouse);
  const body = { access_token: 'a', token_type: 'Bearer', expires_in: 60 };
  greenhouse.trouble({ status: 200, body }, { status: 200, body });
  expect(await renew(tokens)).toMatchObject({ refreshToken: tokens.refreshToken });
  await expect(exchange('any')).rejects.toMatchObject({ name: 'AtsUnavailable' });
});

test('a lost response is not requested again: a used code is not valid a second time', async () => {
  const tokens = await consentTo(greenhouse);
  const before = tokenCalls();
  greenhouse.trouble('lost');
  await expect(renew(tokens)).rejects.toMatchObject({ name: 'AtsUnavailable' });
  expect(tokenCalls()).toBe(before + 1);
});

test('a rate-limited renewal is requested again', async () => {
  const tokens = await consentTo(greenhouse);
  greenhouse.trouble({ status: 429, retryAfter: 2 }, { status: 503 });
  expect(await works(await renew(tokens))).toMatchObject({ missing: [] });
});

test.each([
  { status: 302, headers: { Location: 'http://127.0.0.1:9/' } },
  { status: 404 },
  'nonsense' as const,
])('an answer of somebody else is unavailable: %j', async (trouble) => {
  greenhouse.trouble(trouble);
  await expect(exchange('any')).rejects.toMatchObject({ name: 'AtsUnavailable' });
});
