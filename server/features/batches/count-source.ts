import { SourceError } from '@candor/documents';
import { validationError } from '@candor/domain/errors';
import type { CandidateSource } from '../../ports/candidate-source';

/**
 * How many candidates of a source can be scored, as far as that shows without opening a document.
 *
 * @throws AppError 400 that names the cause when the source is unusable or lists nobody.
 */
export async function countSource(open: () => Promise<CandidateSource>): Promise<number> {
  try {
    const source = await open();
    try {
      let listed = 0;
      let scorable = 0;
      for await (const item of source.items()) {
        listed += 1;
        if (item.kind !== 'unreadable') scorable += 1;
      }
      if (listed === 0) throw unusable('The file holds no candidates.');
      return scorable;
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof SourceError) throw unusable(error.message);
    throw error;
  }
}

function unusable(message: string) {
  return validationError([{ field: 'candidate_source_file', message }]);
}
