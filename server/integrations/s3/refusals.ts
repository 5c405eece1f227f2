import { SourceAway, SourceRefused } from '../../ports/connector';
import type { BucketPlace } from '../../settings/s3';
import type { S3Failure } from './failure';

/** What the owner of a bucket can do something about needs the place and whom to let in. */
export type Place = BucketPlace & { region: string; identity: string };

/** Faults of this installation: its keys or its clock. */
const OURS = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ExpiredToken',
  'InvalidToken',
  'TokenRefreshRequired',
  'RequestTimeTooSkewed',
  'AuthorizationHeaderMalformed',
  'RequestExpired',
]);

/** A place as people write it. */
export function labelOf({ bucket, prefix }: BucketPlace): string {
  return `s3://${bucket}/${prefix}`.replace(/\/$/, '');
}

/** A failed call about the whole source, in words for whoever named it. */
export function refusalOf({ code, facts }: S3Failure, place: Place): SourceRefused | SourceAway {
  if (OURS.has(code)) {
    return new SourceAway(
      'S3 does not accept the access key of this installation at the moment. Your bucket has nothing to do with it; please tell support.',
    );
  }
  if (code === 'EndlessList') {
    return new SourceAway(
      'S3 did not list this bucket to its end, so some people would be missing. Please try again; if it happens again, tell whoever runs the store.',
    );
  }
  if (code === 'NoSuchBucket' || code === 'InvalidBucketName' || code === 'NotFound') {
    return new SourceRefused(
      'bucket_name',
      `There is no bucket named ${place.bucket}. Check its name.`,
    );
  }
  if (code === 'AllAccessDisabled' || code === 'InvalidObjectState') {
    return new SourceRefused('bucket_name', 'This bucket is closed by S3. Ask its owner why.');
  }
  if (code === 'AccessDenied' || facts.status === 403) return closed(place);
  if (code === 'PermanentRedirect') {
    return new SourceRefused(
      'bucket_name',
      'This bucket lies where this installation cannot reach it. Name a bucket of the same store.',
    );
  }
  if (facts.status !== null && facts.status >= 400 && facts.status < 500 && facts.status !== 429) {
    return new SourceAway(
      'S3 does not let Candor use this bucket as it is. Please try again; if it happens again, tell support.',
    );
  }
  return new SourceAway('S3 does not answer at the moment. Please try again in some minutes.');
}

/** ListBucket is a right to the bucket, GetObject one to the objects in it. */
function closed({ bucket, prefix, identity, region }: Place): SourceRefused {
  const arn = `arn:${partitionOf(region)}:s3:::${bucket}`;
  return new SourceRefused(
    'bucket_name',
    `Candor may not read this bucket. Let ${identity} in: allow s3:ListBucket on ${arn} and s3:GetObject on ${arn}/${prefix}*, and kms:Decrypt where it is encrypted with a key of your own.`,
  );
}

function partitionOf(region: string): string {
  if (region.startsWith('cn-')) return 'aws-cn';
  return region.startsWith('us-gov-') ? 'aws-us-gov' : 'aws';
}

/** More lies below the folder than one batch is listed from. */
export function tooMany(most: number): SourceRefused {
  const files = most.toLocaleString('en-GB');
  return new SourceRefused(
    'folder_path',
    `This folder holds more than ${files} files, with those in the folders in it. Name a smaller one.`,
  );
}

/** The folder does not contain the file that proves its owner. */
export function unproven(proofName: string, place: BucketPlace): SourceRefused {
  return new SourceRefused(
    'bucket_name',
    `This bucket does not show yet that it is yours: put an empty file named ${proofName}.txt into ${labelOf(place)} and try again.`,
  );
}
