import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@candor/server/config';
import { openS3Blobs } from '@candor/server/integrations/s3/blob-store';
import { S3Failure } from '@candor/server/integrations/s3/failure';
import { probeKey } from '@candor/server/integrations/s3/probe';
import { REAL_PATIENCE } from '@candor/server/integrations/s3/try-again';
import { createLog } from '@candor/server/log';
import { makeFolder } from '@candor/server/make-folder';
import { reasonOf } from '@candor/server/reason-of';
import type { Finding } from './check';
import { checkWritable } from './check-folder';
import { isProtected } from './is-protected';

const SUBJECT = 'S3';
/** Somebody checking does not want to wait a minute: attempts follow each other at once. */
const OPTIONS = { log: createLog('silent'), patience: { ...REAL_PATIENCE, wait: async () => {} } };
const PATIENCE_MS = 15_000;

/** The S3 store, if configured: it answers and accepts our key. */
export async function checkS3(settings: Config['s3']): Promise<Finding> {
  if (settings === null)
    return { status: 'ok', subject: SUBJECT, found: 'off; no buckets are read' };
  try {
    await probeKey(settings, OPTIONS, AbortSignal.timeout(PATIENCE_MS));
    const found = `reads as ${settings.identity} in ${settings.region}`;
    // Without an endpoint of its own it is Amazon's.
    const isSafe = settings.endpoint === null || isProtected(settings.endpoint);
    if (isSafe) return { status: 'ok', subject: SUBJECT, found };
    const fix = 'Use https in S3_ENDPOINT: resumes travel over it.';
    return { status: 'warn', subject: SUBJECT, found: `${found}, without encryption`, fix };
  } catch (error) {
    return {
      status: 'fail',
      subject: SUBJECT,
      found: `cannot be used (${wordsOf(error)})`,
      fix: fixOf(error),
    };
  }
}

/** The store of uploads must accept a file and delete it again. */
export async function checkUploads({ blobs, s3, dataDir }: Config): Promise<Finding> {
  if ('folder' in blobs) return checkWritable('Uploads folder', blobs.folder);
  const subject = 'Uploads bucket';
  const place = `s3://${blobs.bucket}/${blobs.prefix}`;
  const workFolder = join(dataDir, 'tmp');
  const probe = join(workFolder, `doctor-${process.pid}`);
  try {
    if (s3 === null) throw new Error('S3 is not configured');
    makeFolder(workFolder, 0o700);
    await writeFile(probe, 'probe', { mode: 0o600 });
    const store = openS3Blobs(s3, blobs, { ...OPTIONS, workFolder });
    const key = `doctor-${randomUUID()}`;
    await store.putFile(key, probe);
    const copy = await store.localPath(key);
    await copy.release();
    for await (const _any of store.list()) break;
    await store.delete(key);
    return { status: 'ok', subject, found: `${place} can be written, read and listed` };
  } catch (error) {
    const fix = `Allow s3:PutObject, s3:GetObject and s3:DeleteObject on ${blobs.bucket}/${blobs.prefix}* and s3:ListBucket on the bucket; check BLOB_URL.`;
    return { status: 'fail', subject, found: `${place} cannot be used (${wordsOf(error)})`, fix };
  } finally {
    await rm(probe, { force: true });
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof S3Failure && error.code === 'NoConnection') return 'it does not answer';
  return reasonOf(error);
}

function fixOf(error: unknown): string {
  const code = error instanceof S3Failure ? error.code : '';
  if (code === 'RequestTimeTooSkewed') return 'Set the clock of this machine.';
  if (code === 'NoConnection' || !(error instanceof S3Failure))
    return 'Check the way to the network, and S3_ENDPOINT where it is set.';
  return 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN and S3_REGION.';
}
