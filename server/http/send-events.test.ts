import { request as ask } from 'node:http';
import { endpoint } from '@candor/domain/api/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { appWith, SAID } from '../testing/app-with';
import { type TestApp, testApp } from '../testing/test-app';
import { eventFrames } from './send-events';
import type { StreamedEvent } from './serve';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Spoken = StreamedEvent<z.infer<typeof SAID>>;

/** Sends these events, then keeps the stream open until its reader or the process is gone. */
async function* speak(events: readonly Spoken[], gone: AbortSignal): AsyncGenerator<Spoken> {
  yield* events;
  if (gone.aborted) return;
  await new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve()));
}

const stream = endpoint({
  name: 'test.stream',
  method: 'GET',
  path: '/api/stream',
  summary: 'For the test',
  access: { kind: 'public' },
  ok: { status: 200, events: SAID },
  errors: [],
  noStore: true,
});

async function listening(handler: (gone: AbortSignal, last: string) => AsyncIterable<Spoken>) {
  const app = await appWith(t.deps, (serve) =>
    serve(stream, async ({ gone, lastEventId }) => ({ body: handler(gone, lastEventId) })),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url: `${address}/api/stream` };
}

/** Reads until the text contains what is expected. */
async function readUntil(reply: Response, wished: string): Promise<string> {
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.includes(wished)) return text;
  }
  throw new Error(`The stream ended with ${JSON.stringify(text)}`);
}

test('events go out one by one while the stream stays open', async () => {
  const { app, url } = await listening((gone) =>
    speak(
      [
        { id: '1', data: { said: 'first' } },
        { id: '2', data: { said: 'second' } },
      ],
      gone,
    ),
  );
  const reply = await fetch(url);
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await readUntil(reply, 'second')).toBe(
    'retry: 3000\n\nid: 1\ndata: {"said":"first"}\n\nid: 2\ndata: {"said":"second"}\n\n',
  );
  await app.close();
});

test('fields that the contract does not name are not sent', async () => {
  const wordy = { said: 'this', secret: 'that' };
  const { app, url } = await listening((gone) => speak([{ id: '1', data: wordy }], gone));
  expect(await readUntil(await fetch(url), 'this')).not.toContain('that');
  await app.close();
});

test('a reader that reconnects says how far it was', async () => {
  const { app, url } = await listening((gone, last) =>
    speak([{ id: '8', data: { said: `after ${last}` } }], gone),
  );
  const reply = await fetch(url, { headers: { 'last-event-id': '7' } });
  expect(await readUntil(reply, 'after')).toContain('after 7');
  await app.close();
});

test('the events end when their reader is gone', async () => {
  let signal: AbortSignal | undefined;
  const { app, url } = await listening((gone) => {
    signal = gone;
    return speak([], gone);
  });
  const reply = await fetch(url);
  await reply.body?.cancel();
  await new Promise<void>((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve());
  });
  expect(signal?.aborted).toBe(true);
  await app.close();
});

test('the application can close while somebody is reading', async () => {
  const { app, url } = await listening((gone) => speak([{ id: '1', data: { said: 'x' } }], gone));
  const reply = await fetch(url);
  const reading = reply.text();
  await app.close();
  expect(await reading).toContain('"said":"x"');
});

test('an idle stream sends heartbeats', async () => {
  const gone = new AbortController();
  const frames = eventFrames(speak([], gone.signal), SAID, 5);
  expect((await frames.next()).value).toBe('retry: 3000\n\n');
  expect((await frames.next()).value).toMatch(/^: /);
  expect((await frames.next()).value).toMatch(/^: /);
  gone.abort();
  expect(await frames.next()).toEqual({ done: true, value: undefined });
});

test('events are not produced faster than they are read', async () => {
  let made = 0;
  async function* endless(gone: AbortSignal): AsyncGenerator<Spoken> {
    while (!gone.aborted) {
      made += 1;
      yield { id: String(made), data: { said: 'x'.repeat(10_000) } };
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const { app, url } = await listening(endless);
  const { port } = new URL(url);
  const reader = ask({ port, path: '/api/stream' });
  const reply = await new Promise<NodeJS.ReadableStream>((resolve) => {
    reader.on('response', resolve);
    reader.end();
  });
  reply.pause();
  let before = -1;
  while (before !== made) {
    before = made;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(made).toBeLessThan(20_000);
  reader.destroy();
  await app.close();
});
