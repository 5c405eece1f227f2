import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pauseBefore } from './deliver';
import { type AshbySimulator, startAshby } from './simulator';

let simulator: AshbySimulator;
beforeAll(async () => {
  simulator = await startAshby();
});
afterAll(() => simulator.close());
beforeEach(() => {
  const { jobs, postings, candidates, applications } = simulator.world;
  for (const rows of [jobs, postings, candidates, applications]) rows.clear();
  simulator.permit('apiKeys:read', 'jobs:read', 'candidates:read');
  simulator.setPageRows(100);
  simulator.keepCursors(false);
});

async function call(
  method: string,
  body: object | string = {},
  headers: Record<string, string> = {},
) {
  const reply = await fetch(`${simulator.url}/${method}`, {
    method: 'POST',
    headers: { 'user-agent': 'test/1.0', authorization: basic(simulator.key), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const said = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(said) : said };
}
const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) =>
  `${status} ${body.success} ${body.errorInfo?.code}`;
const idsIn = ({ body }: Awaited<ReturnType<typeof call>>) =>
  body.results.map(({ id }: { id: string }) => id);

describe('a key', () => {
  test('is the name of a sign-in without a password, and is refused by 401 and 403', async () => {
    expect(await call('job.list')).toMatchObject({ status: 200, body: { success: true } });
    const asked = (authorization: string) => call('job.list', {}, { authorization });
    expect((await asked('')).status).toBe(401);
    expect((await asked(basic('')))?.status).toBe(401);
    expect(await asked(basic('wrong'))).toMatchObject({ status: 403, body: expect.any(String) });
    expect((await asked(`Bearer ${simulator.key}`)).status).toBe(403);
    const password = Buffer.from(`${simulator.key}:password`).toString('base64');
    expect((await asked(`Basic ${password}`)).status).toBe(403);
  });

  test('has permissions, which it tells of itself', async () => {
    expect((await call('apiKey.info')).body.results).toMatchObject({
      scopes: ['apiKeys:read', 'jobs:read', 'candidates:read'],
    });
    simulator.permit('jobs:read');
    expect((await call('job.list')).status).toBe(200);
    const refusal = '403 false missing_endpoint_permission';
    expect(codeOf(await call('apiKey.info'))).toBe(refusal);
    expect(codeOf(await call('application.list'))).toBe(refusal);
    expect(codeOf(await call('file.info'))).toBe(refusal);
  });

  test('that is withdrawn is a wrong one, and a new one is good', async () => {
    const other = await startAshby();
    const asked = async (key: string) => {
      const headers = { 'user-agent': 'test/1.0', authorization: basic(key) };
      const init = { method: 'POST', headers, body: '{}' };
      return (await fetch(`${other.url}/job.list`, init)).status;
    };
    expect(await asked(other.key)).toBe(200);
    other.withdraw();
    expect(await asked(other.key)).toBe(403);
    expect(await asked(other.newKey())).toBe(200);
    await other.close();
  });
});

test('agents without a name are kept out in front of it', async () => {
  expect(await call('job.list', {}, { 'user-agent': 'node' })).toMatchObject({
    status: 403,
    body: 'error code: 1010',
  });
});

test('what is wrong with a call comes with 200', async () => {
  expect(codeOf(await call('job.list', { limit: 101 }))).toBe('200 false invalid_input');
  expect(codeOf(await call('job.list', { limit: 0 }))).toBe('200 false invalid_input');
  expect(codeOf(await call('application.list', { status: 'Dreaming' }))).toContain('invalid_input');
  expect(codeOf(await call('application.list', { createdAfter: '2026-03-01' }))).toContain(
    'invalid_input',
  );
  expect(codeOf(await call('job.info', { id: '7' }))).toBe('200 false invalid_input');
  const nobody = { id: '7a10c0de-0000-4000-8000-000000000001' };
  expect(codeOf(await call('job.info', nobody))).toBe('200 false job_not_found');
  expect(codeOf(await call('candidate.info', nobody))).toBe('200 false candidate_not_found');
  expect((await call('job.list', 'no JSON')).status).toBe(400);
  expect((await call('job.steal')).status).toBe(404);
});

describe('a list', () => {
  test('comes in pages, of which the last has no cursor but a sync token', async () => {
    const ids = [1, 2, 3].map((count) => simulator.addJob({ title: `Job ${count}` }));
    const first = await call('job.list', { limit: 2 });
    expect(first.body).toMatchObject({ moreDataAvailable: true, nextCursor: expect.any(String) });
    expect(first.body.syncToken).toBeUndefined();
    const last = await call('job.list', { limit: 2, cursor: first.body.nextCursor });
    expect(last.body).toMatchObject({ moreDataAvailable: false, syncToken: expect.any(String) });
    expect(last.body.nextCursor).toBeUndefined();
    expect([...idsIn(first), ...idsIn(last)]).toEqual(ids);
  });

  test('names a cursor on its last page in one of its moods', async () => {
    simulator.keepCursors(true);
    expect((await call('job.list')).body).toMatchObject({
      moreDataAvailable: false,
      nextCursor: expect.any(String),
    });
  });

  test('takes a cursor with the same filters only, and while it lasts', async () => {
    const jobId = simulator.addJob({});
    for (const name of ['Ada', 'Bo']) simulator.addApplication({ jobId, name: `${name} Example` });
    const { body } = await call('application.list', { jobId, limit: 1 });
    const cursor = body.nextCursor;
    const other = await call('application.list', { cursor, limit: 1 });
    expect(codeOf(other)).toBe('200 false invalid_input');
    simulator.expireCursors();
    const late = await call('application.list', { jobId, cursor, limit: 1 });
    expect(codeOf(late)).toBe('200 false next_cursor_expired');
  });

  test('answers changes alone to a sync token, while it lasts', async () => {
    const jobId = simulator.addJob({});
    const ada = simulator.addApplication({ jobId, name: 'Ada Example' });
    const { syncToken } = (await call('application.list')).body;
    expect(idsIn(await call('application.list', { syncToken }))).toEqual([]);
    const row = simulator.world.applications.get(ada.applicationId);
    if (row) simulator.world.change(row, { status: 'Hired' });
    const bo = simulator.addApplication({ jobId, name: 'Bo Example' });
    expect(idsIn(await call('application.list', { syncToken }))).toEqual([
      ada.applicationId,
      bo.applicationId,
    ]);
    expect(codeOf(await call('job.list', { syncToken }))).toBe('200 false sync_token_invalid');
    simulator.expireTokens();
    const late = await call('application.list', { syncToken });
    expect(codeOf(late)).toBe('200 false sync_token_expired');
  });

  test('has drafts only where they are asked for, and nothing confidential', async () => {
    const open = simulator.addJob({});
    const draft = simulator.addJob({ status: 'Draft' });
    const secret = simulator.addJob({ confidential: true });
    simulator.addApplication({ jobId: secret, name: 'Ada Example' });
    const shown = simulator.addApplication({ jobId: open, name: 'Bo Example' });
    expect(idsIn(await call('job.list'))).toEqual([open]);
    expect(idsIn(await call('job.list', { status: ['Draft'] }))).toEqual([draft]);
    expect(idsIn(await call('application.list'))).toEqual([shown.applicationId]);
    expect(codeOf(await call('job.info', { id: secret }))).toContain('job_not_found');
    const postings = (await call('jobPosting.list')).body.results;
    expect(postings.map(({ jobId }: { jobId: string }) => jobId)).toEqual([open, draft]);
  });

  test('is narrowed by state, job and time', async () => {
    const [one, two] = [simulator.addJob({}), simulator.addJob({})];
    const createdAt = new Date('2026-02-01T09:00:00.000Z');
    const old = simulator.addApplication({ jobId: one, name: 'Ada Example', createdAt });
    const hired = simulator.addApplication({ jobId: two, name: 'Bo Example', status: 'Hired' });
    const ids = async (filters: object) => idsIn(await call('application.list', filters));
    expect(await ids({ jobId: one })).toEqual([old.applicationId]);
    expect(await ids({ status: 'Hired' })).toEqual([hired.applicationId]);
    expect(await ids({ createdAfter: createdAt.getTime() })).toEqual([hired.applicationId]);
  });
});

test('a job has no text: its posting has, and by itself only', async () => {
  const id = simulator.addJob({ title: 'Night nurse', description: 'We need a night nurse.' });
  const bare = simulator.addJob({ description: null });
  const job = (await call('job.info', { id })).body.results;
  expect(JSON.stringify(job)).not.toContain('We need');
  expect(JSON.stringify((await call('jobPosting.list')).body)).not.toContain('We need');
  const jobPostingId = job.jobPostingIds[0];
  expect((await call('jobPosting.info', { jobPostingId })).body.results).toMatchObject({
    jobId: id,
    descriptionPlain: 'We need a night nurse.',
    descriptionHtml: '<p>We need a night nurse.</p>',
  });
  expect((await call('job.info', { id: bare })).body.results.jobPostingIds).toEqual([]);
});

test('postings that are not published are named only where they are asked for', async () => {
  const id = simulator.addJob({ description: null });
  const posting = simulator.world.addPosting(id, { descriptionPlain: 'x', isPublished: false });
  expect((await call('job.info', { id })).body.results.jobPostingIds).toEqual([]);
  const asked = await call('job.info', { id, includeUnpublishedJobPostingsIds: true });
  expect(asked.body.results.jobPostingIds).toEqual([posting]);
  expect(idsIn(await call('jobPosting.list'))).toEqual([]);
});

describe('a file', () => {
  const fileOf = async (candidateId: string) => {
    const { resumeFileHandle } = (await call('candidate.info', { id: candidateId })).body.results;
    return resumeFileHandle;
  };
  const linkTo = async (handle: string) =>
    (await call('file.info', { fileHandle: handle })).body.results.url;

  test('lies behind a link for which no key is shown', async () => {
    const jobId = simulator.addJob({});
    const { candidateId } = simulator.addApplication({
      jobId,
      name: 'Ada Example',
      resume: 'Ten years',
    });
    const file = await fileOf(candidateId);
    expect(file).toMatchObject({ name: 'resume.txt', handle: expect.any(String) });
    expect(codeOf(await call('file.info', { fileHandle: file.id }))).toContain('invalid_input');
    const link = await linkTo(file.handle);
    expect(await (await fetch(link)).text()).toBe('Ten years');
    const shown = await fetch(link, { headers: { authorization: basic(simulator.key) } });
    expect(shown.status).toBe(400);
  });

  test('has links that end', async () => {
    const jobId = simulator.addJob({});
    const { candidateId } = simulator.addApplication({ jobId, name: 'Ada Example', resume: 'x' });
    const { handle } = await fileOf(candidateId);
    const before = await linkTo(handle);
    simulator.expireFiles(1);
    expect((await fetch(before)).status).toBe(403);
    expect((await fetch(await linkTo(handle))).status).toBe(403);
    expect((await fetch(await linkTo(handle))).status).toBe(200);
  });

  test('is not there for everybody, and not handed out of people whom Ashby made up', async () => {
    const jobId = simulator.addJob({});
    const none = simulator.addApplication({ jobId, name: 'Ada Example' });
    expect(await fileOf(none.candidateId)).toBe(null);
    const demo = simulator.addApplication({ jobId, name: 'Bo Example', resume: 'x' });
    const { handle } = await fileOf(demo.candidateId);
    const row = simulator.world.candidates.get(demo.candidateId);
    if (row) simulator.world.change(row, { isDemo: true });
    expect(codeOf(await call('file.info', { fileHandle: handle }))).toContain('invalid_input');
  });
});

test('whoever is removed is gone with their applications, and who became one with another is that one', async () => {
  const jobId = simulator.addJob({});
  const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name) =>
    simulator.addApplication({ jobId, name: `${name} Example` }),
  );
  if (!ada || !bo || !cy) throw new Error('Somebody is missing.');
  simulator.removeCandidate(ada.candidateId);
  simulator.world.mergeCandidates(bo.candidateId, cy.candidateId);
  const { results } = (await call('application.list')).body;
  expect(results.map(({ candidate }: { candidate: { name: string } }) => candidate.name)).toEqual([
    'Cy Example',
    'Cy Example',
  ]);
  for (const id of [ada.candidateId, bo.candidateId]) {
    expect(codeOf(await call('candidate.info', { id }))).toBe('200 false candidate_not_found');
  }
});

