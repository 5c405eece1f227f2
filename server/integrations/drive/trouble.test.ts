import { getEventListeners, setMaxListeners } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SourceItem } from '../../ports/candidate-source';
import { testClock } from '../../testing/clock';
import { connectTo } from '../../testing/drive/connect';
import type { Fault } from '../../testing/drive/faults';
import { type SimulatedDrive, startDrive } from '../../testing/drive/simulator';

const clock = testClock();
const OWNER = { proofName: 'candor-abc123' };
const MEDIA = /alt=media/;
const EXPORT = /export/;
let drive: SimulatedDrive;
beforeAll(async () => {
  drive = await startDrive({ clock });
});
afterAll(() => drive.close());

let folder: string;
let waits: number[];
const log: string[] = [];
const thrown: unknown[] = [];
beforeEach(() => {
  drive.mend();
  waits = [];
  folder = drive.world.folder('Nurses 2026');
  drive.world.file(`${OWNER.proofName}.txt`, { parent: folder });
});

const put = (name: string, text = `Of ${name}`) => drive.world.file(name, { parent: folder, text });
const connector = (idleMs = 10_000) =>
  connectTo(drive, {
    clock,
    timing: { idleMs },
    onLog: (line) => log.push(line),
    onWait: (ms) => waits.push(ms),
  });
const open = (signal = new AbortController().signal, idleMs?: number) =>
  connector(idleMs).open({ folder_id: folder }, OWNER, signal);

/** Opens the folder, breaks something, and reads its only file. */
async function readAfter(damage: () => void, signal?: AbortSignal, idleMs?: number) {
  const source = await open(signal, idleMs);
  const items: SourceItem[] = [];
  for await (const item of source.items()) items.push(item);
  const [item] = items;
  if (item?.kind !== 'document') throw new Error('There is no document.');
  damage();
  const answer = await source.read(item.entry);
  return answer instanceof Uint8Array ? Buffer.from(answer).toString() : answer;
}
const remembered = (attempt: Promise<unknown>) =>
  attempt.catch((error) => {
    thrown.push(error);
    throw error;
  });

test.each<[number, string]>([
  [403, 'userRateLimitExceeded'],
  [403, 'rateLimitExceeded'],
  [403, 'dailyLimitExceeded'],
  [429, 'rateLimitExceeded'],
  [500, 'backendError'],
  [502, 'backendError'],
  [503, 'backendError'],
  [504, 'backendError'],
])('%i %s passes: it is asked again, whatever is asked', async (status, reason) => {
  put('ada.txt');
  drive.failNext({ status, reason }, { times: 2 });
  const text = await readAfter(() => drive.failNext({ status, reason }, { times: 2, at: MEDIA }));
  expect(text).toBe('Of ada.txt');
});

test('what does not pass is away for the folder, and a problem of the one file', async () => {
  put('ada.txt');
  const crowded: Fault = { status: 429, reason: 'rateLimitExceeded' };
  const problem = await readAfter(() => drive.failNext(crowded, { times: 99, at: MEDIA }));
  expect(problem).toMatchObject({ code: 'unavailable' });
  drive.failNext(crowded, { times: 99 });
  await expect(remembered(open())).rejects.toMatchObject({ name: 'SourceAway' });
});

test('it waits as long as Drive asks for, and not at all for longer than it has', async () => {
  put('ada.txt');
  const later = (retryAfter: string): Fault => ({
    status: 429,
    reason: 'rateLimitExceeded',
    retryAfter,
  });
  expect(await readAfter(() => drive.failNext(later('7'), { at: MEDIA }))).toBe('Of ada.txt');
  expect(waits).toEqual([7_000]);
  const before = drive.requests.length;
  drive.failNext(later('3600'));
  await expect(remembered(open())).rejects.toMatchObject({ name: 'SourceAway' });
  expect(drive.requests.length - before).toBeLessThanOrEqual(2);
});

test.each<[number, string, string, RegExp]>([
  [403, 'insufficientFilePermissions', 'SourceRefused', /Share it with this address as Viewer/],
  [403, 'appNotAuthorizedToFile', 'SourceRefused', /Share it with this address as Viewer/],
  [403, 'domainPolicy', 'SourceRefused', /Google administrator/],
  [403, 'accessNotConfigured', 'SourceRefused', /does not let this installation/],
  [404, 'notFound', 'SourceRefused', /as Viewer and check its ID/],
  [400, 'badRequest', 'SourceRefused', /does not know this ID/],
])('a folder with %i %s is told in words', async (status, reason, name, message) => {
  drive.failNext({ status, reason });
  await expect(remembered(open())).rejects.toMatchObject({
    name,
    message: expect.stringMatching(message),
  });
  expect(log.at(-1)).toContain(reason);
});

