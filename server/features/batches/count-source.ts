import { SourceError } from '@candor/documents';
import { validationError } from '@candor/domain/errors';
import type { CandidateSource } from '../../ports/candidate-source';
import { countDistinct, type Distinct } from './distinct';
import { entryLimits } from './entry-limits';

/** How many candidates of a source can be scored, and how many of them must be paid for. */
export type Counted = { candidates: number; distinct: Distinct };

/**
 * Counts a source, as far as possible without opening a document.
 *
 * @throws AppError 400 with the cause if the source is unusable, empty or beyond what any batch takes.
 */
export async function countSource(open: () => Promise<CandidateSource>): Promise<Counted> {
  try {
    const source = await open();
    try {
      const limits = entryLimits();
      let listed = 0;
      let candidates = 0;
      const { add, counted: distinct } = countDistinct();
      for await (const item of source.items()) {
        limits.add(item.kind !== 'unreadable');
        listed += 1;
        if (item.kind === 'unreadable') continue;
        candidates += 1;
        add(item.kind === 'text' ? item.text : null);
      }
      if (listed === 0) throw unusable('The file holds no candidates.');
      return { candidates, distinct };
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
