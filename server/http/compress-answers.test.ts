import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const contract = (encoding?: string) =>
  t.app.inject({
    url: '/api/openapi.json',
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

describe('a response', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is packed as %s for whoever takes that, and unpacks to the same',
    async (encoding, unpack) => {
      const plain = await contract();
      const packed = await contract(encoding);
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toContain('accept-encoding');
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    },
  );

  test('is sent as it is to clients that accept no compression', async () => {
    expect((await contract()).headers['content-encoding']).toBeUndefined();
  });

  test('is not compressed if it is small', async () => {
    const health = await t.app.inject({
      url: '/health/live',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(health.headers['content-encoding']).toBeUndefined();
  });
});

test('a compressed request is refused, not decompressed', async () => {
  const reply = await t.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('1f8b', 'hex'),
  });
  expect(reply.statusCode).toBe(400);
});
