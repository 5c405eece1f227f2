import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';

let web: string;
let plain: TestApp;
let https: TestApp;
let user: TestUser;
beforeAll(async () => {
  web = mkdtempSync(path.join(tmpdir(), 'candor-headers-'));
  mkdirSync(path.join(web, 'assets'));
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Candor</title>');
  writeFileSync(path.join(web, 'assets', 'main-1a2b3c.js'), 'export {}');
  plain = await testApp({ webFolder: web });
  https = await testApp({ webFolder: web, env: { PUBLIC_URL: 'https://candor.example' } });
  user = await aUser(https.db);
});
afterAll(async () => {
  await Promise.all([plain.close(), https.close()]);
  rmSync(web, { recursive: true });
});

/** Every kind of response has the same headers. */
const ANSWERS = [
  ['a page', 'GET', '/dashboard', 200],
  ['a file of the application', 'GET', '/assets/main-1a2b3c.js', 200],
  ['a missing file', 'GET', '/assets/gone.js', 404],
  ['a call', 'GET', '/api/auth/me', 200],
  ['a download', 'GET', '/api/audit-log', 200],
  ['a refused call', 'POST', '/api/auth/login', 400],
  ['an unknown call', 'GET', '/api/nothing', 404],
  ['the state of the service', 'GET', '/health', 200],
] as const;

const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const directivesOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(/\s+(.*)/, 2)),
  );

describe.each(ANSWERS)('%s', (_what, method, url, status) => {
  const ask = (t: TestApp) =>
    t.app.inject({ method, url, headers: { authorization: `Bearer ${user.token}` } });

  test('runs only our own scripts, in no frame, and sends no referrer', async () => {
    const { statusCode, headers } = await ask(https);
    expect(statusCode).toBe(status);
    const { 'upgrade-insecure-requests': _alone, ...policy } = directivesOf(
      headers['content-security-policy'],
    );
    expect(policy).toEqual(POLICY);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-type']).toMatch(/charset=utf-8|javascript|json/);
  });

  test('sets no cookie, names no software, and lets no other origin read', async () => {
    const { headers } = await ask(https);
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers[name]).toBeUndefined();
  });
});

test.each(['TRACE', 'OPTIONS', 'PROPFIND'] as const)('%s is no call of ours', async (method) => {
  for (const [url, status] of Object.entries({ '/': 404, '/api/auth/me': 405, '/health': 405 })) {
    const { statusCode, headers } = await https.app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers['access-control-allow-methods']).toBeUndefined();
  }
});

test('a repeated parameter is refused instead of one being picked', async () => {
  const { statusCode } = await https.as(user).get('/api/audit-log?limit=1&limit=100');
  expect(statusCode).toBe(400);
});

test('without https no header is sent that would lock people out', async () => {
  const { headers } = await plain.app.inject({ url: '/dashboard' });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('personal data is never cached', async () => {
  for (const url of ['/api/auth/sessions', '/api/users/settings', '/api/audit-log']) {
    const { headers } = await https.as(user).get(url);
    expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
  }
});

test('a page of another origin cannot act with somebody’s session', async () => {
  // It is in no cookie, and a form on another page cannot set the header that carries it.
  const { statusCode } = await https.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { origin: 'https://elsewhere.example', cookie: `token=${user.token}` },
  });
  expect(statusCode).toBe(401);
  expect((await https.as(user).get('/api/auth/me')).statusCode).toBe(200);
});
