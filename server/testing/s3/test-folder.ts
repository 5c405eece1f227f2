import type { S3Settings } from '../../settings/s3';
import { type Bucket, putObject } from './bucket';
import { type S3Simulator, TEST_KEYS } from './simulator';

export const OWNER = { proofName: 'candor-abcd1234' };

/** The settings of an installation that reads from the simulator. */
export function settingsFor(store: S3Simulator): S3Settings {
  return {
    region: 'us-east-1',
    endpoint: store.endpoint,
    ...TEST_KEYS,
    sessionToken: null,
    identity: 'arn:aws:iam::111122223333:user/candor',
    asksForChecksums: true,
  };
}

/** A bucket with a folder `inbox` that shows that it is the owner's. */
export function plantFolder(store: S3Simulator, name: string, region?: string): Bucket {
  const bucket = store.bucket(name, region);
  putObject(bucket, `inbox/${OWNER.proofName}.txt`, '');
  return bucket;
}
