import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { createLog } from '../../log';
import type { S3Settings } from '../../settings/s3';
import { openCalls } from './calls';
import { S3Failure } from './failure';

const SETTINGS: S3Settings = {
  region: 'eu-central-1',
  endpoint: null,
  sessionToken: null,
  asksForChecksums: true,
  accessKeyId: 'AKIAEXAMPLE1234',
  secretAccessKey: 'x',
  identity: 'a test',
};

/** Calls on a clock that advances only by waiting; `waits` are all waits in milliseconds. */
function patientCalls() {
  const waits: number[] = [];
  const patience = {
    wait: async (ms: number) => void waits.push(ms),
    random: () => 1,
    now: () => waits.reduce((sum, ms) => sum + ms, 0),
  };
  return { waits, calls: openCalls(SETTINGS, 'acme-cvs', { log: createLog('silent'), patience }) };
}

const crowded = (waitMs: number | null) =>
  new S3Failure('SlowDown', { status: 503, requestId: null, hostId: null, region: null, waitMs });

test('waits grow, and end before a minute is over', async () => {
  const { waits, calls } = patientCalls();
  await expect(calls.call(() => Promise.reject(crowded(null)))).rejects.toThrow('SlowDown');
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600]);
});

test('the store’s own delay is respected, within the minute', async () => {
  const { waits, calls } = patientCalls();
  await expect(calls.call(() => Promise.reject(crowded(25_000)))).rejects.toThrow('SlowDown');
  expect(waits).toEqual([25_000, 25_000]);
  await expect(calls.call(() => Promise.reject(crowded(3_600_000)))).rejects.toThrow('SlowDown');
  expect(waits).toHaveLength(2);
});

test('a store that asks to slow down is called by one at a time', async () => {
  const { calls } = patientCalls();
  let failures = 2;
  let running = 0;
  let most = 0;
  const work = async () => {
    if (failures > 0) {
      failures -= 1;
      throw crowded(null);
    }
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await calls.call(work);
  await Promise.all(Array.from({ length: 5 }, () => calls.call(work)));
  expect(most).toBe(1);
});

test('of calls made at once, each follows the bucket to its region', async () => {
  const { calls } = patientCalls();
  const facts = { status: 301, requestId: null, hostId: null, region: 'eu-west-1', waitMs: null };
  const work = async (client: S3Client) => {
    const region = await client.config.region();
    if (region !== 'eu-west-1') throw new S3Failure('PermanentRedirect', facts);
    return region;
  };
  const both = Promise.all([calls.call(work), calls.call(work)]);
  expect(await both).toEqual(['eu-west-1', 'eu-west-1']);
});

test('what is no fault of the store is thrown as it is, at once', async () => {
  const { waits, calls } = patientCalls();
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  await expect(calls.call(() => Promise.reject(full))).rejects.toBe(full);
  expect(waits).toEqual([]);
});

test.each([
  ['acme-cvs', 'acme-cvs.s3.eu-central-1.amazonaws.com', '/'],
  ['acme.cvs', 's3.eu-central-1.amazonaws.com', '/acme.cvs/'],
])('%s is asked for at %s%s, always by https', async (bucket, hostname, path) => {
  const calls = openCalls(SETTINGS, bucket, { log: createLog('silent') });
  let asked: unknown;
  const work = calls.call((client) => {
    client.middlewareStack.add(
      () => async (args) => {
        asked = args.request;
        throw new S3Failure('AccessDenied');
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    return client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'inbox/' }));
  });
  await expect(work).rejects.toThrow('AccessDenied');
  expect(asked).toMatchObject({ protocol: 'https:', hostname, path });
});
