import { randomUUID } from 'node:crypto';
import { endpoints } from '@candor/domain/api/contract';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from './factories';
import { SAMPLES, type Sample, SHARED } from './samples';
import { type TestApp, testApp } from './test-app';

let t: TestApp;
let owner: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  t = await testApp();
  owner = await aUser(t.db, { plan: 'professional' });
  stranger = await aUser(t.db, { plan: 'professional' });
});
afterAll(() => t.close());

const ofAccounts = endpoints.filter(({ access }) => access.kind === 'account');
const withParams = endpoints.filter(({ path }) => path.includes(':'));
const owned = withParams.filter(({ name }) => !(name in SHARED));

function call(endpoint: EndpointSpec, caller: TestUser | null, { params, body }: Sample) {
  const url = endpoint.path.replace(/:(\w+)/g, (_mark, name: string) => params[name] ?? 'none');
  return t.app.inject({
    method: endpoint.method,
    url,
    headers: caller ? { authorization: `Bearer ${caller.token}` } : {},
    ...(body && { payload: body }),
  });
}

async function sampleOf(endpoint: EndpointSpec): Promise<Sample> {
  const sampler = SAMPLES[endpoint.name];
  return sampler ? sampler(t, owner) : { params: SHARED[endpoint.name] ?? {} };
}

test('every call whose path names something is in the table of samples', () => {
  const known = new Set([...Object.keys(SAMPLES), ...Object.keys(SHARED)]);
  expect(withParams.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  const names = new Set(withParams.map(({ name }) => name));
  expect([...known].filter((name) => !names.has(name))).toEqual([]);
});

describe.each(owned.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    test('finds nothing of another account, exactly as if it did not exist', async () => {
      const theirs = await sampleOf(endpoint);
      const names = Object.keys(theirs.params);
      const nothing = {
        ...theirs,
        params: Object.fromEntries(names.map((name) => [name, randomUUID()])),
      };
      const foreign = await call(endpoint, stranger, theirs);
      const missing = await call(endpoint, stranger, nothing);
      expect(foreign.statusCode).toBe(404);
      const { request_id: _one, ...foreignBody } = foreign.json();
      const { request_id: _two, ...missingBody } = missing.json();
      expect(foreignBody).toEqual(missingBody);
    });

    test('lets its owner in', async () => {
      const reply = await call(endpoint, owner, await sampleOf(endpoint));
      expect([401, 402, 403, 404]).not.toContain(reply.statusCode);
      expect(reply.statusCode).toBeLessThan(500);
    });
  },
);

describe.each(ofAccounts.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    const { access } = endpoint;

    test('is closed without a token', async () => {
      const reply = await call(endpoint, null, await sampleOf(endpoint));
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'authentication_required']);
    });

    test('keeps its word to unconfirmed accounts', async () => {
      const unconfirmed = await aUser(t.db, { plan: 'professional', confirmed: false });
      const reply = await call(endpoint, unconfirmed, await sampleOf(endpoint));
      const open = access.kind === 'account' && access.unconfirmed === true;
      expect(reply.statusCode === 403).toBe(!open);
      if (!open) expect(reply.json().reason).toBe('email_not_confirmed');
    });

    test('keeps its word to expired trials', async () => {
      const expired = await aUser(t.db, { trialEndsAt: new Date(t.clock.now().getTime() - 1) });
      const reply = await call(endpoint, expired, await sampleOf(endpoint));
      const open = access.kind === 'account' && access.afterTrial === true;
      expect(reply.statusCode === 402).toBe(!open);
      if (!open) expect(reply.json().limit_type).toBe('trial_expired');
    });
  },
);
