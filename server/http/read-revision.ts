import { AppError, validationError } from '@candor/domain/errors';

/** More digits than any count of changes: a number that overflows a database integer was never a revision. */
const MOST_DIGITS = 9;

/**
 * The revision that a caller read before changing it, from `If-Match` (RFC 9110, 13.1.1): a number in quotes. null if
 * the header is absent or `*`: the caller did not look, and wants the change regardless.
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

/** Somebody else was faster: 409 with the current state, in wire format. */
export function changedMeanwhile(current: unknown): AppError {
  return new AppError('conflict', { reason: 'changed_meanwhile', current });
}
