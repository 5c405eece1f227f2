import { AppError } from '@candor/domain/errors';
import { AiInsights, type DashboardInsightsBody } from '@candor/domain/model/ai-insights';
import { type Advising, advise } from './advisor/advise';
import { scarcestSkill } from './advisor/scarcest-skill';
import { findingsOver } from './findings/findings-over';
import { quotaPace } from './findings/quota-pace';
import { gather } from './gather';
import type { MetaCall } from './meta';
import { type Scope, scopeOf } from './scope';
import { newestBatch, ownBatch } from './store';

/**
 * What stands out in recent work, in one batch or in the use of the quota. All of it is counted from what is stored here:
 * figures that the client sends along are not believed.
 *
 * @throws AppError 404 for a batch that is not the caller's.
 */
export async function dashboardInsights(
  deps: Advising,
  call: MetaCall & { body: DashboardInsightsBody },
): Promise<AiInsights> {
  const { allowance, body } = call;
  const scope = await scopeFor(deps, call);
  const { dashboard_mode: mode, time_range: days, include_competitive_analysis: competes } = body;
  const { candidatesUsed, candidatesRemaining, periodEnd } = allowance;
  return advise(deps, call, {
    reader: AiInsights,
    told: [
      'dashboard',
      mode,
      scope?.batchId,
      days,
      competes,
      candidatesUsed,
      candidatesRemaining,
      periodEnd,
    ],
    by: 'page',
    compute: () => compute(deps, call, scope),
  });
}

async function compute(
  { db, clock }: Advising,
  { actor, allowance, body }: MetaCall & { body: DashboardInsightsBody },
  scope: Scope | null,
): Promise<AiInsights> {
  const now = clock.now();
  const { dashboard_mode: mode, time_range: days } = body;
  const pace = mode === 'batch' ? null : quotaPace(allowance, now);
  const found = scope && (await gather(db, scope));
  return {
    insights: [...(pace ? [pace] : []), ...(found ? findingsOver(found, days) : [])],
    competitive_analysis:
      found && body.include_competitive_analysis
        ? await scarcestSkill(db, { userId: actor.userId, all: found.requirements }, { days, now })
        : null,
    dashboard_mode: mode,
    time_range: String(days),
    generated_by: 'rules',
    cached: false,
    generated_at: now.toISOString(),
  };
}

/** The jobs that findings are wanted over; null where they are about the quota alone, or there is no job yet. */
async function scopeFor(
  deps: Advising,
  { actor, body }: MetaCall & { body: DashboardInsightsBody },
): Promise<Scope | null> {
  const scope = scopeOf(actor.userId, body, deps.clock.now());
  switch (body.dashboard_mode) {
    case 'quota':
      return null;
    case 'batch':
      return only(deps, scope, body.batch_data?.batch_job_id ?? undefined);
    case 'overview':
      return scope;
  }
}

/** One batch: the one that was named, or else the newest that is done. */
async function only(
  { db }: Advising,
  scope: Scope,
  named: string | undefined,
): Promise<Scope | null> {
  if (named && !(await ownBatch(db, scope.userId, named))) throw new AppError('not_found');
  const batchId = named ?? (await newestBatch(db, scope.userId));
  return batchId === null ? null : { ...scope, batchId };
}
