import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorBody } from '@candor/domain/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await testApp();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  port = (t.app.server.address() as AddressInfo).port;
});
afterAll(() => t.close());

const SENTENCE = 'Invalid request. Please check your input.';

test.each([
  ['a percent sign that begins nothing', '/api/v1/batch-jobs/%zz/status'],
  ['an id as long as a page', `/api/v1/batch-jobs/${'a'.repeat(201)}/status`],
  ['a page with such an address', '/share/%e0%a4%a'],
])('an address that cannot be read is refused like every other call: %s', async (_what, url) => {
  const reply = await fetch(`http://127.0.0.1:${port}${url}`);
  expect(reply.status).toBe(400);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  const answer = await reply.text();
  const body = ErrorBody.parse(JSON.parse(answer));
  expect(body).toMatchObject({ code: 'validation_error', detail: SENTENCE });
  expect(body.request_id).toBe(reply.headers.get('x-request-id'));
  expect(answer).not.toContain(url.slice(-8));
});

/** What the server sends in response to these bytes before it disconnects. */
async function say(bytes: string): Promise<{ head: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

test.each([
  ['no HTTP at all', 'HELO mail.example\r\n\r\n', '400 Bad Request'],
  [
    'more headers than are taken',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('anything unreadable as a request gets the one error body: %s', async (_what, bytes, status) => {
  const { head, body } = await say(bytes);
  expect(head).toContain(`HTTP/1.1 ${status}`);
  const { code, detail, request_id } = ErrorBody.parse(body);
  expect({ code, detail }).toEqual({ code: 'validation_error', detail: SENTENCE });
  expect(head).toContain(`X-Request-Id: ${request_id}`);
});

test('the server keeps working after that', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});
