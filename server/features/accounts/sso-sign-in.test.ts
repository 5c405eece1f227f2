import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AuthResponse } from '@candor/domain/model/user';
import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countAgainst } from '../../access/rate-limits';
import { readConfig } from '../../config';
import { apiKeys, rateLimits, usedSsoTokens, users } from '../../db/schema';
import { ConfigError } from '../../settings/config-error';
import { testClock } from '../../testing/clock';
import { aUser } from '../../testing/factories';
import {
  type SimulatedGoogle,
  startGoogle,
  type TokenWishes,
} from '../../testing/google/simulator';
import { misspellingsOf } from '../../testing/misspellings';
import type { SentMail } from '../../testing/outbox';
import { withSecondFactor } from '../../testing/second-factor';
import { type TestApp, testApp } from '../../testing/test-app';
import { forgetSsoTokens } from './store-sso';

const HUB = 'https://hub.example';
const OTHER = 'https://other.example';
/** Which ATS it is stands in its tokens or links alone. */
const PLAIN = 'https://plain.example';
/** The addresses that the hub may vouch for. */
const DOMAIN = 'works.example';
/** An address of the operator's, whose owner is support staff. */
const STAFF = `chief@${DOMAIN}`;
const LOGIN = '/api/auth/sso-login';
const LINK = '/api/auth/sso-link';

/** Signs like any system with its own key. */
let signer: SimulatedGoogle;
let t: TestApp;
/** What the log said about tokens that were refused. */
const refusals: string[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'candor-sso-'));
beforeAll(async () => {
  const clock = testClock();
  signer = await startGoogle(clock);
  const jwks_url = signer.env.GOOGLE_CERTS_URL;
  t = await testApp({
    clock,
    onLog: (line) => {
      if (line.includes('a sign-in token was refused')) refusals.push(line);
    },
    env: {
      STAFF_EMAILS: STAFF,
      SSO_ISSUERS_FILE: aFile([
        { issuer: HUB, ats: 'ashby', partner: true, email_domains: [DOMAIN], jwks_url },
        { issuer: OTHER, ats: 'greenhouse', jwks_url },
        { iss: PLAIN, jwks_url },
      ]),
    },
  });
});
afterAll(async () => {
  await t.close();
  await signer.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await t.db.delete(rateLimits);
});

