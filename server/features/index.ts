import type { Deps } from '../deps';
import type { Serve } from '../http/serve';
import { planRoutes } from './accounts/plan-routes';
import { accountRoutes } from './accounts/routes';
import { analyticsRoutes } from './analytics/routes';
import { recentBatches } from './batches/list';
import { batchRoutes } from './batches/routes';
import { scoredCandidates } from './batches/scored-candidates';
import { submitSample } from './batches/submit-sample';
import { batchesNow, latelyChanged } from './batches/watch';
import { contactRoutes } from './contact/routes';
import { healthRoutes } from './health/routes';
import { liveRoutes } from './live/routes';
import { matchingRoutes } from './matching/routes';
import { reviewRoutes } from './reviews/routes';
import { sampleRoutes } from './samples/routes';
import { searchRoutes } from './search/routes';

/** Puts every feature's handlers behind the contract. */
export function serveFeatures(serve: Serve, deps: Deps): void {
  healthRoutes(serve, deps);
  accountRoutes(serve, deps);
  planRoutes(serve, deps);
  batchRoutes(serve, deps);
  reviewRoutes(serve, deps, {
    scoredCandidates: (userId, batchId, ids) => scoredCandidates(deps, userId, batchId, ids),
  });
  liveRoutes(serve, deps, {
    latelyChanged: (userId) => latelyChanged(deps, userId),
    batchesNow: (userId, ids) => batchesNow(deps, userId, ids),
  });
  sampleRoutes(serve, { submit: (actor, sample) => submitSample(deps, actor, sample) });
  matchingRoutes(serve, deps);
  searchRoutes(serve, deps);
  contactRoutes(serve, deps);
  analyticsRoutes(serve, deps, {
    recentBatches: (actor, limit) => recentBatches(deps, actor, limit),
  });
}
