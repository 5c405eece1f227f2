import { randomUUID } from 'node:crypto';
import { endpoints } from '@candor/domain/api/contract';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { ERROR_CATALOGUE, ErrorBody } from '@candor/domain/errors';
import { atLeast } from '@candor/domain/rules/plans';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newApiKey } from '../access/api-key';
import { hashToken } from '../access/token';
import { apiKeys, sessions } from '../db/schema';
import { aUser, type TestUser, type UserWishes } from './factories';
import { GREENHOUSE_ENV } from './greenhouse/env';
import { ACCESS_TABLE, type Gate, gateFor, type Standing } from './guard-table';
import { SHARED } from './samples';
import { type TestApp, testApp } from './test-app';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const BEFORE = new Date('2026-03-02T08:00:00.000Z');
const LATER = new Date('2026-03-09T09:00:00.000Z');

const PERSON: Standing = {
  signedIn: true,
  confirmed: true,
  trialOver: false,
  suspended: false,
  staff: false,
  partner: false,
  professional: false,
  fresh: true,
  key: null,
};

type Kind = { standing: Standing; wishes: UserWishes | null; removedKey?: true; left?: true };

const person = (wishes: UserWishes, standing: Partial<Standing> = {}): Kind => ({
  standing: {
    ...PERSON,
    professional: isProfessional(wishes),
    partner: wishes.isPartner ?? false,
    ...standing,
  },
  wishes,
});
const isProfessional = ({ plan = 'trial' }: UserWishes) => atLeast(plan, 'professional');
const program = (key: Standing['key'], wishes: UserWishes = {}, standing = {}): Kind =>
  person({ plan: 'professional', ...wishes }, { key, fresh: false, ...standing });

const over = { trialEndsAt: BEFORE };

/** Every kind of caller there is. */
const KINDS: Readonly<Record<string, Kind>> = {
  'signed out': { standing: { ...PERSON, signedIn: false }, wishes: null },
  unconfirmed: person({ confirmed: false }, { confirmed: false }),
  'vouched for by a provider': person({ confirmed: false, isOauth: true }),
  'on trial': person({}),
  'trial over': person(over, { trialOver: true }),
  'trial over, unconfirmed': person(
    { ...over, confirmed: false },
    { trialOver: true, confirmed: false },
  ),
  starter: person({ plan: 'starter' }),
  professional: person({ plan: 'professional' }),
  enterprise: person({ plan: 'enterprise' }),
  'past due': person({ plan: 'starter', status: 'past_due' }),
  'past due, grace over': person(
    { plan: 'starter', status: 'past_due', graceEndsAt: BEFORE },
    { trialOver: true },
  ),
  'cancelled, still paid for': person({ plan: 'starter', status: 'cancelled', endsAt: LATER }),
  'cancelled, run out': person(
    { plan: 'starter', status: 'cancelled', endsAt: BEFORE },
    { trialOver: true },
  ),
  partner: person({ plan: 'starter', isPartner: true }),
  'partner on a higher plan': person({ plan: 'professional', isPartner: true }),
  'partner, trial over': person({ ...over, isPartner: true }, { trialOver: true }),
  suspended: person({ plan: 'enterprise', suspended: true }, { suspended: true }),
  staff: person({ isStaff: true }, { staff: true }),
  'staff, trial over': person({ ...over, isStaff: true }, { staff: true, trialOver: true }),
  'staff, signed in an hour ago': person(
    { isStaff: true, now: BEFORE },
    { staff: true, fresh: false },
  ),
  'staff, suspended': person({ isStaff: true, suspended: true }, { suspended: true }),
  'key to read': program(['read']),
  'key to write': program(['write']),
  'key to both': program(['read', 'write']),
  'key after the trial': program(
    ['read', 'write'],
    { ...over, plan: 'trial' },
    { trialOver: true },
  ),
  'key of a suspended account': program(
    ['read', 'write'],
    { suspended: true },
    { suspended: true },
  ),
  'key of the staff': program(['read', 'write'], { isStaff: true }, { staff: true }),
  'somebody who has deleted the account': { ...person({}, { signedIn: false }), left: true },
  'key of somebody who has': { ...program(['read', 'write'], {}, { signedIn: false }), left: true },
  'removed key': { ...program(['read'], {}, { signedIn: false }), removedKey: true },
};

/** In our format; invalid fields have another format where an ATS reads them. */
const Refused = ErrorBody.omit({ errors: true });

let t: TestApp;
let origin: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await testApp({ now: NOW, env: GREENHOUSE_ENV });
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
  for (const [name, kind] of Object.entries(KINDS)) tokens[name] = await tokenOf(kind);
});
afterAll(() => t.close());

async function tokenOf(kind: Kind): Promise<string> {
  const { standing, wishes, left } = kind;
  if (!wishes) return '';
  const user = await aUser(t.db, { now: NOW, trialEndsAt: LATER, ...wishes });
  const key = standing.key && (await keyOf(user, standing.key, kind));
  if (left) await deleteAccount(user);
  else if (key) await t.db.delete(sessions).where(eq(sessions.userId, user.id));
  return key ?? user.token;
}

