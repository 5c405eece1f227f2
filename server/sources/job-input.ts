import { validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { JOB_TEXT } from '@candor/domain/rules/submission';
import { type DocumentInput, readInput } from './document-input';
import type { SafelyRead, SafeReader } from './scan-first';

/** A job description that could be read. */
type ReadJob = Extract<SafelyRead, { ok: true }>;

/**
 * Reads a job description, which must be readable: there is nothing to do without it.
 *
 * @throws AppError 400 with the cause for one that cannot be read or is too long, and as `readInput` does.
 */
export async function readJob(
  documents: SafeReader,
  field: string,
  job: DocumentInput,
): Promise<ReadJob> {
  const read = await readInput(documents, field, job);
  if (!read.ok) throw validationError([{ field, message: read.problem.message }]);
  if (read.text.trim().length > JOB_TEXT.max) {
    throw validationError([{ field, message: messages.jobTooLong(JOB_TEXT.max) }]);
  }
  return read;
}
