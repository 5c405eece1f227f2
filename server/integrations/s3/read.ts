import { Readable } from 'node:stream';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { problemOf } from '@candor/documents';
import { z } from 'zod';
import type { ItemProblem } from '../../ports/candidate-source';
import { bytesOf, MOST_FILE_BYTES } from '../../sources/folder-items';
import type { S3Calls } from './calls';
import { ownFailure, S3Failure } from './failure';
import type { ListedObject } from './list';
import { problemOfFailure } from './problems';

/** What finds an object again: its key, and what tells its versions apart. */
const Entry = z.tuple([z.string(), z.string().nullable(), z.number()]);

/** A listed object as an entry of a source. */
export function entryOf({ key, etag, size }: ListedObject): string {
  return JSON.stringify([key, etag, size] satisfies z.infer<typeof Entry>);
}

/** The bytes of an object, in the very version that was listed; or why they cannot be had. Throws only what the signal was aborted with. */
export async function readObject(
  calls: S3Calls,
  bucket: string,
  entry: string,
  signal: AbortSignal,
): Promise<Uint8Array | ItemProblem> {
  const [key, etag, size] = Entry.parse(JSON.parse(entry));
  try {
    return await calls.call(async (client) => {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ...(etag !== null && { IfMatch: etag }),
      });
      const { Body, ContentLength = 0 } = await client.send(command, { abortSignal: signal });
      if (!(Body instanceof Readable)) throw ownFailure('UnreadableAnswer');
      if (ContentLength > MOST_FILE_BYTES) {
        // A body that nobody reads would hold its connection forever.
        Body.destroy();
        return problemOf('too_large');
      }
      const bytes = await bytesOf(Body);
      if (bytes instanceof Uint8Array && bytes.length !== size) {
        // Without a mark of its version another length tells that it is another one.
        throw etag === null ? new S3Failure('PreconditionFailed') : ownFailure('CutOff');
      }
      return bytes;
    }, signal);
  } catch (error) {
    if (!(error instanceof S3Failure)) throw error;
    return problemOfFailure(error);
  }
}
