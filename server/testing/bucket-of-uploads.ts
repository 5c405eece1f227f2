import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Config } from '../config';
import { TEST_KEYS } from './s3/simulator';

/** How a process is told of a bucket for its uploads. */
type BucketOfUploads = Pick<Config, 'blobs' | 's3'>;

/**
 * Uploads in a bucket, in a run that was asked for that; null else. Each has a place of its own there. The same as a configured
 * `BLOB_URL`: whoever takes the blobs alone of it leaves customers' buckets as a test wants them.
 */
export function bucketOfUploads(): BucketOfUploads | null {
  const uploads = inject('uploads');
  if (uploads === null) return null;
  const { endpoint, bucket } = uploads;
  return {
    blobs: { bucket, prefix: `${randomUUID()}/` },
    s3: {
      ...{ region: 'us-east-1', endpoint, sessionToken: null, identity: 'a test' },
      ...{ ...TEST_KEYS, asksForChecksums: false },
    },
  };
}
