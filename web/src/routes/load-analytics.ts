import { allBatches, batchResults } from './analytics-halves';

/** Loads /analytics. A visit that begins there is shown once the requested half is loaded, too. */
export async function loadAnalytics() {
  const { pathname, search } = window.location;
  const half = new URLSearchParams(search).has('batchId') ? batchResults : allBatches;
  const ahead = pathname === '/analytics' ? half.load() : null;
  const { Component } = await import('./Analytics');
  await ahead;
  return { Component };
}
