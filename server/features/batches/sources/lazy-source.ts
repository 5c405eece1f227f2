import type { CandidateSource, ItemProblem } from '../../../ports/candidate-source';
import { SourceAway, SourceRefused } from '../../../ports/connector';

/** A source that is opened with its first document: texts that came with their rows need none. */
export type DocumentSource = Pick<CandidateSource, 'read' | 'close'>;

/**
 * Opens at most once. `close` does nothing if it was never opened. A source that no longer lets us in, or does not
 * answer, delivers no documents.
 */
export function lazySource(open: () => Promise<CandidateSource>): DocumentSource {
  let opened: Promise<CandidateSource> | null = null;
  return {
    read: async (entry) => {
      opened ??= open();
      try {
        return await (await opened).read(entry);
      } catch (error) {
        const problem = problemOf(error);
        if (problem) return problem;
        throw error;
      }
    },
    close: async () => {
      // One that could not be opened has nothing to close.
      const source = await opened?.catch(() => null);
      await source?.close();
    },
  };
}

function problemOf(error: unknown): ItemProblem | null {
  if (error instanceof SourceRefused) return { code: 'no_access', message: error.message };
  if (error instanceof SourceAway) return { code: 'unavailable', message: error.message };
  return null;
}
