import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';

const MINUTE = 60_000;
const lines: string[] = [];

let t: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  t = await testApp({ onLog: (line) => lines.push(line) });
  port = Number(new URL(await t.app.listen({ host: '127.0.0.1', port: 0 })).port);
  ({ token } = await aUser(t.db, { plan: 'professional' }));
});
afterAll(() => t.close());
afterEach(() => vi.useRealTimers());

type Caller = { socket: Socket; said: () => string; isGone: () => boolean };

/** Sends the beginning of something, and no more. */
async function begin(...words: string[]): Promise<Caller> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes.toString();
  });
  socket.on('error', () => {});
  socket.write(words.join(''));
  await sleep(300);
  return { socket, said: () => said, isGone: () => socket.closed };
}

/** One check by the server for pending bodies, and time for its effects. */
async function look(): Promise<void> {
  vi.advanceTimersByTime(MINUTE);
  await sleep(300);
}

/** The server checks when the test says so. */
const holdLooks = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

const headOf = (type: string, bytes: number, path: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${bytes}`,
    '',
    '',
  ].join('\r\n');

const FORM = [
  '--b',
  'Content-Disposition: form-data; name="candidate_source_file"; filename="a.csv"',
  'Content-Type: text/csv',
  '',
  'candidate_text',
  '',
].join('\r\n');
const upload = () =>
  begin(headOf('multipart/form-data; boundary=b', 90_000, '/api/v1/batch-jobs'), FORM);

test('a small body that never completes is not waited for, and raises no alarm', async () => {
  holdLooks();
  const caller = await begin(headOf('application/json', 900, '/api/auth/login'), '{"email":"');
  caller.socket.write('a');
  await look();
  expect(caller.isGone()).toBe(true);
  expect(lines.filter((line) => line.includes('a call failed'))).toEqual([]);
});

test('a file may take as long as it likes while data arrives, and is cut off when none does', async () => {
  holdLooks();
  const caller = await upload();
  for (let minute = 0; minute < 5; minute++) {
    caller.socket.write('Python, 2019 to 2024\r\n');
    await sleep(100);
    await look();
    expect(caller.isGone()).toBe(false);
  }
  await look();
  expect(caller.isGone()).toBe(true);
  expect(lines.filter((line) => line.includes('a call failed'))).toEqual([]);
});

test('a call that arrived completely may take as long as it needs to be answered', async () => {
  holdLooks();
  const slow = t.db.transaction(async (tx) => {
    await tx.execute('lock table users in access exclusive mode');
    await sleep(1_000);
  });
  const body = JSON.stringify({ full_name: 'Nora Quill' });
  const head = headOf('application/json', body.length, '/api/users/profile').replace('POST', 'PUT');
  const caller = await begin(head, body);
  await look();
  await look();
  expect(caller.isGone()).toBe(false);
  await slow;
  await expect.poll(caller.said).toContain('HTTP/1.1 200');
  caller.socket.destroy();
});

test('five hundred callers who never finish their headers block nobody and are disconnected', async () => {
  t.app.server.headersTimeout = 500;
  const slow = await Promise.all(
    Array.from({ length: 500 }, () => begin('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
  );
  expect((await fetch(`http://127.0.0.1:${port}/health`)).ok).toBe(true);
  await expect.poll(() => slow.every(({ isGone }) => isGone()), { timeout: 20_000 }).toBe(true);
}, 60_000);
