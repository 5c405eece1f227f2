import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveEvent } from '@candor/domain/model/live';
import { afterEach, expect, test } from 'vitest';
import { aBatch } from '../testing/samples';
import { openStreamAt } from './open-stream';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server for the stream's address, and what its reader received. */
async function readingFrom(answering: Answering) {
  const server = createServer(answering).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const heard: { events: LiveEvent[]; ids: (string | null)[]; pauses: number[]; opened: number } = {
    events: [],
    ids: [],
    pauses: [],
    opened: 0,
  };
  const leaving = new AbortController();
  const ended = openStreamAt(`http://127.0.0.1:${port}`)({
    token: 'token-1',
    lastEventId: 'event-7',
    signal: leaving.signal,
    onOpen: () => {
      heard.opened += 1;
    },
    onEvent: (event, id) => {
      heard.events.push(event);
      heard.ids.push(id);
    },
    onPause: (milliseconds) => heard.pauses.push(milliseconds),
  });
  return { heard, ended, leave: () => leaving.abort() };
}

const batch: LiveEvent = { type: 'batch', batch: aBatch() };
const removed: LiveEvent = { type: 'removed', batch_job_id: 'batch-0001' };

test('reads events however the network cuts them into pieces', async () => {
  const text = `retry: 2500\n\n: sign of life\n\nid: 8\ndata: ${JSON.stringify(batch)}\n\nid: 9\ndata: ${JSON.stringify(removed)}\n\n`;
  const { heard, ended } = await readingFrom((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
    response.end();
  });
  await ended;
  expect(heard).toEqual({ events: [batch, removed], ids: ['8', '9'], pauses: [2500], opened: 1 });
});

test('carries the token and the last event that was seen', async () => {
  let headers: IncomingMessage['headers'] = {};
  const { ended } = await readingFrom((request, response) => {
    headers = request.headers;
    response.end();
  });
  await ended;
  expect(headers).toMatchObject({
    authorization: 'Bearer token-1',
    'last-event-id': 'event-7',
    accept: 'text/event-stream',
  });
});

test('an event of a kind that this version does not know is passed over', async () => {
  const { heard, ended } = await readingFrom((_, response) => {
    response.end(`data: {"type":"weather"}\n\ndata: ${JSON.stringify(removed)}\n\n`);
  });
  await ended;
  expect(heard.events).toEqual([removed]);
});

test('a refusal names its status', async () => {
  const { heard, ended } = await readingFrom((_, response) => response.writeHead(401).end());
  await expect(ended).rejects.toMatchObject({ code: 'authentication_required', status: 401 });
  expect(heard.opened).toBe(0);
});

test('a connection that is cut is a network error', async () => {
  const { ended } = await readingFrom((_, response) => {
    response.write(': hello\n\n');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(ended).rejects.toMatchObject({ code: 'network_error' });
});

test('leaving ends the stream without an error', async () => {
  const { ended, leave } = await readingFrom((_, response) => {
    response.write(': hello\n\n');
  });
  leave();
  await expect(ended).resolves.toBeUndefined();
});
