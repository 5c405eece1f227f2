import { pipeline, Readable, Transform } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { z } from 'zod';
import { S3Failure } from './failure';

/** A page of 1,000 of the longest keys, all of them encoded, stays below. */
const MOST_ANSWER_BYTES = 16 * 1024 * 1024;

const Answer = z.object({ statusCode: z.number(), body: z.instanceof(Readable) });

/**
 * Ends every body of the client that stalls, and responses larger than any honest one; documents are limited by their
 * readers.
 */
export function guardBodies(client: S3Client, idleMs: number): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      const { data } = Answer.safeParse(result.response);
      if (!data) return result;
      const isDocument = context.commandName === 'GetObjectCommand' && data.statusCode < 300;
      const most = isDocument ? Number.POSITIVE_INFINITY : MOST_ANSWER_BYTES;
      Object.assign(result.response as object, { body: guarded(data.body, { most, idleMs }) });
      return result;
    },
    // The innermost place of all: before anything reads the body.
    { step: 'deserialize', priority: 'low', name: 'guardBodies' },
  );
}

/** The same bytes, for as long as they keep arriving while somebody consumes them. */
function guarded(body: Readable, { most, idleMs }: { most: number; idleMs: number }): Readable {
  let size = 0;
  const out = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      idle.refresh();
      if (size > most) done(new S3Failure('UnreadableAnswer'));
      else done(null, chunk);
    },
  });
  const idle = setTimeout(() => {
    // Nobody consumes the available data: that is not the store's fault.
    if (out.readableLength > 0) idle.refresh();
    else out.destroy(new S3Failure('Stalled'));
  }, idleMs).unref();
  const rest = () => clearTimeout(idle);
  body.once('end', rest);
  // Passes errors of either side on to the other, and destroys both.
  pipeline(body, out, rest);
  return out;
}
