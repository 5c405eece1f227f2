import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ResultsFrameSkeleton } from '../features/results/ResultsSkeleton';
import { loadAllBatches, loadBatchResults } from './analytics-halves';

const AllBatches = lazy(async () => ({ default: (await loadAllBatches()).AllBatches }));
const BatchResults = lazy(async () => ({ default: (await loadBatchResults()).BatchResults }));

/** /analytics: all batches, or the one that the address names. */
export function Component() {
  const [query] = useSearchParams();
  const batchId = query.get('batchId');
  if (batchId === null) {
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <AllBatches />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<ResultsFrameSkeleton />}>
      <BatchResults key={batchId} batchId={batchId} />
    </Suspense>
  );
}
