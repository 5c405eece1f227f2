import { readingNote } from '@candor/documents';
import type { jobDescription } from '@candor/domain/api/job-description';
import { validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { ReadJobDescription } from '@candor/domain/model/job-description';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { checkFile, chooseInput } from '../../sources/document-input';
import { readJob } from '../../sources/job-input';

type Uploaded = Call<typeof jobDescription.read>['files']['file'];

/** In the form everything is visible, including what the document hides. */
const SHOWN_NOW =
  'The document hides a part of this text from its readers. Read it before you submit.';

/**
 * The text of a document that somebody wants as a job description. It is stored nowhere and costs nothing.
 *
 * @throws AppError 400 without a file and for one that cannot be read, 413 or 415 for a file, 503 while it cannot be
 * scanned.
 */
export async function readJobDescription(
  { documents }: Pick<Deps, 'documents'>,
  file: Uploaded,
): Promise<ReadJobDescription> {
  const input = chooseInput(undefined, file);
  if (!input) throw validationError([{ field: 'file', message: messages.required }]);
  checkFile('file', input);
  const { text, quality, hiddenSpans } = await readJob(documents, 'file', input);
  const doubt = readingNote(quality);
  return {
    text,
    notes: [...(doubt === null ? [] : [doubt]), ...(hiddenSpans.length > 0 ? [SHOWN_NOW] : [])],
  };
}
