import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Candor</title>');
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(path.join(folder, 'assets', 'main-a1b2c3.js'), 'run()');
  writeFileSync(path.join(folder, 'assets', 'main-a1b2c3.js.br'), 'packed');
  writeFileSync(path.join(folder, '..', 'candor-outside.txt'), 'outside');
  t = await testApp({ webFolder: folder });
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
  rmSync(path.join(folder, '..', 'candor-outside.txt'));
});

describe('the built web application', () => {
  test.each(['/', '/dashboard', '/analytics?batchId=12345678', '/sources/a.b.c/start'])(
    '%s opens it',
    async (url) => {
      const reply = await t.as().get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe('<title>Candor</title>');
      expect(reply.headers['content-type']).toContain('text/html');
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    '/share/a.b',
    '/invite/a.b',
    '/forgot-password?token=x',
    '/confirm-email?a=b&token=x',
  ])(
    '%s carries a secret: the URL is never cached, and never sent to another site',
    async (url) => {
      const { headers } = await t.as().get(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    },
  );

  test('assets are cached forever, other files are revalidated', async () => {
    const asset = await t.as().get('/assets/main-a1b2c3.js');
    expect(asset.body).toBe('run()');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await t.as().get('/robots.txt');
    expect([plain.body, plain.headers['cache-control']]).toEqual(['User-agent: *', 'no-cache']);
  });

  test('a precompressed file is sent compressed to clients that accept it', async () => {
    const reply = await t.app.inject({
      url: '/assets/main-a1b2c3.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(reply.body).toBe('packed');
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['content-type']).toContain('javascript');
    expect(reply.headers.vary).toContain('accept-encoding');
  });

  test('a missing asset of an older build is 404, not a page', async () => {
    expect((await t.as().get('/assets/main-000000.js')).statusCode).toBe(404);
  });

  test.each([
    '/../candor-outside.txt',
    '/%2e%2e/candor-outside.txt',
    '/assets/..%2f..%2fcandor-outside.txt',
    '//candor-outside.txt',
    '/%00',
  ])('%s leaves its folder closed', async (url) => {
    const reply = await t.as().get(url);
    expect(reply.body).not.toBe('outside');
  });

  test.each(['/assets', '/assets/', '/assets/.', '/%2e/'])(
    '%s lists nothing of what lies in a folder',
    async (url) => {
      const { body } = await t.as().get(url);
      for (const name of ['main-a1b2c3', 'robots.txt']) expect(body).not.toContain(name);
    },
  );

  test('only GET and HEAD open it', async () => {
    expect((await t.as().post('/dashboard', {})).statusCode).toBe(404);
  });
});

test('before the build, a plain page names the command', async () => {
  const bare = await testApp();
  const reply = await bare.as().get('/dashboard');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(reply.body).toContain('npm run build');
  await bare.close();
});

describe('a build with prerendered pages', () => {
  let finished: string;
  let app: TestApp;
  beforeAll(async () => {
    finished = mkdtempSync(path.join(tmpdir(), 'candor-finished-'));
    mkdirSync(path.join(finished, 'mobile'));
    writeFileSync(path.join(finished, 'index.html'), 'application');
    writeFileSync(path.join(finished, 'comparison.html'), 'public page');
    writeFileSync(path.join(finished, 'mobile', 'terms-of-service.html'), 'terms');
    writeFileSync(path.join(finished, 'share.html'), 'shared list');
    writeFileSync(path.join(finished, 'invite.html'), 'assessment');
    mkdirSync(path.join(finished, 'integrations', 'ashby'), { recursive: true });
    writeFileSync(path.join(finished, 'integrations', 'ashby', 'jobs.html'), 'job report');
    writeFileSync(
      path.join(finished, 'pages.json'),
      JSON.stringify(['/', '/dashboard', '/share/:token', '/invite/:code', '/comparison']),
    );
    app = await testApp({ webFolder: finished });
  });
  afterAll(async () => {
    await app.close();
    rmSync(finished, { recursive: true });
  });

  test.each([
    ['/', 'public page'],
    ['/comparison?from=mail', 'public page'],
    ['/mobile/terms-of-service', 'terms'],
    ['/dashboard', 'application'],
    ['/share/a.b', 'shared list'],
    ['/invite/a.b?step=s2', 'assessment'],
    ['/integrations/ashby/jobs/job-0001?sort=stage', 'job report'],
  ])('%s is a page', async (url, body) => {
    const reply = await app.as().get(url);
    expect([reply.statusCode, reply.body]).toEqual([200, body]);
  });

  test.each(['/no/such/page', '/integrations/ashby/jobs'])(
    '%s, a path without a page, opens the application, which says so, with status 404',
    async (url) => {
      const reply = await app.as().get(url);
      expect([reply.statusCode, reply.body]).toEqual([404, 'application']);
    },
  );
});
