import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { SourceRefused } from '../../ports/connector';
import type { BucketPlace } from '../../settings/s3';
import { isProof } from '../../sources/folder-items';
import type { S3Calls } from './calls';
import { S3Failure } from './failure';
import { firstKeys } from './list';
import { unproven } from './refusals';

/**
 * The prefix as the keys of a folder begin that shows whose it is. "ü" may be one sign or two, which look the same: browsers
 * and macOS do not write it alike, and S3 compares bytes.
 *
 * @throws SourceRefused or S3Failure about the prefix as it was typed, if no way of writing it is proven.
 */
export async function provenPrefix(
  calls: S3Calls,
  { bucket, prefix: typed }: BucketPlace,
  proofName: string,
  signal: AbortSignal,
): Promise<string> {
  const failures: unknown[] = [];
  for (const prefix of new Set([typed, typed.normalize('NFC'), typed.normalize('NFD')])) {
    try {
      await mustBeProven(calls, { bucket, prefix }, proofName, signal);
      return prefix;
    } catch (error) {
      if (!(error instanceof SourceRefused || error instanceof S3Failure)) throw error;
      failures.push(error);
    }
  }
  throw failures[0];
}

/**
 * Whoever can put a file with the account's own name there may have the folder read. Its metadata proves that files
 * may be read, too.
 */
async function mustBeProven(
  calls: S3Calls,
  { bucket, prefix }: BucketPlace,
  proofName: string,
  signal: AbortSignal,
): Promise<void> {
  const keys = await firstKeys(calls, { bucket, prefix: prefix + proofName }, signal);
  const proof = keys.find((key) => isProof(key.slice(prefix.length), proofName));
  if (proof === undefined) throw unproven(proofName, { bucket, prefix });
  try {
    await calls.call(
      (client) =>
        client.send(new HeadObjectCommand({ Bucket: bucket, Key: proof }), { abortSignal: signal }),
      signal,
    );
  } catch (error) {
    const isGone = error instanceof S3Failure && error.facts.status === 404;
    throw isGone ? unproven(proofName, { bucket, prefix }) : error;
  }
}
