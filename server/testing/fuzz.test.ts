import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { endpoints } from '@candor/domain/api/contract';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { ErrorBody } from '@candor/domain/errors';
import { AshbyRefusal } from '@candor/domain/model/ats-partner';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rateLimits } from '../db/schema';
import { checkHealth } from '../features/health/check';
import { type AshbySimulator, startAshby } from './ashby/simulator';
import { testClock } from './clock';
import { aUser } from './factories';
import { type SimulatedGoogle, startGoogle } from './google/simulator';
import { GREENHOUSE_ENV } from './greenhouse/env';
import { type SimulatedStripe, startStripe } from './stripe/simulator';
import { type TestApp, testApp } from './test-app';

/** More with FUZZ_RUNS=200, for every call of the contract. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 2);
/** A copy of everything that an account has takes a part of a second. */
const PATIENCE_MS = 60_000 + RUNS * 1_000;

let t: TestApp;
let signer: SimulatedGoogle;
let stripe: SimulatedStripe;
let ashby: AshbySimulator;
let folder: string;
/** How long nobody else was answered, including the caller's own work in the same process. */
const lag = monitorEventLoopDelay({ resolution: 5 });
const held: { by: string; ms: number }[] = [];
/** Every part is configured: one that is not would refuse all calls before reading them. */
beforeAll(async () => {
  signer = await startGoogle(testClock());
  stripe = await startStripe({ clock: testClock() });
  ashby = await startAshby();
  folder = mkdtempSync(path.join(tmpdir(), 'candor-fuzz-'));
  const issuers = path.join(folder, 'issuers.json');
  const jwks_url = signer.env.GOOGLE_CERTS_URL;
  writeFileSync(
    issuers,
    JSON.stringify([{ issuer: 'https://hub.example', ats: 'ashby', jwks_url }]),
  );
  const env = {
    ...signer.env,
    ...stripe.env,
    ...GREENHOUSE_ENV,
    SSO_ISSUERS_FILE: issuers,
    ASHBY_API_BASE: ashby.url,
  };
  t = await testApp({ env });
  // Builds the engine's tables, as the product does before it listens.
  await checkHealth(t.deps);
  lag.enable();
});
afterEach(async ({ task }) => {
  held.push({ by: task.name, ms: Math.round(lag.max / 1e6) });
  lag.reset();
  await t.db.delete(rateLimits);
});
afterAll(async () => {
  lag.disable();
  const worst = held.sort((a, b) => b.ms - a.ms).slice(0, 5);
  process.stdout.write(`The event loop was held longest for\n`);
  for (const { ms, by } of worst) process.stdout.write(`  ${ms} ms while ${by}\n`);
  await t.close();
  await signer.close();
  await stripe.close();
  await ashby.close();
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

/** Names that JSON or JavaScript knows. */
const POISONED = ['__proto__', 'constructor', 'prototype', 'toString'];

const fieldsOf = ({ body, form }: EndpointSpec): string[] =>
  Object.keys(form?.fields.shape ?? (body && 'shape' in body ? Object(body.shape) : {}));

/** The text of an object as it is written, so that a key may come twice and none is swallowed on the way. */
const objectText = (entries: readonly (readonly [string, unknown])[]): string =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;

/** Names that the endpoint knows, some of them twice, with values that it does not expect. */
function bodyFor(endpoint: EndpointSpec) {
  const keys = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('email', ...fieldsOf(endpoint)) },
    { weight: 1, arbitrary: fc.constantFrom(...POISONED) },
    { weight: 4, arbitrary: fc.string({ maxLength: 20 }) },
  );
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.array(fc.tuple(keys, nasty), { maxLength: 6 }).map(objectText),
    },
    { weight: 1, arbitrary: nasty.map((value) => JSON.stringify(value)) },
  );
}

const inAddress = fc
  .string({ minLength: 1, maxLength: 40 })
  .map((text) => encodeURIComponent(text));

/** Ashby alone reads another one. */
const Refusal = z.union([ErrorBody, AshbyRefusal]);

/** No failure; and a refusal in the one error body, which tells nothing of what is inside. */
function expectWords(reply: LightMyRequestResponse): void {
  expect(reply.statusCode).toBeLessThan(500);
  if (reply.statusCode < 400) return;
  expect(Refusal.safeParse(reply.json()).error).toBeUndefined();
  expect(reply.body).not.toMatch(/ at .*\.[cm]?[jt]s|node_modules|select |insert /);
}

