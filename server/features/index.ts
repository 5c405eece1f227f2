import type { Deps } from '../deps';
import type { Serve } from '../http/serve';
import { planRoutes } from './accounts/plan-routes';
import { accountRoutes } from './accounts/routes';
import { analyticsRoutes } from './analytics/routes';
import { recentBatches } from './batches/list';
import { batchRoutes } from './batches/routes';
import { healthRoutes } from './health/routes';
import { matchingRoutes } from './matching/routes';

/** Puts every feature's handlers behind the contract. */
export function serveFeatures(serve: Serve, deps: Deps): void {
  healthRoutes(serve, deps);
  accountRoutes(serve, deps);
  planRoutes(serve, deps);
  batchRoutes(serve, deps);
  matchingRoutes(serve, deps);
  analyticsRoutes(serve, deps, {
    recentBatches: (actor, limit) => recentBatches(deps, actor, limit),
  });
}
