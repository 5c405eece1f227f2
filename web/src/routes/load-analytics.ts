import { loadAllBatches, loadBatchResults } from './analytics-halves';

/** Loads /analytics. A visit that begins there fetches the half it will show at the same time, not after it. */
export function loadAnalytics() {
  const { pathname, search } = window.location;
  if (pathname === '/analytics') {
    void (new URLSearchParams(search).has('batchId') ? loadBatchResults() : loadAllBatches());
  }
  return import('./Analytics');
}