test.each<[number, string, string]>([
  [403, 'insufficientFilePermissions', 'no_access'],
  [403, 'appNotAuthorizedToFile', 'no_access'],
  [403, 'domainPolicy', 'no_access'],
  [403, 'accessNotConfigured', 'unavailable'],
  [403, 'cannotDownloadFile', 'no_access'],
  [403, 'cannotDownloadAbusiveFile', 'no_access'],
  [403, 'downloadQuotaExceeded', 'unavailable'],
  [403, 'fileNotDownloadable', 'no_access'],
  [400, 'badRequest', 'unavailable'],
  [404, 'notFound', 'gone'],
])(
  'a file with %i %s is one that cannot be read, and the others can',
  async (status, reason, code) => {
    put('ada.txt');
    const problem = await readAfter(() => drive.failNext({ status, reason }, { at: MEDIA }));
    expect(problem).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect(await readAfter(() => undefined)).toBe('Of ada.txt');
  },
);

test('a flagged file, one in the trash and a Google Doc beyond the limit are told apart', async () => {
  const ada = put('ada.txt');
  expect(
    await readAfter(() => {
      drive.world.get(ada).isAbusive = true;
    }),
  ).toMatchObject({ code: 'no_access', message: expect.stringContaining('malware') });
  expect(
    await readAfter(() => {
      drive.world.get(ada).isTrashed = true;
    }),
  ).toMatchObject({ code: 'gone' });
  drive.world.doc('Bob', { parent: folder, text: 'Bob', saidSize: 11 * 1024 * 1024 });
  expect(await readAfter(() => undefined)).toMatchObject({ code: 'too_large' });
});

test.each<[number, string]>([
  [400, 'badRequest'],
  [400, 'invalid'],
  [403, 'fileNotExportable'],
])(
  'a Google Doc that Drive does not export, by %i %s, is told for good',
  async (status, reason) => {
    drive.world.doc('Bob', { parent: folder, text: 'Bob' });
    const problem = await readAfter(() => drive.failNext({ status, reason }, { at: EXPORT }));
    expect(problem).toMatchObject({
      code: 'unsupported_type',
      message: expect.stringContaining('as PDF or DOCX'),
    });
  },
);

test('a file that became larger than the limit is not read to its end', async () => {
  drive.world.file('ada.pdf', { parent: folder, saidSize: 100 });
  const [ada] = [...drive.world.files.values()].slice(-1);
  const problem = await readAfter(() => {
    if (ada) ada.saidSize = 11 * 1024 * 1024;
  });
  expect(problem).toMatchObject({ code: 'too_large' });
});

test('a Google Doc that changes while it is exported is a changed one', async () => {
  const bob = drive.world.doc('Bob', { parent: folder, text: 'Bob' });
  const problem = await readAfter(() => {
    drive.onNext(EXPORT, () => drive.world.change(bob, 'Robert'));
  });
  expect(problem).toMatchObject({ code: 'changed' });
});

test('bytes that do not fit their checksum are fetched once more, and then called damaged', async () => {
  put('ada.txt');
  expect(await readAfter(() => drive.failNext('garble', { at: MEDIA }))).toBe('Of ada.txt');
  const twice = () => drive.failNext('garble', { at: MEDIA, times: 2 });
  expect(await readAfter(twice)).toMatchObject({ code: 'damaged' });
});

test('a stalled response is cut off and requested again', async () => {
  put('ada.txt');
  expect(await readAfter(() => drive.failNext('stall', { at: MEDIA }), undefined, 100)).toBe(
    'Of ada.txt',
  );
});

test.each<[string, Fault]>([
  ['wrong types', { raw: '{"files":[{"id":7,"name":null}]}' }],
  ['a list in place of an object', { raw: '[]' }],
  ['ids that are no ids', { raw: '{"files":[{"id":"../about","name":"a","mimeType":"b"}]}' }],
  ['a page beyond every measure', { raw: `{"files":[],"x":"${'x'.repeat(33 * 1024 * 1024)}"}` }],
])('%s end the list with an error', async (_name, fault) => {
  put('ada.txt');
  const source = await open();
  drive.failNext(fault);
  await expect(remembered(source.items()[Symbol.asyncIterator]().next())).rejects.toMatchObject({
    name: 'SourceAway',
  });
});

