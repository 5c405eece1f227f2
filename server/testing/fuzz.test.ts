import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@candor/domain/api/contract';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { ErrorBody } from '@candor/domain/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '../db/schema';
import { testClock } from './clock';
import { aUser } from './factories';
import { type SimulatedGoogle, startGoogle } from './google/simulator';
import { type SimulatedStripe, startStripe } from './stripe/simulator';
import { type TestApp, testApp } from './test-app';

/** More with FUZZ_RUNS=200, for every call of the contract. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);

let t: TestApp;
let signer: SimulatedGoogle;
let stripe: SimulatedStripe;
let folder: string;
/** Every part is configured: one that is not would refuse all calls before reading them. */
beforeAll(async () => {
  signer = await startGoogle(testClock());
  stripe = await startStripe({ clock: testClock() });
  folder = mkdtempSync(path.join(tmpdir(), 'candor-fuzz-'));
  const issuers = path.join(folder, 'issuers.json');
  const jwks_url = signer.env.GOOGLE_CERTS_URL;
  writeFileSync(
    issuers,
    JSON.stringify([{ issuer: 'https://hub.example', ats: 'ashby', jwks_url }]),
  );
  t = await testApp({ env: { ...signer.env, ...stripe.env, SSO_ISSUERS_FILE: issuers } });
});
afterAll(async () => {
  await t.close();
  await signer.close();
  await stripe.close();
  rmSync(folder, { recursive: true });
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', '\0', '\ud800', "' or 1=1 --", '../../x', '%00', 'x'.repeat(5000)),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);

/** Names that the endpoint knows, with values that it does not expect. */
function bodyFor({ body, form }: EndpointSpec) {
  const known = new Set<string>();
  const shape = form?.fields.shape ?? (body && 'shape' in body ? Object(body.shape) : {});
  for (const name of Object.keys(shape)) known.add(name);
  const keys = fc.oneof(fc.constantFrom('email', ...known), fc.string({ maxLength: 20 }));
  return fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(keys, nasty, { maxKeys: 6 }) },
    { weight: 1, arbitrary: nasty },
  );
}

const inAddress = fc
  .string({ minLength: 1, maxLength: 40 })
  .map((text) => encodeURIComponent(text));

/** A stream answers nobody's nonsense: it takes none, and it does not end. */
const answering = endpoints.filter(({ ok }) => !('events' in ok));

test.each(answering.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers nonsense with a refusal in its own words, never with a failure',
  async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(bodyFor(endpoint), inAddress, inAddress, async (body, id, query) => {
        // Signing out is one of the calls: everybody comes with a session of their own.
        const caller = await aUser(t.db, { plan: 'professional' });
        const reply = await t.app.inject({
          method: endpoint.method,
          url: `${endpoint.path.replace(/:\w+/g, id)}?skip=${query}&limit=${query}&${query}=1`,
          headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
          ...(endpoint.method !== 'GET' && { payload: JSON.stringify(body) }),
        });
        expect(reply.statusCode).toBeLessThan(500);
        if (reply.statusCode < 400) return;
        expect(ErrorBody.safeParse(reply.json()).error).toBeUndefined();
        expect(reply.body).not.toMatch(/ at .*\.ts|node_modules|select |insert /);
      }),
      { numRuns: RUNS },
    );
    await t.db.delete(rateLimits);
  },
);

test.each(
  endpoints
    .filter(({ form }) => form !== undefined)
    .map((endpoint) => [endpoint.name, endpoint] as const),
)('%s answers nonsense in a form the same way', async (_name, endpoint) => {
  const caller = await aUser(t.db, { plan: 'professional' });
  const names = [
    ...Object.keys(endpoint.form?.fields.shape ?? {}),
    ...Object.keys(endpoint.form?.files ?? {}),
  ];
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 30 }),
      type: fc.constantFrom('text/csv', 'application/zip', 'application/pdf', 'x/y'),
      content: fc.uint8Array({ maxLength: 500 }).map((bytes) => new Uint8Array(bytes)),
    }),
  );
  const form = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 });
  await fc.assert(
    fc.asyncProperty(form, async (fields) => {
      const reply = await t.as(caller).form(endpoint.path, fields);
      expect(reply.statusCode).toBeLessThan(500);
    }),
    { numRuns: RUNS * 3 },
  );
});
