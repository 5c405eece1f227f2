import { ListBucketsCommand } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../settings/s3';
import { openCalls, type S3Options } from './calls';
import { S3Failure } from './failure';

/**
 * Asks the store whether it accepts our key, which need not be allowed to list its own buckets: that response is
 * enough.
 *
 * @throws S3Failure
 */
export async function probeKey(
  settings: S3Settings,
  options: S3Options,
  signal: AbortSignal,
): Promise<void> {
  const calls = openCalls(settings, '', options);
  try {
    await calls.call(
      (client) => client.send(new ListBucketsCommand({}), { abortSignal: signal }),
      signal,
    );
  } catch (error) {
    if (!(error instanceof S3Failure && error.code === 'AccessDenied')) throw error;
  } finally {
    calls.close();
  }
}
