import { problemOf } from '@candor/documents';
import type { ItemProblem } from '../../ports/candidate-source';
import type { S3Failure } from './failure';

/** Of a key that S3 itself does not take; some other stores do. */
export const NOT_UTF8: ItemProblem = {
  code: 'unsupported_type',
  message:
    'The name of this file is not written in UTF-8, so that nobody can ask for it; give it a name without special signs.',
};

const GONE: ItemProblem = {
  code: 'gone',
  message: 'This file was deleted from the bucket after it was listed.',
};
const CHANGED: ItemProblem = {
  code: 'changed',
  message:
    'This file was changed in the bucket after it was listed. A morning schedule scores its new version by itself; otherwise submit the folder again.',
};
const NO_ACCESS: ItemProblem = {
  code: 'no_access',
  message:
    'Candor may not read this file, or it was deleted after it was listed. Allow s3:GetObject for it, and kms:Decrypt where the bucket is encrypted with a key of your own.',
};
const ARCHIVED: ItemProblem = {
  code: 'archived',
  message:
    'This file lies in an archive of S3 (Glacier) and cannot be read from there. Restore it: a morning schedule then scores it by itself; otherwise submit the folder again.',
};
const UNAVAILABLE: ItemProblem = {
  code: 'unavailable',
  message:
    'S3 did not hand this file over, although Candor asked more than once. A morning schedule tries again by itself; otherwise submit the folder again later.',
};
const DAMAGED = problemOf(
  'damaged',
  'This file does not fit the checksum that S3 keeps of it; upload it to the bucket again.',
);

const BY_CODE: Record<string, ItemProblem> = {
  NoSuchKey: GONE,
  NoSuchVersion: GONE,
  NoSuchBucket: GONE,
  PreconditionFailed: CHANGED,
  AccessDenied: NO_ACCESS,
  InvalidObjectState: ARCHIVED,
  WrongChecksum: DAMAGED,
  // Encrypted with a key that only its owner has and sends.
  InvalidRequest: NO_ACCESS,
};
const OUR_KEYS =
  /^(InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|RequestTimeTooSkewed)$/;

/** A failed reading of one object as a problem of that one. */
export function problemOfFailure({ code, facts }: S3Failure): ItemProblem {
  const known = BY_CODE[code];
  if (known) return known;
  if (OUR_KEYS.test(code)) return UNAVAILABLE;
  if (code.startsWith('KMS.') || facts.status === 403) return NO_ACCESS;
  if (facts.status === 404) return GONE;
  if (facts.status === 412) return CHANGED;
  return UNAVAILABLE;
}
