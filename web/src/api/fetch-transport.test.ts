import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTransport } from './fetch-transport';

beforeEach(() => {
  vi.useFakeTimers();
  // A page that asked nothing ahead.
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send(answer: typeof fetch, signal: AbortSignal | null = null, file = false) {
  vi.stubGlobal('fetch', answer);
  const sent = fetchTransport({
    method: 'GET',
    url: '/api/v1/batch-jobs',
    headers: {},
    body: null,
    signal,
    timeout: 30_000,
    ...(file && { file: true as const }),
  });
  // A refusal before the test asks for it is not an accident.
  sent.catch(() => undefined);
  return sent;
}

/** A server that never answers: only its signal ends the call. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** A server whose response begins and never ends. */
const endless: typeof fetch = async () => new Response(new ReadableStream());

test('a server’s message comes back unchanged', async () => {
  const answer = new Response('{}', { status: 404, headers: { 'X-Request-Id': 'r-1' } });
  const { status, header, body } = await send(async () => answer);
  expect([status, header('x-request-id'), await body.text()]).toEqual([404, 'r-1', '{}']);
});

test('a server that cannot be reached is a network error', async () => {
  const sent = send(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sent).rejects.toMatchObject({
    code: 'network_error',
    message: 'Unable to connect to service. Please check your connection.',
  });
});

test.each([
  ['no answer', silent],
  ['an answer without end', endless],
])('%s is a timeout after half a minute', async (_, server) => {
  const sent = send(server);
  const ended = vi.fn();
  sent.catch(ended);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(sent).rejects.toMatchObject({
    code: 'timeout',
    message: 'Request timed out. Please try again.',
  });
});

/** A server whose file arrives in parts, each this many milliseconds after the one before. */
function slow(parts: readonly string[], pauseMs: number): typeof fetch {
  const bytes = new ReadableStream({
    async start(passage) {
      for (const part of parts) {
        await new Promise((done) => setTimeout(done, pauseMs));
        passage.enqueue(new TextEncoder().encode(part));
      }
      passage.close();
    },
  });
  return async () => new Response(bytes, { headers: { 'Content-Type': 'text/csv' } });
}

test('a file may take as long as it likes, while something of it arrives every half minute', async () => {
  const sent = send(slow(['name,score\r\n', 'Ana,71\r\n', 'Lew,64\r\n'], 29_000), null, true);
  await vi.advanceTimersByTimeAsync(90_000);
  const { body } = await sent;
  expect([body.type, await body.text()]).toEqual([
    'text/csv',
    'name,score\r\nAna,71\r\nLew,64\r\n',
  ]);
});

test.each([
  ['a file that comes to a halt', slow(['name,score\r\n', 'Ana,71\r\n'], 31_000), true],
  ['any other answer that comes so slowly', slow(['{', '}'], 29_000), false],
])('%s is a timeout', async (_, server, file) => {
  const sent = send(server, null, file);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(sent).rejects.toMatchObject({ code: 'timeout' });
});

test('an aborted call reports no network failure', async () => {
  const giver = new AbortController();
  const sent = send(silent, giver.signal);
  giver.abort();
  await expect(sent).rejects.toBe(giver.signal.reason);
});

test.each([
  ['what outlives its page is sent so', true, '{}', true],
  ['what is too large for that is sent as usual', true, 'x'.repeat(20_000), false],
  ['everything else ends with its page', false, '{}', false],
])('%s', async (_, outlives, body, keepalive) => {
  const answer = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', answer);
  await fetchTransport({
    method: 'PUT',
    url: '/api/things',
    headers: {},
    body,
    signal: null,
    timeout: 30_000,
    ...(outlives && { outlives: true as const }),
  });
  expect(answer).toHaveBeenCalledWith('/api/things', expect.objectContaining({ keepalive }));
});
