import { describe, expect, test } from 'vitest';
import { ZodObject, type ZodType } from 'zod';
import { ERROR_CATALOGUE } from '../errors';
import { messages } from '../messages';
import { endpoints } from './contract';

const labelled = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

test('no two calls share a name or a method with a path', () => {
  const names = endpoints.map((endpoint) => endpoint.name);
  const routes = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(routes).size).toBe(routes.length);
});

test('only the engine’s health check is outside /api', () => {
  const outside = endpoints.filter((endpoint) => !endpoint.path.startsWith('/api/'));
  expect(outside.map((endpoint) => endpoint.path)).toEqual(['/health']);
});

describe.each(labelled)('%s', (_, endpoint) => {
  test('declares every parameter of its path', () => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]).sort();
    expect(Object.keys(endpoint.params?.shape ?? {}).sort()).toEqual(inPath);
  });

  test('lists only errors that a server can send', () => {
    for (const code of endpoint.errors) {
      expect(ERROR_CATALOGUE[code].status, code).toBeGreaterThanOrEqual(400);
    }
  });

  test('asks no program for proof of identity', () => {
    const { access } = endpoint;
    if (access.kind === 'account' && access.proven) expect(access.byKey).toBeUndefined();
  });

  test('reads its input from one place only', () => {
    expect(Boolean(endpoint.body) && Boolean(endpoint.form)).toBe(false);
    if (endpoint.method === 'GET') expect(endpoint.body ?? endpoint.form).toBeUndefined();
  });

  test('names people only in its body, and uses a reading POST for nothing else', () => {
    if (!endpoint.reads) return;
    expect(endpoint).toMatchObject({ method: 'POST', body: expect.anything() });
    expect(endpoint.query ?? endpoint.idempotent).toBeUndefined();
  });
});

const fieldsOf = (schema?: ZodType) => (schema instanceof ZodObject ? schema.shape : {});
const listings = labelled.filter(([, { query }]) => 'skip' in fieldsOf(query));

test.each(listings)('%s paginates like every other listing', (_, { query }) => {
  const refusal = (asked: object) => {
    const parsed = query?.safeParse(asked);
    return parsed?.success === false ? parsed.error.issues[0]?.message : null;
  };
  for (const limit of ['0', '101', 'ten', '1.5']) {
    expect(refusal({ limit }), limit).toBe(messages.limitRange);
  }
  for (const limit of ['1', '100']) expect(refusal({ limit }), limit).toBeNull();
  expect(refusal({ skip: '-1' })).toBe(messages.skipRange);
  expect(refusal({ skip: '0' })).toBeNull();
});

const byBody = labelled.filter(([, { body }]) => 'limit' in fieldsOf(body));

test.each(byBody)(
  '%s paginates like every other listing, with the numbers in its body',
  (_, { body }) => {
    const refusal = (asked: object) => {
      const parsed = body?.safeParse(asked);
      return parsed?.success === false ? parsed.error.issues[0]?.message : null;
    };
    for (const limit of [0, 101, '10', 1.5]) expect(refusal({ limit })).toBe(messages.limitRange);
    for (const limit of [1, 100]) expect(refusal({ limit })).toBeNull();
    for (const skip of [-1, '0', 0.5]) expect(refusal({ skip })).toBe(messages.skipRange);
    expect(refusal({ skip: 0 })).toBeNull();
  },
);

/** The lists whose size the specification states, and conversations; all others answer ten. */
const OWN_SIZES: Readonly<Record<string, number>> = {
  'batches.list': 20,
  'batches.results': 100,
  'batches.resultsFull': 100,
  'invitations.list': 20,
  'support.messages': 50,
  'staffSupport.messages': 50,
};

test('a list without a size of its own answers ten', () => {
  const sizes = endpoints.flatMap(({ name, query, body }) => {
    const asked = query ?? body;
    if (!(asked instanceof ZodObject) || !('limit' in asked.shape)) return [];
    return [[name, asked.shape.limit.parse(undefined)] as const];
  });
  expect(sizes.length).toBeGreaterThan(10);
  for (const [name, size] of sizes) expect(size, name).toBe(OWN_SIZES[name] ?? 10);
});
