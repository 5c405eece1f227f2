import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AtsTokens } from '../../ports/ats';
import { clientOf, consentTo } from '../../testing/greenhouse/connect';
import {
  type GreenhouseSimulator,
  type GreenhouseTrouble,
  startGreenhouse,
} from '../../testing/greenhouse/simulator';

const SIGNAL = new AbortController().signal;
const NOW = new Date('2026-03-02T09:00:00.000Z');
const UNAVAILABLE = { name: 'AtsUnavailable' };
let greenhouse: GreenhouseSimulator;
let tokens: AtsTokens;
let waits: number[];
beforeEach(async () => {
  greenhouse = await startGreenhouse({ clock: { now: () => NOW } });
  tokens = await consentTo(greenhouse);
  greenhouse.calls.length = 0;
  waits = [];
});
afterEach(() => greenhouse.close());

const client = (idleMs = 10_000) =>
  clientOf(greenhouse, { onWait: (ms) => waits.push(ms), patience: { idleMs } });
const check = (signal = SIGNAL) => client().check(tokens, signal);

test.each<[string, GreenhouseTrouble]>([
  ['no room', { status: 429, retryAfter: 1 }],
  ['an error of theirs', { status: 502 }],
  ['a failure', 'broken'],
  ['a broken connection', 'lost'],
  ['half an answer', 'cut'],
])('%s passes: it is asked again, twice at most', async (_what, trouble) => {
  greenhouse.trouble(trouble, trouble);
  expect(await check()).toMatchObject({ missing: [] });
  expect(greenhouse.calls).toHaveLength(3);
  greenhouse.trouble(trouble, trouble, trouble);
  await expect(check()).rejects.toMatchObject(UNAVAILABLE);
  expect(greenhouse.calls).toHaveLength(6);
});

test('it waits as long as Greenhouse asks, otherwise longer each time', async () => {
  greenhouse.trouble({ status: 429, retryAfter: 2 }, { status: 500 });
  await check();
  expect(waits).toEqual([2_000, 800]);
});

test.each<[GreenhouseTrouble, number]>([
  [{ status: 429, retryAfter: 27 }, 27],
  [{ status: 503, retryAfter: 1_000_000 }, 3_600],
])('who is told to wait long is told so at once: %j', async (trouble, retryAfterS) => {
  greenhouse.trouble(trouble);
  await expect(check()).rejects.toMatchObject({ ...UNAVAILABLE, retryAfterS });
  expect(greenhouse.calls).toHaveLength(1);
  expect(waits).toEqual([]);
});

test('a date says how long to wait, too, and so does a full window without any word', async () => {
  const inAMinute = new Date(NOW.getTime() + 60_000).toUTCString();
  greenhouse.trouble({ status: 503, retryAfter: inAMinute });
  await expect(check()).rejects.toMatchObject({ ...UNAVAILABLE, retryAfterS: 60 });
  const reset = String(NOW.getTime() / 1000 + 20);
  greenhouse.trouble({ status: 429, headers: { 'X-RateLimit-Reset': reset } });
  await expect(check()).rejects.toMatchObject({ ...UNAVAILABLE, retryAfterS: 20 });
});

test.each<[string, GreenhouseTrouble]>([
  ['a redirect', { status: 302, headers: { Location: 'http://127.0.0.1:9/' } }],
  ['a page', 'nonsense'],
  ['another shape', { status: 200, body: { jobs: [] } }],
  ['rows without an id', { status: 200, body: [{ name: 'Nurse' }] }],
  ['a place that is not there', { status: 404 }],
  ['a call that is not taken', { status: 422 }],
  ['a page without an end', { status: 200, body: [{ id: 1, name: 'x'.repeat(33 * 1024 ** 2) }] }],
  ['another success', { status: 204, body: '' }],
])('%s is nonsense and not asked for again', async (_what, trouble) => {
  greenhouse.trouble(trouble);
  await expect(check()).rejects.toMatchObject({ ...UNAVAILABLE, retryAfterS: null });
  expect(greenhouse.calls).toHaveLength(1);
});

test.each(['slow', 'stall'] as const)('who is %s is not asked again', async (trouble) => {
  greenhouse.trouble(trouble);
  await expect(client(50).check(tokens, SIGNAL)).rejects.toMatchObject(UNAVAILABLE);
  expect(greenhouse.calls).toHaveLength(1);
});

test('nobody there is unavailable', async () => {
  greenhouse.down(true);
  await expect(check()).rejects.toMatchObject(UNAVAILABLE);
  await greenhouse.close();
  await expect(check()).rejects.toMatchObject(UNAVAILABLE);
  greenhouse = await startGreenhouse();
});

test('a call ends with its signal, even while it waits', async () => {
  const stop = new AbortController();
  greenhouse.trouble('slow');
  const asked = check(stop.signal);
  setTimeout(() => stop.abort(new Error('enough')), 20);
  await expect(asked).rejects.toThrow('enough');
  await expect(check(stop.signal)).rejects.toThrow('enough');
});

test('tokens that are wrong are refused, and a list that may not be read is named', async () => {
  await expect(client().check({ ...tokens, accessToken: 'canary' }, SIGNAL)).rejects.toMatchObject({
    name: 'AtsRefused',
    message: expect.not.stringContaining('canary'),
  });
  greenhouse.permit('harvest:jobs:list', 'harvest:candidates:list');
  const forbidden = (permission: string) => ({ name: 'AtsForbidden', permission });
  await expect(
    client().applications(tokens, null, SIGNAL)[Symbol.asyncIterator]().next(),
  ).rejects.toMatchObject(forbidden('harvest:applications:list'));
  await expect(client().jobText(tokens, '1', SIGNAL)).rejects.toMatchObject(
    forbidden('harvest:job_posts:list'),
  );
  const { applicationId, candidateId } = greenhouse.addApplication({
    jobId: null,
    firstName: 'Ines',
    lastName: 'Falk',
  });
  const of = { applicationId: String(applicationId), candidateId: String(candidateId) };
  await expect(client().lookUp(tokens, [of], SIGNAL)).rejects.toMatchObject(
    forbidden('harvest:attachments:list'),
  );
});

test('without a Site Admin behind the tokens, the refused permission is named', async () => {
  greenhouse.world.siteAdmin = 'refused';
  expect(await check()).toEqual({ label: null, missing: ['harvest:jobs:list'] });
});

test('a key is a mistake of ours', async () => {
  const key = { kind: 'key', apiKey: 'canary' } as const;
  await expect(client().check(key, SIGNAL)).rejects.toThrow(TypeError);
});
