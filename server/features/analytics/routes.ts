import { analytics } from '@candor/domain/api/analytics';
import { users } from '@candor/domain/api/users';
import { RECENT_JOBS } from '@candor/domain/model/analytics';
import type { RecentBatch } from '@candor/domain/model/batch';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { apiKeyAnalytics } from './api-keys';
import { candidateQuota } from './candidate-quota';
import { dashboard } from './dashboard';
import { keptWorkOf } from './store-kept';
import { usageStats } from './usage';

/** What other features tell the analytics. */
export type AnalyticsSources = {
  /** The newest batches of an account with what came of each. */
  recentBatches(actor: Actor, limit: number): Promise<RecentBatch[]>;
};

/** The calls that sum up an account's own work. */
export function analyticsRoutes(serve: Serve, deps: Deps, sources: AnalyticsSources): void {
  serve(analytics.dashboard, async ({ actor, allowance }) => {
    const recent = await sources.recentBatches(actor, RECENT_JOBS);
    return { body: await dashboard(deps, actor, allowance, recent) };
  });
  serve(analytics.usage, async ({ actor, query }) => ({
    body: await usageStats(deps, actor, query),
  }));
  serve(users.usageStats, async ({ actor, query }) => ({
    body: await usageStats(deps, actor, query),
  }));
  serve(users.keptWork, async ({ actor }) => ({ body: await keptWorkOf(deps.db, actor.userId) }));
  serve(analytics.candidateQuota, async ({ actor, allowance, query }) => ({
    body: await candidateQuota(deps, actor, allowance, query),
  }));
  serve(analytics.apiKeys, async ({ actor, allowance, query }) => ({
    body: await apiKeyAnalytics(deps, actor, allowance, query),
  }));
}
