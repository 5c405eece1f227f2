import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../testing/clock';
import { openRemoteKeys } from './remote-keys';

const MINUTE_MS = 60_000;
const clock = testClock();
let keys = '';
let page: string | null = null;
let fetches = 0;
let down = false;
let cacheControl: string | undefined;
const place = createServer((_request, response) => {
  fetches += 1;
  if (down) return response.writeHead(503).end();
  response.writeHead(200, cacheControl ? { 'Cache-Control': cacheControl } : {}).end(page ?? keys);
});
beforeAll(async () => {
  const { publicKey } = await generateKeyPair('RS256', { extractable: true });
  keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'a' }] });
  await new Promise<void>((resolve) => place.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => place.close(resolve)));
beforeEach(() => {
  fetches = 0;
  down = false;
  page = null;
  cacheControl = 'public, max-age=20000, must-revalidate';
});

/** Looks for the key; how often the keys have been fetched by then. */
function open() {
  const { port } = place.address() as AddressInfo;
  const find = openRemoteKeys(`http://127.0.0.1:${port}/`, clock);
  return async () => {
    await find({ alg: 'RS256', kid: 'a' }, { payload: '', signature: '' });
    return fetches;
  };
}

test.each([
  ['public, max-age=20000, must-revalidate', 20_000_000],
  ['max-age=1', MINUTE_MS],
  ['no-store', 10 * MINUTE_MS],
  [undefined, 10 * MINUTE_MS],
  ['max-age=99999999', 24 * 60 * MINUTE_MS],
])('keys that come with %j are fetched anew after %i ms', async (said, life) => {
  cacheControl = said;
  const find = open();
  expect([await find(), await find()]).toEqual([1, 1]);
  clock.advance(life - 1);
  expect(await find()).toBe(1);
  clock.advance(1);
  expect(await find()).toBe(2);
});

test('known keys go on for a day while they cannot be fetched, with a try every half minute', async () => {
  const find = open();
  await find();
  down = true;
  clock.advance(20_000_000);
  expect([await find(), await find()]).toEqual([2, 2]);
  clock.advance(MINUTE_MS / 2);
  expect(await find()).toBe(3);
  clock.advance(24 * 60 * MINUTE_MS);
  await expect(find()).rejects.toThrow('200 OK');
  down = false;
  expect(await find()).toBe(5);
});

test('a page that comes in place of the keys makes known ones good for no longer', async () => {
  const find = open();
  await find();
  page = '<title>Sign in to the network</title>';
  clock.advance(20_000_000);
  expect(await find()).toBe(2);
  clock.advance(24 * 60 * MINUTE_MS - 20_000_000);
  await expect(find()).rejects.toThrow();
});

test('keys that were never had cannot do', async () => {
  down = true;
  const find = open();
  await expect(find()).rejects.toThrow('200 OK');
  down = false;
  expect(await find()).toBe(2);
});