test('a proxy’s page instead of a response is not a response', async () => {
  put('ada.txt');
  drive.failNext({ raw: '<html>Busy</html>' }, { times: 2 });
  drive.failNext({ raw: '<html>Sorry</html>', status: 503 }, { at: MEDIA });
  expect(await readAfter(() => undefined)).toBe('Of ada.txt');
});

test('an incomplete list is asked for again', async () => {
  put('ada.txt');
  drive.failNext({ raw: '{"incompleteSearch":true,"files":[]}' }, { at: /createdTime/ });
  expect(await readAfter(() => undefined)).toBe('Of ada.txt');
});

test('one token serves for an hour, and a new one is requested if it expires or is rejected', async () => {
  put('ada.txt');
  const given = () => drive.tokens.given;
  const before = given();
  const kept = connector();
  const reach = () => kept.open({ folder_id: folder }, OWNER, new AbortController().signal);
  await Promise.all([reach(), reach(), reach()]);
  clock.advance(50 * 60_000);
  await reach();
  expect(given() - before).toBe(1);
  clock.advance(9.5 * 60_000);
  await reach();
  expect(given() - before).toBe(2);
  drive.tokens.expireAll();
  await reach();
  expect(given() - before).toBe(3);
});

test('a token that is refused twice is a matter of the installation', async () => {
  drive.failNext({ status: 401, reason: 'authError' }, { times: 2 });
  await expect(remembered(open())).rejects.toMatchObject({
    name: 'SourceRefused',
    message: expect.stringContaining('this installation'),
  });
});

test('a token place that is busy is asked again, and one that says nothing of use is away', async () => {
  put('ada.txt');
  drive.failNext({ raw: 'busy', status: 503 }, { at: /^\/token/, times: 2 });
  expect(await readAfter(() => undefined)).toBe('Of ada.txt');
  drive.failNext({ raw: '{"expires_in":"soon"}' }, { at: /^\/token/, times: 99 });
  await expect(remembered(open())).rejects.toMatchObject({ name: 'SourceAway' });
});

test('in the middle of a list, a file or a wait it stops when it is told to', async () => {
  put('ada.txt');
  for (const damage of [
    () => drive.failNext('stall', { at: /alt=media/ }),
    () => drive.failNext({ status: 429, reason: 'rateLimitExceeded' }, { at: MEDIA, times: 99 }),
  ]) {
    const stop = new AbortController();
    const read = readAfter(() => {
      damage();
      drive.onNext(MEDIA, () => stop.abort());
    }, stop.signal);
    await expect(remembered(read)).rejects.toMatchObject({ name: 'AbortError' });
    drive.mend();
  }
  const stop = new AbortController();
  const source = await open(stop.signal);
  drive.failNext('stall');
  drive.onNext(/createdTime/, () => stop.abort());
  const first = source.items()[Symbol.asyncIterator]().next();
  await expect(remembered(first)).rejects.toMatchObject({ name: 'AbortError' });
});

test('at most five files are fetched at once, and nothing listens to the signal any more', async () => {
  put('ada.txt');
  const { signal } = new AbortController();
  // As the queue does with the signal that all groups share.
  setMaxListeners(0, signal);
  const source = await open(signal);
  const items: SourceItem[] = [];
  for await (const item of source.items()) items.push(item);
  const entries = items.flatMap((item) => (item.kind === 'document' ? [item.entry] : []));
  drive.countOpen(MEDIA);
  const twenty = Array.from({ length: 20 }, () => source.read(entries[0] ?? ''));
  expect((await Promise.all(twenty)).every((bytes) => bytes instanceof Uint8Array)).toBe(true);
  expect(drive.mostOpen()).toBeLessThanOrEqual(5);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a deleted account is a matter of the installation, and nothing so far told a secret', async () => {
  drive.tokens.deleteAccount();
  await expect(remembered(open())).rejects.toMatchObject({ name: 'SourceRefused' });
  expect(thrown.length).toBeGreaterThan(10);
  const told = [...thrown.map(everythingOf), ...log].join('\n');
  for (const secret of ['ya29', 'secret-token', 'PRIVATE KEY', 'eyJ']) {
    expect(told).not.toContain(secret);
  }
});

/** All that a log could print of an error, its causes included. */
function everythingOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = [error.name, error.message, error.stack, JSON.stringify(error)].join(' ');
  return error.cause === undefined ? own : `${own} ${everythingOf(error.cause)}`;
}
