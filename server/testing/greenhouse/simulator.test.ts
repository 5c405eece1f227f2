import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type GreenhouseSimulator, startGreenhouse } from './simulator';

const BACK = 'http://candor.example/oauth/greenhouse';
const JOBS = 'harvest:jobs:list';
const ALL = ['jobs', 'job_posts', 'applications', 'candidates', 'attachments'].map(
  (resource) => `harvest:${resource}:list`,
);
const Pair = z.object({ access_token: z.string(), refresh_token: z.string() });
let greenhouse: GreenhouseSimulator;
let token: string;
beforeEach(async () => {
  greenhouse = await startGreenhouse();
  token = (await pairFor()).access_token;
});
afterEach(() => greenhouse.close());

function authorizeUrl(change: Record<string, string> = {}) {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: greenhouse.clientId,
    redirect_uri: BACK,
    scope: ALL.join(' '),
    state: 'state-1',
    ...change,
  });
  return `${greenhouse.authUrl}/authorize?${query}`;
}
async function askToken(form: Record<string, string>, secret = greenhouse.clientSecret) {
  const basic = Buffer.from(`${greenhouse.clientId}:${secret}`).toString('base64');
  const reply = await fetch(`${greenhouse.authUrl}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams(form),
  });
  const body: unknown = await reply.json();
  return { status: reply.status, body, error: Object(body).error };
}
const codeGrant = (code: string) =>
  askToken({ grant_type: 'authorization_code', code, redirect_uri: BACK });
const refreshGrant = (refresh_token: string) =>
  askToken({ grant_type: 'refresh_token', refresh_token });
async function pairFor(scope = ALL.join(' ')) {
  const back = await greenhouse.allow(authorizeUrl({ scope }));
  return Pair.parse((await codeGrant(back.searchParams.get('code') ?? '')).body);
}
async function get(path: string, { bearer = token, headers = {} } = {}) {
  const url = path.startsWith('http') ? path : `${greenhouse.apiUrl}${path}`;
  const reply = await fetch(url, { headers: { authorization: `Bearer ${bearer}`, ...headers } });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type') === 'application/json';
  const body = isJson ? JSON.parse(text) : text;
  return { status: reply.status, body, headers: reply.headers };
}
const idsOf = (body: { id: number }[]) => body.map(({ id }) => id);
const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
const apply = (jobId: number | null, status?: string) =>
  greenhouse.addApplication({
    jobId,
    firstName: 'Ines',
    lastName: 'Falk',
    resume: 'Ten years of nursing.',
    ...(status !== undefined && { status }),
  });

describe('the page on which people allow it', () => {
  test('shows what is asked for, with a button for each answer', async () => {
    const page = await fetch(authorizeUrl());
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await page.text();
    for (const part of [...ALL, '>Allow</button>', '>Deny</button>']) expect(html).toContain(part);
  });

  test('sends back with a code or a refusal, and always with the state', async () => {
    const allowed = await greenhouse.allow(authorizeUrl());
    expect(`${allowed.origin}${allowed.pathname}`).toBe(BACK);
    expect(allowed.searchParams.get('state')).toBe('state-1');
    const denied = await greenhouse.deny(authorizeUrl());
    expect(Object.fromEntries(denied.searchParams)).toEqual({
      error: 'access_denied',
      state: 'state-1',
    });
  });

  test('sends nobody back to where an unknown client says', async () => {
    const reply = await fetch(authorizeUrl({ client_id: 'other' }), { redirect: 'manual' });
    expect(reply.status).toBe(400);
  });
});

describe('tokens', () => {
  test('are given for a code once, within its minute, to the page that it was given to', async () => {
    const codeOf = async () =>
      (await greenhouse.allow(authorizeUrl())).searchParams.get('code') ?? '';
    const code = await codeOf();
    const given = await codeGrant(code);
    expect(given.body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_at: expect.any(String),
      token_type: 'Bearer',
      scope: ALL.join(' '),
    });
    expect(await codeGrant(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const late = await codeOf();
    greenhouse.world.advance(60_000);
    expect(await codeGrant(late)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const elsewhere = { grant_type: 'authorization_code', code: await codeOf(), redirect_uri: 'x' };
    expect(await askToken(elsewhere)).toMatchObject({ error: 'invalid_grant' });
  });

  test('are given to the client alone', async () => {
    expect(await askToken({ grant_type: 'refresh_token' }, 'wrong')).toMatchObject({
      status: 401,
      error: 'invalid_client',
    });
    greenhouse.tokens.saysMessages = true;
    expect((await askToken({}, 'wrong')).body).toEqual({ message: expect.any(String) });
  });

  test('rotate: a refresh token is good once, for a day', async () => {
    const first = await pairFor();
    const second = Pair.parse((await refreshGrant(first.refresh_token)).body);
    expect(await refreshGrant(first.refresh_token)).toMatchObject({ error: 'invalid_grant' });
    expect((await get('/jobs', { bearer: first.access_token })).status).toBe(401);
    expect((await get('/jobs', { bearer: second.access_token })).status).toBe(200);
    greenhouse.world.advance(86_400_000);
    expect(await refreshGrant(second.refresh_token)).toMatchObject({ error: 'invalid_grant' });
  });

  test('may all end when a refresh token comes a second time', async () => {
    greenhouse.tokens.endsOnReuse = true;
    const first = await pairFor();
    const second = Pair.parse((await refreshGrant(first.refresh_token)).body);
    await refreshGrant(first.refresh_token);
    expect((await get('/jobs', { bearer: second.access_token })).status).toBe(401);
    expect(await refreshGrant(second.refresh_token)).toMatchObject({ error: 'invalid_grant' });
  });

  test('live for an hour, and can be ended before', async () => {
    const pair = await pairFor();
    greenhouse.world.advance(3_600_000);
    expect((await get('/jobs', { bearer: pair.access_token })).status).toBe(401);
    const fresh = Pair.parse((await refreshGrant(pair.refresh_token)).body);
    greenhouse.expireTokens();
    expect((await get('/jobs', { bearer: fresh.access_token })).status).toBe(401);
    greenhouse.revoke();
    expect(await refreshGrant(fresh.refresh_token)).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('a list', () => {
  test('is for who has its permission, and a Site Admin behind it', async () => {
    expect(await get('/jobs', { bearer: 'made-up' })).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    });
    greenhouse.addJob({});
    const narrow = (await pairFor(JOBS)).access_token;
    expect((await get('/jobs', { bearer: narrow })).status).toBe(200);
    expect((await get('/applications', { bearer: narrow })).status).toBe(403);
    greenhouse.permit('harvest:applications:list');
    expect((await get('/jobs')).status).toBe(403);
    greenhouse.permit(...ALL);
    greenhouse.world.siteAdmin = 'empty';
    expect(await get('/jobs')).toMatchObject({ status: 200, body: [] });
    greenhouse.world.siteAdmin = 'refused';
    expect((await get('/jobs')).status).toBe(403);
  });

  test('has the latest first, in pages that name the next one until the last', async () => {
    const ids = [1, 2, 3].map(() => greenhouse.addJob({}));
    const first = await get('/jobs?per_page=2');
    expect(idsOf(first.body)).toEqual([ids[2], ids[1]]);
    const second = await get(nextOf(first.headers) ?? '');
    expect(idsOf(second.body)).toEqual([ids[0]]);
    expect(second.headers.get('link')).toBeNull();
  });

  test('takes a cursor alone, while it is known, and for its own list', async () => {
    for (const _time of [1, 2]) greenhouse.addJob({});
    const next = nextOf((await get('/jobs?per_page=1')).headers) ?? '';
    expect(await get(`${next}&per_page=1`)).toMatchObject({
      status: 422,
      headers: expect.anything(),
      body: { errors: ['When passing a cursor, do not include other query params.'] },
    });
    expect((await get(next.replace('/jobs', '/candidates'))).status).toBe(422);
    greenhouse.expireCursors();
    expect((await get(next)).status).toBe(422);
  });

  test('keeps its filters from page to page', async () => {
    const [one, other] = [greenhouse.addJob({}), greenhouse.addJob({})];
    const ofOne = [apply(one), apply(one)].map(({ applicationId }) => applicationId);
    apply(other);
    const first = await get(`/applications?job_ids=${one}&per_page=1`);
    const second = await get(nextOf(first.headers) ?? '');
    expect([...idsOf(first.body), ...idsOf(second.body)]).toEqual(ofOne.reverse());
    expect(nextOf(second.headers)).toBeUndefined();
  });

  test.each([
    '/jobs?per_page=0',
    '/jobs?per_page=501',
    '/jobs?per_page=x',
    '/jobs?page=2',
    '/jobs?updated_at=2026-01-01',
    '/jobs?updated_at=gte|soon',
    '/jobs?ids=a',
    '/applications?status=in_process',
    '/job_posts?live=yes',
    `/candidates?ids=${Array.from({ length: 51 }, (_, at) => at).join(',')}`,
  ])('does not take %s', async (path) => {
    expect((await get(path)).status).toBe(422);
  });

  test('takes fifty ids, and has no rows one by one', async () => {
    const ids = Array.from({ length: 50 }, (_, at) => at).join(',');
    expect((await get(`/candidates?ids=${ids}`)).status).toBe(200);
    expect((await get(`/jobs/${greenhouse.addJob({})}`)).status).toBe(404);
  });

  test('is filtered by moments', async () => {
    const early = greenhouse.addJob({});
    greenhouse.world.advance(60_000);
    const late = greenhouse.addJob({});
    const at = (id: number) => greenhouse.world.jobs.get(id)?.updated_at;
    const updated = async (words: string) =>
      idsOf((await get(`/jobs?updated_at=${encodeURIComponent(words)}`)).body);
    expect(await updated(`gte|${at(late)}`)).toEqual([late]);
    expect(await updated(`gt|${at(late)}`)).toEqual([]);
    expect(await updated(`gte|${at(early)}|lt|${at(late)}`)).toEqual([early]);
    greenhouse.world.advance(60_000);
    greenhouse.world.changeJob(early, { status: 'closed' });
    expect(await updated(`gt|${at(late)}`)).toEqual([early]);
  });

  test('tells who is in process to who asks for the active', async () => {
    const jobId = greenhouse.addJob({});
    const { applicationId } = apply(jobId);
    apply(jobId, 'rejected');
    const { body } = await get('/applications?status=active');
    expect(body).toMatchObject([{ id: applicationId, status: 'in_process', prospect: false }]);
  });

  test('has prospects without a job, templates, and jobs without a posting', async () => {
    apply(null);
    expect((await get('/applications')).body).toMatchObject([{ job_id: null, prospect: true }]);
    const id = greenhouse.addJob({ post: null, isTemplate: true });
    expect((await get('/jobs')).body).toMatchObject([{ id, is_template: true }]);
    expect((await get(`/job_posts?job_ids=${id}`)).body).toEqual([]);
  });

  test('says how much room there is, and refuses what has none until the window ends', async () => {
    greenhouse.limit(2, 30);
    const left = [await get('/jobs'), await get('/jobs')].map(({ headers }) => [
      headers.get('x-ratelimit-limit'),
      headers.get('x-ratelimit-remaining'),
    ]);
    expect(left).toEqual([
      ['2', '1'],
      ['2', '0'],
    ]);
    const full = await get('/jobs');
    expect(full.status).toBe(429);
    const retryAfter = Number(full.headers.get('retry-after'));
    const reset = Number(full.headers.get('x-ratelimit-reset'));
    expect(Math.abs(reset - greenhouse.world.now() / 1000 - retryAfter)).toBeLessThan(5);
    greenhouse.world.advance(retryAfter * 1000);
    expect((await get('/jobs')).status).toBe(200);
  });

  test('knows nothing of somebody who was deleted', async () => {
    const { applicationId, candidateId } = apply(null);
    greenhouse.removeCandidate(candidateId);
    for (const path of [
      `/candidates?ids=${candidateId}`,
      `/applications?ids=${applicationId}`,
      `/attachments?application_ids=${applicationId}`,
    ]) {
      expect((await get(path)).body).toEqual([]);
    }
  });
});

test('a file lies behind a link that is good for a week, for who sends no token along', async () => {
  const { applicationId } = apply(null);
  const { body } = await get(`/attachments?application_ids=${applicationId}`);
  expect(body).toMatchObject([{ type: 'resume', filename: 'resume.txt' }]);
  expect(Object.keys(body[0])).not.toContain('bytes');
  const { url } = body[0];
  expect(await (await fetch(url)).text()).toBe('Ten years of nursing.');
  expect((await get(url)).status).toBe(400);
  expect((await fetch(url.replace('Signature=', 'Signature=0'))).status).toBe(403);
  greenhouse.world.advance(7 * 86_400_000);
  expect((await fetch(url)).status).toBe(403);
});

test('what goes wrong goes wrong once, in the order that it was told in', async () => {
  greenhouse.trouble({ status: 429, retryAfter: 7 }, 'broken', 'nonsense', 'lost');
  expect((await get('/jobs')).headers.get('retry-after')).toBe('7');
  expect((await get('/jobs')).status).toBe(500);
  expect((await get('/jobs')).body).toMatch(/^<!doctype html>/);
  await expect(get('/jobs')).rejects.toThrow();
  expect((await get('/jobs')).status).toBe(200);
  greenhouse.down(true);
  await expect(get('/jobs')).rejects.toThrow();
  greenhouse.down(false);
  expect((await get('/jobs')).status).toBe(200);
});

test('a lost answer to a renewal has used the token up', async () => {
  const pair = await pairFor();
  greenhouse.trouble('lost');
  await expect(refreshGrant(pair.refresh_token)).rejects.toThrow();
  expect(await refreshGrant(pair.refresh_token)).toMatchObject({ error: 'invalid_grant' });
});

test('a body is signed by a word, a space and its HMAC', () => {
  // The example of RFC 4231, test case 2.
  expect(greenhouse.sign('what do ya want for nothing?', 'Jefe')).toBe(
    'sha256 5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
