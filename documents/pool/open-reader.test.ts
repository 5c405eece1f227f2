import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { endlessHtml, swellingPdf } from '../testing/heavy-documents';
import { textOf } from '../testing/hidden-texts';
import { childPids } from '../testing/processes';
import { childEntry } from './child-path';
import type { ReaderLimits } from './limits';
import { type DocumentReader, openDocumentReader } from './open-reader';
import { ReaderStartError } from './start-error';

const open: DocumentReader[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(open.splice(0).map((reader) => reader.close()));
});

function reader(options: Partial<ReaderLimits> = {}): DocumentReader {
  const opened = openDocumentReader(options);
  open.push(opened);
  return opened;
}

const hello = Buffer.from('Welder at Oakline');

test('a document is read in a child that stays for the next one', async () => {
  const { read } = reader({ processes: 1 });
  expect(childPids()).toEqual([]);
  expect(textOf(await read(hello, 'cv.txt'))).toBe('Welder at Oakline');
  const [child] = childPids();
  await read(hello, 'cv.txt');
  expect(childPids()).toEqual([child]);
});

test('a child learns nothing of the environment of its parent', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://canary');
  await reader({ processes: 1 }).read(hello, 'cv.txt');
  const [child] = childPids();
  const names = readFileSync(`/proc/${child}/environ`, 'utf8').match(/^[^=]+|(?<=\0)[^=\0]+/g);
  // The others tell it its channel.
  expect(names?.filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual(['HOME']);
});

/** What runs a program as a user without an entry in /etc/passwd, as containers do; only some systems allow it. */
const AS_A_STRANGER = ['--user', '--map-user=10001', '--map-group=10001'];
const canBeStranger = spawnSync('unshare', [...AS_A_STRANGER, 'true']).status === 0;

test.skipIf(!canBeStranger)('a user whom the system does not know can read documents', () => {
  const script = fileURLToPath(new URL('../testing/read-once.ts', import.meta.url));
  const { execArgv } = childEntry(undefined, '');
  const { HOME: _, ...env } = process.env;
  const told = spawnSync('unshare', [...AS_A_STRANGER, process.execPath, ...execArgv, script], {
    env,
    encoding: 'utf8',
  });
  expect(told.stdout).toBe('Welder at Oakline');
});

test('a child has a lower priority than its parent once it has started', async () => {
  const reading = reader({ processes: 1 }).read(hello, 'cv.txt');
  const [child] = childPids();
  expect(getPriority(child)).toBe(getPriority());
  await reading;
  expect(getPriority(child)).toBe(Math.min(19, getPriority() + 5));
});

test('more documents than children are queued, and no more children are started', async () => {
  const { read } = reader({ processes: 2 });
  const documents = await Promise.all(
    Array.from({ length: 12 }, (_, n) => read(Buffer.from(`Cook ${n}`), 'cv.txt')),
  );
  expect(documents.map(textOf)).toEqual(Array.from({ length: 12 }, (_, n) => `Cook ${n}`));
  expect(childPids()).toHaveLength(2);
});

test('a document that comes while an idle child is being ended gets the next one', async () => {
  const { read } = reader({ processes: 1, idleMs: 0 });
  for (let round = 0; round < 3; round += 1) {
    expect(textOf(await read(hello, 'cv.txt'))).toBe('Welder at Oakline');
    await pause(1);
  }
});

test('an endless document ends at the deadline, its child is gone, and the next one is read', async () => {
  const { read } = reader({ processes: 1, deadlineMs: 2_000 });
  expect(await read(endlessHtml(), 'cv.html')).toMatchObject({ problem: { code: 'timed_out' } });
  expect(childPids()).toEqual([]);
  expect(textOf(await read(hello, 'cv.txt'))).toBe('Welder at Oakline');
});

test('a document that swells is ended by its memory, and its child is gone', async () => {
  const { read } = reader({ processes: 1, memoryMb: 150 });
  expect(await read(swellingPdf(), 'cv.pdf')).toMatchObject({ problem: { code: 'out_of_memory' } });
  expect(childPids()).toEqual([]);
});

test('a child is replaced after so many documents', async () => {
  const { read } = reader({ processes: 1, documentsPerChild: 1 });
  await read(hello, 'cv.txt');
  expect(childPids()).toEqual([]);
  expect(textOf(await read(hello, 'cv.txt'))).toBe('Welder at Oakline');
});

test('a child without work is ended', async () => {
  const { read } = reader({ processes: 1, idleMs: 50 });
  await read(hello, 'cv.txt');
  await expect.poll(childPids, { timeout: 5_000 }).toEqual([]);
});

test('an aborted read rejects with its reason, whether running or queued, and leaves no child', async () => {
  const { read } = reader({ processes: 1 });
  const abort = new AbortController();
  const working = read(endlessHtml(), 'cv.html', abort.signal);
  const waiting = read(hello, 'cv.txt', abort.signal);
  const settled = Promise.allSettled([working, waiting]);
  await pause(50);
  abort.abort(new Error('batch cancelled'));
  const reasons = (await settled).map((one) => one.status === 'rejected' && one.reason.message);
  expect(reasons).toEqual(['batch cancelled', 'batch cancelled']);
  expect(childPids()).toEqual([]);
  expect(textOf(await read(hello, 'cv.txt'))).toBe('Welder at Oakline');
});

test('closing ends reads, queued ones and children, and nothing is read afterwards', async () => {
  const opened = reader({ processes: 1 });
  const reads = Promise.allSettled([
    opened.read(endlessHtml(), 'cv.html'),
    opened.read(hello, 'cv.txt'),
  ]);
  await pause(50);
  await opened.close();
  expect((await reads).map((one) => one.status)).toContain('rejected');
  expect(childPids()).toEqual([]);
  await expect(opened.read(hello, 'cv.txt')).rejects.toThrow('closed');
});

test('a child that does not start says so, and is no verdict on the document', async () => {
  vi.stubEnv('CANDOR_BUNDLES', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { read } = reader({ processes: 1 });
  const failure = await read(hello, 'cv.txt').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ReaderStartError);
  expect(failure).toMatchObject({ name: 'ReaderStartError' });
  vi.unstubAllEnvs();
  expect(textOf(await read(hello, 'cv.txt'))).toBe('Welder at Oakline');
});

test('empty and oversize files are refused without a child', async () => {
  const { read } = reader({ maxBytes: 1024 * 1024 });
  expect(await read(new Uint8Array(), 'cv.txt')).toMatchObject({ problem: { code: 'empty' } });
  const large = await read(new Uint8Array(1024 * 1024 + 1), 'cv.txt');
  expect(large).toMatchObject({
    problem: { code: 'too_large', message: expect.stringContaining('1 MB') },
  });
  expect(childPids()).toEqual([]);
});
