import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { z } from 'zod';
import type { BucketPlace } from '../../settings/s3';
import type { S3Calls } from './calls';
import { ownFailure, S3Failure } from './failure';

/**
 * An object as a list of its bucket tells it. Bytes of its key that are no UTF-8 are written as the list writes them, such
 * as `%E9`; nobody can ask for it by that name.
 */
export type ListedObject = {
  key: string;
  isUtf8: boolean;
  etag: string | null;
  size: number;
  storedAt: Date;
};

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
      ...(data.EncodingType === 'url' ? decoded(Key) : { key: Key, isUtf8: true }),
      etag: ETag ?? null,
      size: Size,
      storedAt: LastModified,
    }));
    // A store that does not know the prefix would show other folders of the bucket.
    if (objects.some(({ key }) => !key.startsWith(prefix))) throw ownFailure('UnreadableAnswer');
    return { objects, next: data.NextContinuationToken, isLast: !data.IsTruncated };
  }, signal);
}

/** The signs that UTF-8 can write, each with its own number of bytes (RFC 3629). */
const SIGNS =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** `encoding-type=url`: percent signs, and a plus for a space. */
function decoded(written: string): Pick<ListedObject, 'key' | 'isUtf8'> {
  const key = written.replaceAll('+', ' ');
  const whole = textOf(key);
  if (whole !== null) return { key: whole, isUtf8: true };
  return { key: key.replace(SIGNS, (sign) => textOf(sign) ?? sign), isUtf8: false };
}

function textOf(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
