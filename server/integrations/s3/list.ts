import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { z } from 'zod';
import type { BucketPlace } from '../../settings/s3';
import type { S3Calls } from './calls';
import { ownFailure, S3Failure } from './failure';

/** An object as a list of its bucket tells it. */
export type ListedObject = { key: string; etag: string | null; size: number; storedAt: Date };

/** A hundred million objects: an endless list ends here. Consumers have their own limit. */
const MOST_PAGES = 100_000;

const Page = z.object({
  EncodingType: z.string().optional(),
  IsTruncated: z.boolean().default(false),
  NextContinuationToken: z.string().optional(),
  Contents: z
    .array(
      z.object({
        Key: z.string().min(1),
        Size: z.number().int().nonnegative(),
        // It is sent back in a header.
        ETag: z
          .string()
          .regex(/^[\x20-\x7e]{1,200}$/)
          .optional()
          .catch(undefined),
        LastModified: z.date(),
      }),
    )
    .default([]),
});

/**
 * Everything below the prefix, page by page and in the store's order, without the empty objects that represent
 * folders.
 *
 * @throws S3Failure, with the code EndlessList if the store does not come to an end or stops in the middle.
 */
export async function* listObjects(
  calls: S3Calls,
  { bucket, prefix }: BucketPlace,
  signal?: AbortSignal,
): AsyncGenerator<ListedObject> {
  let token: string | undefined;
  // A token that comes back goes in a circle. One mark that moves on at ever longer distances finds every circle.
  let mark: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { objects, next, isLast } = await pageAt(calls, { bucket, prefix }, token, signal);
    for (const object of objects) {
      signal?.throwIfAborted();
      if (object.size > 0 || !object.key.endsWith('/')) yield object;
    }
    if (isLast) return;
    if (next === undefined || next === token || next === mark) throw new S3Failure('EndlessList');
    token = next;
    if (Number.isInteger(Math.log2(page))) mark = next;
  }
  throw new S3Failure('EndlessList');
}

/** The keys of one page that begin with this prefix: enough to find one of them, and no more. */
export async function firstKeys(
  calls: S3Calls,
  { bucket, prefix }: BucketPlace,
  signal: AbortSignal,
): Promise<string[]> {
  const { objects } = await pageAt(calls, { bucket, prefix }, undefined, signal, '/');
  return objects.map(({ key }) => key);
}

async function pageAt(
  calls: S3Calls,
  { bucket, prefix }: BucketPlace,
  token: string | undefined,
  signal: AbortSignal | undefined,
  delimiter?: string,
): Promise<{ objects: ListedObject[]; next: string | undefined; isLast: boolean }> {
  return calls.call(async (client) => {
    const command = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      // XML cannot represent every character that a key may contain.
      EncodingType: 'url',
      ...(token !== undefined && { ContinuationToken: token }),
      ...(delimiter !== undefined && { Delimiter: delimiter }),
    });
    const answer = await client.send(command, { ...(signal && { abortSignal: signal }) });
    const { data } = Page.safeParse(answer);
    if (!data) throw ownFailure('UnreadableAnswer');
    const objects = data.Contents.map(({ Key, ETag, Size, LastModified }) => ({
      key: data.EncodingType === 'url' ? decoded(Key) : Key,
      etag: ETag ?? null,
      size: Size,
      storedAt: LastModified,
    }));
    // A store that does not know the prefix would show other folders of the bucket.
    if (objects.some(({ key }) => !key.startsWith(prefix))) throw ownFailure('UnreadableAnswer');
    return { objects, next: data.NextContinuationToken, isLast: !data.IsTruncated };
  }, signal);
}

/** `encoding-type=url`: percent signs, and a plus for a space. */
function decoded(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    throw ownFailure('UnreadableAnswer');
  }
}
