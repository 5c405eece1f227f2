import { AppError, validationError } from '@candor/domain/errors';

/** Longer than any count of changes: what does not fit an integer of the database was never a revision. */
const MOST_DIGITS = 9;

/**
 * The revision that a caller read before changing it, from `If-Match` (RFC 9110, 13.1.1): a number in quotes. null when
 * the header is absent or `*`: whoever calls did not look, and wants it as they say.
 *
 * @throws AppError 400 for a header that names no revision of ours.
 */
export function readRevision(header: string | string[] | undefined): number | null {
  if (header === undefined || header === '*') return null;
  const [, digits = ''] = /^(?:W\/)?"(\d+)"$/.exec(String(header).trim()) ?? [];
  if (digits === '' || digits.length > MOST_DIGITS) {
    throw validationError([{ field: 'If-Match', message: 'Must be a revision in quotes' }]);
  }
  return Number(digits);
}

/** Somebody else was faster: 409 with what stands there now, in the wire's form. */
export function changedMeanwhile(current: unknown): AppError {
  return new AppError('conflict', { reason: 'changed_meanwhile', current });
}
