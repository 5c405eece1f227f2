import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Config } from '../config';
import { TEST_KEYS } from './s3/simulator';

/** How a process is told of a bucket for its uploads. */
type BucketOfUploads = Pick<Config, 'blobs' | 's3'>;

/**
 * Uploads in a bucket, in a run with that option; otherwise null. Each has its own prefix there. The same as a
 * configured `BLOB_URL`; take only its blobs to leave customers' buckets as a test wants them.
 */
export function bucketOfUploads(): BucketOfUploads | null {
  const uploads = inject('uploads');
  if (uploads === null) return null;
  const { endpoint, bucket } = uploads;
  return {
    blobs: { bucket, prefix: `${randomUUID()}/` },
    s3: {
      region: 'us-east-1',
      endpoint,
      sessionToken: null,
      identity: 'a test',
      ...TEST_KEYS,
      asksForChecksums: false,
    },
  };
}
