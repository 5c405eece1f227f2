import type { ReadProblemCode } from '../document';

/** Every cause for which a source as a whole, or one entry asked for, cannot be used. */
export type SourceErrorCode = ReadProblemCode | 'missing_column' | 'too_many_entries';

/** A source that cannot be used; the message is one plain sentence for a recruiter. */
export class SourceError extends Error {
  readonly code: SourceErrorCode;

  constructor(code: SourceErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SourceError';
    this.code = code;
  }
}