/** A stream answers nobody's nonsense: it takes none, and it does not end. */
const answering = endpoints.filter(({ ok }) => !('events' in ok));

const named = (list: readonly EndpointSpec[]) =>
  list.map((endpoint) => [endpoint.name, endpoint] as const);

test.each(named(answering))(
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
          ...(endpoint.method !== 'GET' && { payload: body }),
        });
        expectWords(reply);
      }),
      { numRuns: RUNS },
    );
  },
  PATIENCE_MS,
);

/** As long as a text may be before the whole body is too long. */
const MILLION = 'x'.repeat(1_000_000);

test.each(named(answering.filter(({ method, form }) => method !== 'GET' && !form)))(
  '%s answers a text of a megabyte in any of its fields, and one field twice, in its own words',
  async (_name, endpoint) => {
    const caller = await aUser(t.db, { plan: 'professional' });
    for (const name of new Set(['email', ...fieldsOf(endpoint)])) {
      const bodies = [`{"${name}":"${MILLION}"}`, `{"${name}":"first","${name}":{"$gt":""}}`];
      for (const payload of bodies) {
        const reply = await t.app.inject({
          method: endpoint.method,
          url: endpoint.path.replace(/:\w+/g, 'nobody'),
          headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
          payload,
        });
        expectWords(reply);
      }
    }
  },
);

const forms = named(endpoints.filter(({ form }) => form !== undefined));

test.each(forms)('%s answers nonsense in a form the same way', async (_name, endpoint) => {
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
      expectWords(await t.as(caller).form(endpoint.path, fields));
    }),
    { numRuns: RUNS * 3 },
  );
});

/** More than a form reader that knows no end would survive well. */
const FLOOD = 2_000;

const field = (name: string, value: string) => [`name="${name}"`, value] as const;
const file = (name: string, value: string) =>
  [`name="${name}"; filename="${name}.txt"\r\nContent-Type: text/plain`, value] as const;
const many = <T>(count: number, one: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => one(n));

/** Forms whose parts are too many, too long or too alike; the first file stands for those that the call knows. */
const FLOODS = {
  'as many fields as are read': () => many(50, (n) => field(`f${n}`, 'x')),
  'one field more': () => many(51, (n) => field(`f${n}`, 'x')),
  'thousands of fields': () => many(FLOOD, (n) => field(`f${n}`, 'x')),
  'as many files as are read': () => many(10, (n) => file(`f${n}`, 'x')),
  'one file more': () => many(11, (n) => file(`f${n}`, 'x')),
  'thousands of files': () => many(FLOOD, (n) => file(`f${n}`, 'x')),
  'thousands of empty names': () => many(FLOOD, () => field('', '')),
  'the same field again and again': (known: string) => many(50, () => field(known, 'x')),
  'a field as long as may be': (known: string) => [field(known, MILLION)],
  'a field that is too long': (known: string) => [field(known, MILLION + MILLION)],
  'names that JavaScript knows': () => POISONED.map((name) => field(name, 'x')),
  'a name of a megabyte': () => [field(MILLION, 'x')],
  'a name of a file of a megabyte': () => [file(MILLION, 'x')],
};

/** One that is short, and those that once held a form reader for ever. */
const BOUNDARIES = [8, 252, 253].map((length) => 'b'.repeat(length));

test.each(
  forms.flatMap(([name, endpoint]) =>
    Object.entries(FLOODS).map(([what, parts]) => [name, what, endpoint, parts] as const),
  ),
)(
  '%s answers a form of %s, at every boundary, whole or cut',
  async (_name, _what, endpoint, parts) => {
    const caller = await aUser(t.db, { plan: 'professional' });
    const [known = ''] = fieldsOf(endpoint);
    for (const boundary of BOUNDARIES) {
      const whole = `${parts(known)
        .map(
          ([head, value]) =>
            `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`,
        )
        .join('')}--${boundary}--\r\n`;
      for (const payload of [whole, whole.slice(0, -boundary.length)]) {
        const reply = await t.app.inject({
          method: endpoint.method,
          url: endpoint.path,
          headers: {
            authorization: `Bearer ${caller.token}`,
            'content-type': `multipart/form-data; boundary=${boundary}`,
          },
          payload,
        });
        expectWords(reply);
      }
    }
  },
);