async function keyOf(
  { id: userId }: TestUser,
  permissions: NonNullable<Standing['key']>,
  { removedKey }: Kind,
): Promise<string> {
  const key = newApiKey();
  await t.db.insert(apiKeys).values({
    id: randomUUID(),
    userId,
    name: 'Nightly',
    keyHash: hashToken(key),
    last4: key.slice(-4),
    permissions: [...permissions],
    isActive: !removedKey,
    createdAt: NOW,
  });
  return key;
}

async function deleteAccount({ token }: TestUser): Promise<void> {
  const reply = await t.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    payload: { confirm: true },
    headers: { authorization: `Bearer ${token}` },
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

/**
 * Calls as each kind of caller, with nonexistent ids and an unreadable body: an admitted caller gets that far, and
 * nothing is done.
 */
async function call({ method, path, name, ok }: EndpointSpec, token: string): Promise<Gate> {
  const params = SHARED[name] ?? {};
  const url = path.replace(/:(\w+)/g, (_mark, part: string) => params[part] ?? randomUUID());
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  if ('events' in ok) return openStream(origin + url, headers);
  const reply = await t.app.inject({
    method,
    url,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { payload: '{' }),
  });
  return gateOf(reply);
}

function gateOf(reply: LightMyRequestResponse): Gate {
  const { statusCode, headers } = reply;
  if (statusCode >= 500) return `failed with ${statusCode}`;
  if (![401, 402, 403, 422].includes(statusCode)) return 'open';
  const { code, reason, limit_type: limit } = Refused.parse(reply.json());
  const { status } = ERROR_CATALOGUE[code];
  // Ashby shows nobody a refusal of another status.
  if (statusCode === 422) return status === 402 ? `402 ${limit}` : 'open';
  if (status !== statusCode) return `${statusCode} with the code ${code}`;
  if (headers['x-limit-type'] !== limit) return `${statusCode} with another limit in its header`;
  if (statusCode === 401) return '401';
  return `${statusCode} ${statusCode === 402 ? limit : (reason ?? code)}`;
}

/** A stream does not end by itself. */
async function openStream(url: string, headers: Record<string, string>): Promise<Gate> {
  const leaving = new AbortController();
  const reply = await fetch(url, { headers, signal: leaving.signal });
  const refusal = reply.ok ? null : ErrorBody.parse(await reply.json());
  leaving.abort();
  if (!refusal) return 'open';
  return reply.status === 401 ? '401' : `${reply.status} ${refusal.reason ?? refusal.limit_type}`;
}

test('the table knows every call of the contract and no other', () => {
  expect(Object.keys(ACCESS_TABLE).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

test('programs do the work of the product, and people alone everything about the account', () => {
  const open = Object.keys(ACCESS_TABLE).filter((name) => ACCESS_TABLE[name]?.startsWith('key'));
  const resources = new Set(open.map((name) => name.split('.')[0]));
  const work = [
    'analytics',
    'assessments',
    'atsPartner',
    'batches',
    'insights',
    'invitations',
    'jobDescription',
    'reviews',
  ];
  expect([...resources].sort()).toEqual(work);
});

/** What the contract declares, in the words of the table. */
function declared({ access }: EndpointSpec): string {
  if (access.kind === 'public') return 'open';
  return [
    access.staff ? 'staff' : access.byKey ? 'key' : 'bearer',
    ...(access.keyReads ? ['reads'] : []),
    ...(access.unconfirmed ? [] : ['C']),
    ...(access.afterTrial === true ? [] : ['T']),
    ...(access.afterTrial === 'unconfirmed' ? ['slip'] : []),
    ...(access.partner ? ['partner'] : []),
    ...(access.feature ? ['professional'] : []),
    ...(access.proven === 'always' ? ['fresh'] : []),
  ].join(' ');
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    const row = ACCESS_TABLE[name] ?? '';

    test('is declared as the specification has it', () => {
      expect(declared(endpoint)).toBe(row.replace(' signed', ''));
    });

    test('answers every kind of caller as the specification has it', async () => {
      const asked = Object.entries(KINDS).map(
        async ([kind]) => [kind, await call(endpoint, tokens[kind] ?? '')] as const,
      );
      const expected = Object.entries(KINDS).map(
        ([kind, { standing }]) => [kind, gateFor(row, endpoint.method, standing)] as const,
      );
      expect(Object.fromEntries(await Promise.all(asked))).toEqual(Object.fromEntries(expected));
    });
  },
);

test('every answer in the table is given to somebody', () => {
  const given = endpoints.flatMap(({ name, method }) =>
    Object.values(KINDS).map(({ standing }) => gateFor(ACCESS_TABLE[name] ?? '', method, standing)),
  );
  expect([...new Set(given)].sort()).toEqual([
    '401',
    '402 feature_restricted',
    '402 trial_expired',
    '403 account_suspended',
    '403 api_key_permission',
    '403 email_not_confirmed',
    '403 integration_partner_required',
    '403 not_for_api_keys',
    '403 proof_required',
    '403 staff_only',
    'open',
  ]);
});