test('troubles come in order, one for each call', async () => {
  const body = { success: false, errors: ['too_many'] };
  simulator.trouble(
    { status: 429, retryAfter: 7 },
    { status: 429 },
    { status: 400, body },
    'broken',
  );
  const crowded = await call('job.list');
  expect([crowded.status, crowded.headers.get('retry-after')]).toEqual([429, '7']);
  const silent = await call('job.list');
  expect([silent.status, silent.headers.get('retry-after')]).toEqual([429, null]);
  expect(await call('job.list')).toMatchObject({ status: 400, body });
  expect((await call('job.list')).status).toBe(500);
  simulator.trouble('nonsense', 'lost');
  expect(await call('job.list')).toMatchObject({ status: 200, body: '<html>Welcome</html>' });
  await expect(call('job.list')).rejects.toThrow();
  simulator.down(true);
  await expect(call('job.list')).rejects.toThrow();
  simulator.down(false);
  expect((await call('job.list')).status).toBe(200);
  expect(simulator.calls.at(-1)).toEqual({ method: 'job.list', body: {} });
});

describe('an event', () => {
  const heard: { body: string; signature: string | undefined }[] = [];
  let answers: number[] = [];
  const listener = createServer(async (request, response) => {
    const { 'ashby-signature': signature } = request.headers;
    heard.push({ body: await text(request), signature: signature?.toString() });
    response.writeHead(answers.shift() ?? 200).end();
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
  });
  afterAll(() => new Promise((resolve) => listener.close(resolve)));
  beforeEach(() => {
    heard.length = 0;
    answers = [];
  });

  test('is signed over what is sent, and another one has another id', async () => {
    const body = simulator.event('candidateDelete', { candidate: { id: 'ada-1' } });
    await simulator.deliver({ url, secret: 'secret' }, body);
    expect(heard).toEqual([{ body, signature: simulator.sign(body, 'secret') }]);
    expect(simulator.sign(body, 'secret')).toMatch(/^sha256=[0-9a-f]{64}$/);
    const [one, other] = [body, simulator.event('ping', {})].map((sent) => JSON.parse(sent));
    expect(one).toMatchObject({ action: 'candidateDelete', data: { candidate: { id: 'ada-1' } } });
    expect(one.webhookActionId).not.toBe(other.webhookActionId);
    await simulator.deliver({ url, secret: null }, simulator.event('ping', {}));
    expect(heard[1]?.signature).toBeUndefined();
  });

  test('is sent again as it was until it is taken, ten times in all', async () => {
    answers = [500, 429, 302];
    const body = simulator.event('jobUpdate', {});
    expect(await simulator.deliver({ url, secret: 'secret' }, body)).toEqual([500, 429, 302, 200]);
    expect(new Set(heard.map((one) => one.body))).toEqual(new Set([body]));
    answers = new Array(12).fill(503);
    expect(await simulator.deliver({ url, secret: 'secret' }, body)).toHaveLength(10);
    expect([1, 2, 3, 4, 5].map(pauseBefore)).toEqual([0, 10, 30, 70, 150]);
  });

  test.each([401, 403, 404, 405, 410])(
    'that is refused by %i is not sent again',
    async (status) => {
      answers = [status];
      const body = simulator.event('jobUpdate', {});
      expect(await simulator.deliver({ url, secret: 'secret' }, body)).toEqual([status]);
    },
  );
});
