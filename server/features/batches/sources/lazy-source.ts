import type { CandidateSource } from './candidate-source';

/** A source that is opened with its first document: texts that came with their rows need none. */
export type DocumentSource = Pick<CandidateSource, 'read' | 'close'>;

/** Opens at most once. `close` does nothing when it was never opened. */
export function lazySource(open: () => Promise<CandidateSource>): DocumentSource {
  let opened: Promise<CandidateSource> | null = null;
  return {
    read: async (entry) => {
      opened ??= open();
      return (await opened).read(entry);
    },
    close: async () => {
      const source = await opened;
      await source?.close();
    },
  };
}
