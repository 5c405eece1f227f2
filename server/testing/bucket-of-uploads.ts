import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
import { openS3Blobs } from '../integrations/s3/blob-store';
import { createLog } from '../log';
import type { BlobStore } from '../ports/blob-store';
import { TEST_KEYS } from './s3/simulator';

/**
 * Uploads in a bucket, in a run that was asked for that; null else. Each has a place of its own there. The same as a configured
 * `BLOB_URL`, but that nothing else is configured by it: customers' buckets stay as a test wants them.
 */
export function bucketOfUploads(dataDir: string): BlobStore | null {
  const uploads = inject('uploads');
  if (uploads === null) return null;
  const { endpoint, bucket } = uploads;
  return openS3Blobs(
    {
      ...{ region: 'us-east-1', endpoint, sessionToken: null, identity: 'a test' },
      ...{ ...TEST_KEYS, asksForChecksums: false },
    },
    { bucket, prefix: `${randomUUID()}/` },
    { log: createLog('silent'), workFolder: path.join(dataDir, 'tmp') },
  );
}
