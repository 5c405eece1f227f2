import type { Deps } from '../deps';
import type { Serve } from '../http/serve';
import { planRoutes } from './accounts/plan-routes';
import { accountRoutes } from './accounts/routes';
import { batchRoutes } from './batches/routes';
import { healthRoutes } from './health/routes';

/** Puts every feature's handlers behind the contract. */
export function serveFeatures(serve: Serve, deps: Deps): void {
  healthRoutes(serve, deps);
  accountRoutes(serve, deps);
  planRoutes(serve, deps);
  batchRoutes(serve, deps);
}
