import { useSearchParams } from 'react-router';
import { ResultsFrameSkeleton } from '../features/results/ResultsSkeleton';
import { widthsFor } from '../features/results/skeleton-widths';
import { useSessionState } from '../session/app-context';
import { requirementCountOf } from '../session/requirement-counts';
import { useParts } from '../ui/use-parts';
import { allBatches, batchResults } from './analytics-halves';

/** /analytics: all batches, or the one that the address names. */
export function Component() {
  const [query] = useSearchParams();
  const batchId = query.get('batchId');
  return batchId === null ? <List /> : <Batch key={batchId} batchId={batchId} />;
}

function List() {
  const parts = useParts(allBatches);
  return parts ? <parts.AllBatches /> : <div className="min-h-dvh" />;
}

function Batch({ batchId }: { batchId: string }) {
  const parts = useParts(batchResults);
  const { user } = useSessionState();
  const count = user && requirementCountOf(window.localStorage, user.id, batchId);
  return (
    <div className="contents" style={count ? widthsFor(count) : undefined}>
      {parts ? <parts.BatchResults batchId={batchId} /> : <ResultsFrameSkeleton />}
    </div>
  );
}
