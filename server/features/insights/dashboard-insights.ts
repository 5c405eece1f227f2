import { AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { AiInsights, DashboardInsightsBody } from '@candor/domain/model/ai-insights';
import type { AiInsight } from '@candor/domain/model/insight';
import type { Deps } from '../../deps';
import { findingsOver } from './findings/findings-over';
import { quotaPace } from './findings/quota-pace';
import { gather } from './gather';
import type { MetaCall } from './meta';
import { type Scope, scopeOf } from './scope';
import { ownBatch } from './store';

/**
 * What stands out in recent work, in one batch or in the use of the quota. All of it is counted from what is stored here:
 * figures that the client sends along are not believed.
 *
 * @throws AppError 400 for mode `batch` without a batch, 404 for a batch that is not the caller's.
 */
export async function dashboardInsights(
  deps: Pick<Deps, 'db' | 'clock'>,
  call: MetaCall & { body: DashboardInsightsBody },
): Promise<AiInsights> {
  return {
    insights: await findingsFor(deps, call),
    competitive_analysis: null,
    dashboard_mode: call.body.dashboard_mode,
    time_range: String(call.body.time_range),
    generated_by: 'rules',
    cached: false,
    generated_at: deps.clock.now().toISOString(),
  };
}

async function findingsFor(
  deps: Pick<Deps, 'db' | 'clock'>,
  { actor, allowance, body }: MetaCall & { body: DashboardInsightsBody },
): Promise<AiInsight[]> {
  const now = deps.clock.now();
  const pace = quotaPace(allowance, now);
  const aboutQuota = pace ? [pace] : [];
  const scope = scopeOf(actor.userId, body, now);
  switch (body.dashboard_mode) {
    case 'quota':
      return aboutQuota;
    case 'batch':
      return findingsIn(deps, await only(deps, scope, body.batch_data?.batch_job_id), body);
    case 'overview':
      return [...aboutQuota, ...(await findingsIn(deps, scope, body))];
  }
}

async function findingsIn({ db }: Pick<Deps, 'db'>, scope: Scope, body: DashboardInsightsBody) {
  return findingsOver(await gather(db, scope), body.time_range);
}

async function only(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  batchId: string | undefined,
): Promise<Scope> {
  if (!batchId) {
    throw validationError([{ field: 'batch_data.batch_job_id', message: messages.required }]);
  }
  if (!(await ownBatch(db, scope.userId, batchId))) throw new AppError('not_found');
  return { ...scope, batchId };
}
