import { ResultRowsSkeleton } from './ResultsSkeleton';
import { type Reading, readingWords } from './reading';

/** Placeholder for something that needs everybody in the batch. */
export function WaitForEverybody({ reading }: { reading: Reading }) {
  return (
    <div className="pt-4">
      <p role="status" className="pb-4 text-13 text-ink-2">
        What-if ranks everybody in the batch. {readingWords(reading)}
      </p>
      <ResultRowsSkeleton />
    </div>
  );
}