function aFile(content: unknown): string {
  const file = path.join(folder, `${randomUUID()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const now = () => Math.floor(t.clock.now().getTime() / 1000);
const someone = () => {
  const sub = randomUUID();
  return { sub, email: `${sub.slice(0, 8)}@${DOMAIN}`, name: 'Odile Brandt' };
};

function tokenOf(
  person: { sub: string; email: string; name?: string },
  claims: TokenWishes['claims'] = {},
  wishes: Omit<TokenWishes, 'claims'> = {},
) {
  const own: JWTPayload = { iss: HUB, aud: 'http://localhost:3000', jti: randomUUID() };
  const header = { typ: 'ats-sso+jwt', ...wishes.header };
  return signer.token(person, {
    ...wishes,
    header,
    claims: { ...own, exp: now() + 240, ...claims },
  });
}

/** Spaces around a token are not part of it. */
const misspellings = (token: string) => misspellingsOf(token).filter((one) => one.trim() !== token);

const enter = (token: string, more: object = {}) => t.as().post(LOGIN, { token, ...more });

describe('the first time', () => {
  test('creates a trusted account on a trial that knows its ATS', async () => {
    const person = someone();
    const reply = await enter(await tokenOf(person));
    expect(reply.statusCode).toBe(200);
    const { access_token: token, user } = reply.json<AuthResponse>();
    expect(user).toMatchObject({
      email: person.email,
      full_name: 'Odile Brandt',
      is_oauth: true,
      email_confirmed: true,
      context: { ats_source: 'ashby' },
      is_integration_partner: false,
      plan_info: { plan_type: 'trial' },
    });
    expect((await t.as({ token }).get('/api/v1/batch-jobs')).statusCode).toBe(200);
  });

  test('creates one account when several links of one person are opened at the same moment', async () => {
    // Each round meets the other arrivals at another step of the way.
    for (let round = 0; round < 12; round += 1) {
      await t.db.delete(rateLimits);
      const person = someone();
      const tokens = await Promise.all([tokenOf(person), tokenOf(person), tokenOf(person)]);
      const replies = await Promise.all(tokens.map((token) => enter(token)));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      const ids = replies.map((reply) => reply.json<AuthResponse>().user.id);
      expect(new Set(ids).size).toBe(1);
    }
  });

  test('grants no second trial to a mailbox that has had one', async () => {
    const sub = randomUUID();
    const name = `o${sub.replaceAll('-', '').slice(0, 12)}`;
    await aUser(t.db, { email: `${name}@gmail.com`, now: t.clock.now() });
    const arriving = { sub, email: `${name}+ashby@gmail.com`, name: 'Odile Brandt' };
    const { user } = (await enter(await tokenOf(arriving))).json<AuthResponse>();
    expect(user.plan_info).toMatchObject({ plan_type: 'trial', trial_expired: true });
  });

  test('finds the same account the next time, whatever became of the address', async () => {
    const person = someone();
    const first = (await enter(await tokenOf(person))).json<AuthResponse>();
    const moved = { ...person, email: `moved.${person.email}` };
    const later = (await enter(await tokenOf(moved))).json<AuthResponse>();
    expect(later.user.id).toBe(first.user.id);
  });

  test('stops before the second step where the account has one', async () => {
    const person = someone();
    const { access_token } = (await enter(await tokenOf(person))).json<AuthResponse>();
    await withSecondFactor(t, { token: access_token });
    const reply = (await enter(await tokenOf(person))).json();
    expect(Object.keys(reply).sort()).toEqual([
      'expires_at',
      'return_to',
      'second_factor_required',
      'ticket',
    ]);
  });

  test.each([
    ['the token before its issuer and the link', OTHER, 'ashby', 'unknown', 'ashby'],
    ['the issuer before the link', OTHER, undefined, 'ashby', 'greenhouse'],
    ['the issuer without a link', OTHER, undefined, undefined, 'greenhouse'],
    ['the link where nothing else says it', PLAIN, undefined, 'greenhouse', 'greenhouse'],
    ['Ashby where nothing says it', PLAIN, undefined, undefined, 'ashby'],
  ])('takes the source from %s', async (_from, iss, ats, ats_source, source) => {
    const reply = await enter(await tokenOf(someone(), { iss, ats }), { ats_source });
    expect(reply.json<AuthResponse>().user.context).toEqual({ ats_source: source });
  });
});

describe('the address that a token names', () => {
  const elsewhere = () => ({ ...someone(), email: `${randomUUID().slice(0, 8)}@tenant.example` });
  const arrive = async (token: string) => (await enter(token)).json<AuthResponse>();
  const tokenIn = (mail?: SentMail) => new URL(mail?.link ?? '').searchParams.get('token');

  test.each([
    ['of another tenant', () => tokenOf(elsewhere())],
    ['of a domain that only ends alike', () => tokenOf({ ...someone(), email: `a@x${DOMAIN}` })],
    ['below its domain', () => tokenOf({ ...someone(), email: `a@below.${DOMAIN}` })],
    ['that the system has not verified', () => tokenOf(someone(), { email_verified: false })],
    [
      'about which the system says nothing',
      () => tokenOf(someone(), { email_verified: undefined }),
    ],
    ['of a system that vouches for nobody', () => tokenOf(someone(), { iss: OTHER })],
  ])('%s opens an account, and waits for its owner', async (_which, make) => {
    const { access_token: token, user } = await arrive(await make());
    expect(user).toMatchObject({ email_confirmed: false, is_oauth: true, role: 'user' });
    expect((await t.as({ token }).get('/api/v1/batch-jobs')).statusCode).toBe(200);
    const mail = (await t.mails()).filter(({ to }) => to === user.email);
    expect(mail.map(({ subject }) => subject)).toEqual(['Confirm your e-mail address']);
    const confirmed = await t.as().post('/api/auth/confirm-email', { token: tokenIn(mail[0]) });
    expect(confirmed.statusCode).toBe(200);
    expect((await t.as({ token }).get('/api/auth/me')).json()).toMatchObject({
      email_confirmed: true,
    });
  });

  test('gets no mail where the system may vouch for it, in whatever case', async () => {
    const person = someone();
    const { user } = await arrive(await tokenOf({ ...person, email: person.email.toUpperCase() }));
    expect(user.email_confirmed).toBe(true);
    const addresses = (await t.mails()).map(({ to }) => to.toLowerCase());
    expect(addresses).not.toContain(person.email);
  });

  test('of support staff makes nobody staff before its owner has proven it to us', async () => {
    const { access_token: token, user } = await arrive(
      await tokenOf({ ...someone(), email: STAFF }),
    );
    expect(user).toMatchObject({ email_confirmed: true, role: 'user' });
    await t.as().post('/api/auth/resend-confirmation', { email: STAFF });
    const mail = (await t.mails()).find(({ to }) => to === STAFF);
    await t.as().post('/api/auth/confirm-email', { token: tokenIn(mail) });
    expect((await t.as({ token }).get('/api/auth/me')).json().role).toBe('support');
  });

  test('shuts out people unknown to its owner, once the owner arrives with the mail to it', async () => {
    const person = elsewhere();
    const { access_token: token } = await arrive(await tokenOf(person));
    const key = await t.as({ token }).post('/api/keys', { name: 'Left behind' });
    expect(key.statusCode).toBe(201);

    await t.as().post('/api/auth/password-reset-request', { email: person.email });
    const mail = (await t.mails()).find(
      ({ to, subject }) => to === person.email && subject === 'Set a new password',
    );
    const body = { token: tokenIn(mail), new_password: 'four plain words here' };
    const reset = await t.as().post('/api/auth/password-reset-confirm', body);
    expect(reset.statusCode).toBe(200);
    expect((await t.as({ token }).get('/api/auth/me')).statusCode).toBe(401);
    expect((await enter(await tokenOf(person))).json().reason).toBe('sign_in_to_link');
    const active = eq(apiKeys.isActive, true);
    expect(await t.db.$count(apiKeys, active)).toBe(0);
  });
});

describe('where a token leads', () => {
  const job_id = 'job-night-porter';

  test.each([
    ['nowhere in particular', {}, null],
    ['to a page', { return_to: '/analytics?batchId=b-1', job_id }, '/analytics?batchId=b-1'],
    ['to a job', { job_id }, '/integrations/ashby/jobs/job-night-porter'],
    [
      'to a job there',
      { job_id, ats: 'greenhouse' },
      '/integrations/greenhouse/jobs/job-night-porter',
    ],
    [
      'to an assessment',
      { job_id, assessment_id: 'app-1' },
      '/integrations/ashby/assessments/app-1',
    ],
  ])('is %s', async (_where, claims, page) => {
    expect((await enter(await tokenOf(someone(), claims))).json().return_to).toBe(page);
  });

  test('is known before the second step, too', async () => {
    const person = someone();
    const { access_token } = (await enter(await tokenOf(person))).json<AuthResponse>();
    await withSecondFactor(t, { token: access_token });
    const reply = await enter(await tokenOf(person, { return_to: '/billing' }));
    expect(reply.json()).toMatchObject({ second_factor_required: true, return_to: '/billing' });
  });
});

describe('a partner', () => {
  test('is one only by the word of a system that may say so', async () => {
    const word = { integration_partner: true };
    const bySelf = await enter(await tokenOf(someone(), word));
    expect(bySelf.json<AuthResponse>().user.is_integration_partner).toBe(true);
    const byOther = await enter(await tokenOf(someone(), { ...word, iss: OTHER }));
    expect(byOther.json<AuthResponse>().user.is_integration_partner).toBe(false);
    const inBody = await enter(await tokenOf(someone()), { is_integration_partner: true });
    expect(inBody.json<AuthResponse>().user.is_integration_partner).toBe(false);
  });
});

describe('an address that has an account', () => {
  test('is connected once its owner has signed in, and not before', async () => {
    const person = someone();
    const owner = await aUser(t.db, { email: person.email });
    const token = await tokenOf(person, { return_to: '/billing' });
    const refused = await enter(token);
    expect([refused.statusCode, refused.json().reason]).toEqual([401, 'sign_in_to_link']);

    const linked = await t.as(owner).post(LINK, { token });
    expect([linked.statusCode, linked.json().context]).toEqual([200, { ats_source: 'ashby' }]);
    expect(linked.json().return_to).toBe('/billing');
    const again = await enter(await tokenOf(person));
    expect(again.json<AuthResponse>().user.id).toBe(owner.id);
  });

  test('is not linked to somebody else', async () => {
    const person = someone();
    const stranger = await aUser(t.db);
    const reply = await t.as(stranger).post(LINK, { token: await tokenOf(person) });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'permission_denied']);
  });
});

describe('a token', () => {
  test.each([undefined, '', ' '])('that is %j is asked for', async (token) => {
    const reply = await t.as().post(LOGIN, { token });
    expect([reply.statusCode, reply.json().detail]).toEqual([400, 'SSO token is required']);
  });

  test('works once, also at the same moment', async () => {
    const token = await tokenOf(someone());
    const replies = await Promise.all(Array.from({ length: 20 }, () => enter(token)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 401),
    ]);
    expect((await enter(token)).statusCode).toBe(401);
  });

  test('works in its own spelling, and once it was used in no other', async () => {
    const token = await tokenOf(someone());
    for (const wrong of misspellings(token)) {
      expect([wrong, (await enter(wrong)).statusCode]).toEqual([wrong, 401]);
    }
    expect((await enter(token)).statusCode).toBe(200);
    // The last letter of a signature has bits that mean nothing.
    const alike = ['A', 'Q', 'g', 'w'].map((letter) => token.slice(0, -1) + letter);
    for (const other of [...alike, ` ${token}`, `${token} `])
      expect((await enter(other)).statusCode).toBe(401);
  });

  test('opens nothing by its address: somebody has to send it', async () => {
    const token = await tokenOf(someone());
    const reply = await t.as().get(`${LOGIN}?token=${token}`);
    expect([reply.statusCode, reply.json().code]).toEqual([405, 'method_not_allowed']);
    expect((await enter(token)).statusCode).toBe(200);
  });

  test('connects once, also at the same moment, and in no other spelling', async () => {
    const person = someone();
    const owner = await aUser(t.db, { email: person.email });
    const token = await tokenOf(person);
    const link = (one: string) => t.as(owner).post(LINK, { token: one });
    for (const wrong of misspellings(token)) expect((await link(wrong)).statusCode).toBe(401);
    const replies = await Promise.all(Array.from({ length: 20 }, () => link(token)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(19);
  });

  const forgeries: Record<string, () => Promise<string>> = {
    'of a system nobody registered': () => tokenOf(someone(), { iss: 'https://evil.example' }),
    'for another installation': () => tokenOf(someone(), { aud: 'https://candor.example' }),
    'that is over': () => tokenOf(someone(), { iat: now() - 400, exp: now() - 100 }),
    'that was made long ago': () => tokenOf(someone(), { iat: now() - 3600, exp: now() + 60 }),
    'that lives for an hour': () => tokenOf(someone(), { exp: now() + 3600 }),
    'from the future': () => tokenOf(someone(), { iat: now() + 120, exp: now() + 240 }),
    'that was signed for something else': () => tokenOf(someone(), {}, { header: { typ: 'JWT' } }),
    'of ten kilobytes': () => tokenOf(someone(), { filler: 'x'.repeat(10_000) }),
    'without a number of its own': () => tokenOf(someone(), { jti: undefined }),
    'without an end': () => tokenOf(someone(), { exp: undefined }),
    'that leads to another place': () =>
      tokenOf(someone(), { return_to: 'https://evil.example/dashboard' }),
    'that leads to another place by two strokes': () =>
      tokenOf(someone(), { return_to: '//evil.example/dashboard' }),
    'without an address': () => tokenOf({ ...someone(), email: '' }),
    'signed by a stranger': () => tokenOf(someone(), {}, { signedBy: 'unpublished' }),
    'that says where its key lies': () =>
      tokenOf(
        someone(),
        {},
        { signedBy: 'unpublished', header: { jku: 'https://evil.example/keys' } },
      ),
    'whose kid asks a database': () =>
      tokenOf(someone(), {}, { signedBy: 'unpublished', header: { kid: "' or 1=1 --" } }),
    'whose kid walks through folders': () =>
      tokenOf(someone(), {}, { signedBy: 'unpublished', header: { kid: '../../etc/passwd' } }),
    ...Object.fromEntries(
      ['none', 'None', 'nOnE', ''].map((alg) => [
        `without a signature ('${alg}')`,
        async () => {
          const [, payload] = (await tokenOf(someone())).split('.');
          return `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.${payload}.`;
        },
      ]),
    ),
    'of ours': async () => (await aUser(t.db)).token,
    'that is no token': async () => 'a.b.c',
  };

  test.each(Object.entries(forgeries))('%s is refused', async (_name, forge) => {
    const reply = await enter(await forge());
    expect([reply.statusCode, reply.json().code, reply.json().detail]).toEqual([
      401,
      'authentication_required',
      'Sign-in from your ATS failed. Please start again there.',
    ]);
  });

  test('is refused for a reason that the log states, and nothing else about it', async () => {
    const person = someone();
    const token = await tokenOf(person);
    await enter(token);
    refusals.length = 0;
    await enter(token);
    await enter(await tokenOf(person, { exp: now() + 3600 }));
    await enter(await tokenOf(person, { iss: 'https://evil.example' }));
    const said = refusals.map((line) => JSON.parse(line).refusal);
    expect(said).toEqual([
      { code: 'used_before', issuer: HUB },
      { code: 'ERR_JWT_CLAIM_VALIDATION_FAILED', claim: 'exp', issuer: HUB },
      { code: 'issuer_unknown' },
    ]);
    for (const secret of [token, person.email, person.sub, person.name, 'evil.example']) {
      expect(refusals.join()).not.toContain(secret);
    }
  });

  test('is forgotten once it is over', async () => {
    await enter(await tokenOf(someone()));
    await forgetSsoTokens(t.db, new Date(t.clock.now().getTime() + 3_600_000));
    expect(await t.db.$count(usedSsoTokens)).toBe(0);
  });
});

test('sixty tries from one place are enough, whatever the tokens are', async () => {
  const attempt = async () => (await enter('a.b.c')).statusCode;
  const tries = await Promise.all(Array.from({ length: 60 }, attempt));
  expect([...new Set(tries)]).toEqual([401]);
  expect(await attempt()).toBe(429);
});

test('the tokens of one system are counted, wherever they come from, and forged ones are not', async () => {
  const many = Array.from({ length: 600 });
  await Promise.all(
    many.map(() => countAgainst('ssoArrival', { db: t.db, subject: OTHER, now: t.clock.now() })),
  );
  const reply = await enter(await tokenOf(someone(), { iss: OTHER }));
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'rate_limited']);
  expect(
    (await enter(await tokenOf(someone(), { iss: OTHER }, { signedBy: 'unpublished' }))).statusCode,
  ).toBe(401);
  expect((await enter(await tokenOf(someone()))).statusCode).toBe(200);
});

test('a suspended account arriving from an ATS may read and leave, and nothing else', async () => {
  const person = someone();
  const { user } = (await enter(await tokenOf(person))).json<AuthResponse>();
  await t.db.update(users).set({ suspendedAt: t.clock.now() }).where(eq(users.id, user.id));
  const again = (await enter(await tokenOf(person))).json<AuthResponse>();
  expect(again.user).toMatchObject({ id: user.id, suspended: true, role: 'user' });
  const reply = await t.as({ token: again.access_token }).get('/api/v1/batch-jobs');
  expect([reply.statusCode, reply.json().reason]).toEqual([403, 'account_suspended']);
});

test('an installation without a registered ATS says so plainly', async () => {
  const plain = await testApp();
  const reply = await plain.as().post(LOGIN, { token: 'a.b.c' });
  expect([reply.statusCode, reply.json().reason]).toEqual([503, 'not_configured']);
  await plain.close();
});

test.each(['no json', [{ issuer: HUB }], [{ issuer: HUB, ats: 'workday', jwks_url: HUB }]])(
  'the list of systems %j is refused at start',
  (content) => {
    const environment = { SSO_ISSUERS_FILE: aFile(content), SECRET_KEY: 's'.repeat(32) };
    expect(() => readConfig(environment)).toThrow(ConfigError);
  },
);
