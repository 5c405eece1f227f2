import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../log';
import { AtsForbidden, AtsGone, AtsRefused, AtsUnavailable } from '../../ports/ats';
import { type AshbySimulator, startAshby } from '../../testing/ashby/simulator';
import type { AshbyTrouble } from '../../testing/ashby/trouble';
import { openAshby } from './ats';

const SIGNAL = new AbortController().signal;
let simulator: AshbySimulator;
let waits: number[];
const lines: string[] = [];
const thrown: unknown[] = [];
beforeAll(async () => {
  simulator = await startAshby();
  simulator.addJob({ title: 'Night nurse' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  waits = [];
  simulator.calls.length = 0;
});
afterEach(() => {
  simulator.down(false);
});

const log = createLog('trace', { write: (line: string) => void lines.push(line) });
const patience = {
  wait: async (ms: number, signal: AbortSignal) => {
    waits.push(ms);
    signal.throwIfAborted();
  },
  random: () => 0,
  idleMs: 10_000,
  totalMs: 20_000,
};

/** Reads the first page of jobs. */
async function ask({ apiKey = simulator.key, signal = SIGNAL, idleMs = 10_000 } = {}) {
  const deps = { log, patience: { ...patience, idleMs } };
  const ashby = openAshby({ apiBase: simulator.url }, deps);
  try {
    for await (const page of ashby.jobs({ kind: 'key', apiKey }, null, signal)) return page.items;
  } catch (error) {
    thrown.push(error);
    throw error;
  }
  throw new Error('There was no page.');
}
const failure = (code: string, message = code) => ({
  success: false,
  errors: [code],
  errorInfo: { code, message, requestId: 'req_01' },
});

test('a key that is wrong, missing or withdrawn is refused', async () => {
  await expect(ask({ apiKey: 'ashby_wrong_key' })).rejects.toBeInstanceOf(AtsRefused);
  await expect(ask({ apiKey: '' })).rejects.toBeInstanceOf(AtsRefused);
  const other = simulator.newKey();
  expect(await ask({ apiKey: other })).toHaveLength(1);
  const away = await startAshby();
  away.withdraw();
  const ashby = openAshby({ apiBase: away.url }, { log, patience });
  const checked = ashby.check({ kind: 'key', apiKey: away.key }, SIGNAL);
  await expect(checked).rejects.toBeInstanceOf(AtsRefused);
  await away.close();
});

test.each<[string, AshbyTrouble]>([
  ['in an envelope', { status: 403, body: failure('missing_endpoint_permission') }],
  ['in a plain text', { status: 403, body: 'missing_endpoint_permission: jobsRead' }],
  ['with 200', { status: 200, body: failure('missing_endpoint_permission') }],
  [
    'in the older form',
    { status: 403, body: { success: false, errors: [{ message: 'missing_endpoint_permission' }] } },
  ],
])('a permission that is missing is named, also %s', async (_how, trouble) => {
  simulator.trouble(trouble);
  const refusal = ask();
  await expect(refusal).rejects.toBeInstanceOf(AtsForbidden);
  await expect(refusal).rejects.toMatchObject({ permission: 'jobs:read' });
});

test('the wall in front of Ashby is not taken for a refused key', async () => {
  simulator.trouble({ status: 403, body: 'error code: 1010' });
  await expect(ask()).rejects.toBeInstanceOf(AtsUnavailable);
});

test('missing data is gone, whatever the status', async () => {
  simulator.trouble({ status: 200, body: failure('application_not_found') });
  await expect(ask()).rejects.toBeInstanceOf(AtsGone);
  simulator.trouble({ status: 404, body: failure('job_not_found') });
  await expect(ask()).rejects.toBeInstanceOf(AtsGone);
});

test.each<[string, AshbyTrouble]>([
  ['a page of somebody else’s', 'nonsense'],
  ['a failure without a reason', { status: 200, body: { success: false } }],
  ['a reason that is none of ours', { status: 200, body: failure('invalid_input') }],
  ['another shape', { status: 200, body: { success: true, results: { id: 7 } } }],
  ['wrong types', { status: 200, body: { success: true, results: [{ id: 7 }] } }],
  ['a list in place of an object', { status: 200, body: [] }],
  ['an empty answer', { status: 200, body: '' }],
  ['an answer beyond every measure', { status: 200, body: 'x'.repeat(33 * 1024 * 1024) }],
  ['a way that is not there', { status: 404, body: 'Not Found' }],
  ['a request that is too large', { status: 413, body: 'Too large' }],
])('%s is no answer, and is not asked for again', async (_name, trouble) => {
  simulator.trouble(trouble);
  await expect(ask()).rejects.toBeInstanceOf(AtsUnavailable);
  expect(simulator.calls).toHaveLength(1);
});

test.each([301, 302, 303, 307, 308])(
  'an answer that sends us elsewhere (%i) sends us nowhere',
  async (status) => {
    const other = await startAshby();
    simulator.trouble({ status, location: `${other.url}/job.list` });
    await expect(ask()).rejects.toBeInstanceOf(AtsUnavailable);
    expect(other.calls).toEqual([]);
    await other.close();
  },
);

describe('what passes is asked for again', () => {
  test.each<AshbyTrouble>([{ status: 429 }, { status: 503 }, 'broken', 'lost'])(
    'after a moment that grows: %j',
    async (trouble) => {
      simulator.trouble(trouble, trouble);
      expect(await ask()).toHaveLength(1);
      expect(waits).toEqual([1_000, 2_000]);
      expect(simulator.calls).toHaveLength(3);
    },
  );

  test('three times in all', async () => {
    simulator.down(true);
    await expect(ask()).rejects.toMatchObject({ name: 'AtsUnavailable', retryAfterS: null });
    simulator.down(false);
    simulator.trouble('broken', 'broken', 'broken', 'broken');
    await expect(ask()).rejects.toBeInstanceOf(AtsUnavailable);
    expect(simulator.calls).toHaveLength(3);
    expect(await ask()).toHaveLength(1);
  });

  test('after as long as Ashby says, and not at all where that is long', async () => {
    simulator.trouble({ status: 429, retryAfter: 3 });
    expect(await ask()).toHaveLength(1);
    expect(waits).toEqual([3_000]);
    simulator.trouble({ status: 429, retryAfter: 40 });
    await expect(ask()).rejects.toMatchObject({ name: 'AtsUnavailable', retryAfterS: 40 });
    expect(simulator.calls).toHaveLength(3);
  });

  test('by a date, too, and never for longer than an hour', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    simulator.trouble({ status: 503, retryAfter: tomorrow });
    await expect(ask()).rejects.toMatchObject({ retryAfterS: 3_600 });
    simulator.trouble({ status: 503, retryAfter: 'soon' }, { status: 503, retryAfter: -5 });
    expect(await ask()).toHaveLength(1);
    expect(waits).toEqual([1_000, 0]);
  });
});

test.each<AshbyTrouble>(['slow', 'stall'])(
  'an answer that does not come on is given up, and not asked for again: %s',
  async (trouble) => {
    simulator.trouble(trouble);
    await expect(ask({ idleMs: 100 })).rejects.toBeInstanceOf(AtsUnavailable);
    expect(simulator.calls).toHaveLength(1);
  },
);

test('it stops when it is told to, in a call and between two', async () => {
  const stop = new AbortController();
  simulator.trouble('slow');
  const asked = expect(ask({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  while (simulator.calls.length === 0) await new Promise(setImmediate);
  stop.abort();
  await asked;
  await expect(ask({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(simulator.calls).toHaveLength(1);
});

test('nothing so far told a secret', async () => {
  simulator.trouble({ status: 200, body: failure('invalid_input', `of ${simulator.key}`) });
  await expect(ask()).rejects.toBeInstanceOf(AtsUnavailable);
  expect(thrown.length).toBeGreaterThan(20);
  const told = [...thrown.map(everythingOf), ...lines].join('\n');
  expect(told).toContain('invalid_input');
  const basic = Buffer.from(`${simulator.key}:`).toString('base64');
  for (const secret of [simulator.key, basic, 'ashby_wrong_key', 'Night nurse', '127.0.0.1']) {
    expect(told).not.toContain(secret);
  }
});

/** All that a log could print of an error, its causes included; but where in our files it was thrown. */
function everythingOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = [error.name, error.message, JSON.stringify(error)].join(' ');
  return error.cause === undefined ? own : `${own} ${everythingOf(error.cause)}`;
}
