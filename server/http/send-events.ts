import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { StreamedEvent } from './serve';

/**
 * Proxies close connections that are silent for a minute; a comment keeps them open and reveals readers that are
 * gone.
 */
const HEARTBEAT_MS = 15_000;

/** How soon a browser reconnects. */
const RETRY_MS = 3_000;

/** A reader that accepts nothing for this long holds memory and a connection for nobody. */
const STALLED_MS = 60_000;

const BEAT: unique symbol = Symbol('beat');

/**
 * Server-sent events as text (HTML standard, 9.2): each event is checked against the contract, and a comment is sent
 * when idle.
 */
export async function* eventFrames(
  events: AsyncIterable<StreamedEvent<unknown>>,
  schema: z.ZodType,
  heartbeatMs: number = HEARTBEAT_MS,
): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    yield `retry: ${RETRY_MS}\n\n`;
    let next = iterator.next();
    for (;;) {
      const turn = await withinBeat(next, heartbeatMs);
      if (turn === BEAT) {
        yield ': still here\n\n';
        continue;
      }
      if (turn.done) return;
      const { id, data } = turn.value;
      yield `id: ${id}\ndata: ${JSON.stringify(schema.parse(data))}\n\n`;
      next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}

async function withinBeat<Value>(next: Promise<Value>, ms: number): Promise<Value | typeof BEAT> {
  const over = new AbortController();
  const beat = pause<typeof BEAT>(ms, BEAT, { signal: over.signal }).catch((): typeof BEAT => BEAT);
  try {
    return await Promise.race([next, beat]);
  } finally {
    over.abort();
  }
}

/** Responds with a stream of events; it ends with the events or with the connection. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<StreamedEvent<unknown>>,
  schema: z.ZodType,
): FastifyReply {
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // Tells nginx and similar proxies to pass on each event at once.
      .header('X-Accel-Buffering', 'no')
      // A connection that stays open after its stream would delay the end of the process.
      .header('Connection', 'close')
      .send(Readable.from(eventFrames(events, schema), { objectMode: false, highWaterMark: 1024 }))
  );
}
