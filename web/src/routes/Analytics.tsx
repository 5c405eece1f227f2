import { useSearchParams } from 'react-router';
import { AllBatches } from './AllBatches';
import { BatchResults } from './BatchResults';

/** /analytics: all batches, or the one that the address names. */
export function Component() {
  const [query] = useSearchParams();
  const batchId = query.get('batchId');
  return batchId === null ? <AllBatches /> : <BatchResults key={batchId} batchId={batchId} />;
}
