import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { makeFolder } from '../../make-folder';
import { BlobMissing, type BlobStore, isBlobKey, mustBeBlobKey } from '../../ports/blob-store';
import type { BucketPlace, S3Settings } from '../../settings/s3';
import { openCalls, type S3Options } from './calls';
import { ownFailure, S3Failure } from './failure';
import { listObjects } from './list';

type Target = { Bucket: string; Key: string };
type Fetched = { body: Readable; size: number; digest: string | null };

/** The checksum of a blob, stored with it. */
const DIGEST = 'md5';

/**
 * Keeps blobs in a bucket, so that several machines share them. A blob appears whole or not at all. Files that are needed here
 * for a while lie in `workFolder`.
 */
export function openS3Blobs(
  settings: S3Settings,
  { bucket, prefix }: BucketPlace,
  { workFolder, ...options }: S3Options & { workFolder: string },
): BlobStore {
  const calls = openCalls(settings, bucket, options);
  const { call } = calls;
  const place = (key: string): Target => {
    mustBeBlobKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };

  const fetched = async (client: S3Client, target: Target): Promise<Fetched> => {
    const answer = await client.send(new GetObjectCommand(target));
    if (!(answer.Body instanceof Readable)) throw ownFailure('UnreadableAnswer');
    const { Body: body, ContentLength: size = 0, Metadata = {} } = answer;
    return { body, size, digest: Metadata[DIGEST] ?? null };
  };

  return {
    async putFile(key, source) {
      const target = place(key);
      const { size } = await stat(source);
      const digest = await digestOf(createReadStream(source));
      await call(async (client) => {
        const body = createReadStream(source);
        try {
          await client.send(
            new PutObjectCommand({
              ...target,
              Body: body,
              ContentLength: size,
              ContentMD5: digest,
              Metadata: { [DIGEST]: digest },
            }),
          );
        } finally {
          body.destroy();
        }
      });
      await rm(source, { force: true });
    },

    async open(key) {
      const target = place(key);
      const { body } = await known(key, () => call((client) => fetched(client, target)));
      return body;
    },

    async localPath(key) {
      const target = place(key);
      makeFolder(workFolder, 0o700);
      const file = path.join(workFolder, `blob-${randomUUID()}`);
      const release = () => rm(file, { force: true });
      try {
        await known(key, () => call(async (client) => keep(await fetched(client, target), file)));
        return { path: file, release };
      } catch (error) {
        await release();
        throw error;
      }
    },

    async delete(key) {
      const target = place(key);
      await call((client) => client.send(new DeleteObjectCommand(target)));
    },

    async *list() {
      for await (const { key, storedAt } of listObjects(calls, { bucket, prefix })) {
        const name = key.slice(prefix.length);
        if (isBlobKey(name)) yield { key: name, storedAt };
      }
    },
  };
}

async function digestOf(bytes: Readable): Promise<string> {
  const hash = createHash(DIGEST);
  for await (const part of bytes) hash.update(part);
  return hash.digest('base64');
}

/** Writes all that was sent, or fails: half a blob must not look like a whole one. */
async function keep({ body, size, digest }: Fetched, file: string): Promise<void> {
  await pipeline(body, createWriteStream(file, { mode: 0o600 }));
  if ((await stat(file)).size !== size) throw ownFailure('CutOff');
  const isOther = digest !== null && (await digestOf(createReadStream(file))) !== digest;
  if (isOther) throw ownFailure('WrongChecksum');
}

async function known<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof S3Failure && error.code === 'NoSuchKey' ? new BlobMissing(key) : error;
  }
}
