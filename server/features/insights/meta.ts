import type { MetaAnalytics, MetaQuery } from '@candor/domain/model/meta-analytics';
import type { Actor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import type { Deps } from '../../deps';
import { findingsOver } from './findings/findings-over';
import { gather, metricsOf } from './gather';
import { before, type Scope, scopeOf } from './scope';

export type MetaCall = { actor: Actor; allowance: Allowance };

/** Figures and findings over the jobs of a range of days. */
export async function metaAnalytics(
  deps: Pick<Deps, 'db' | 'clock'>,
  { actor, allowance, query }: MetaCall & { query: MetaQuery },
): Promise<MetaAnalytics> {
  const scope = scopeOf(actor.userId, query, deps.clock.now());
  const asked = { days: query.time_range, type: query.metric_type };
  return presentMeta(deps, { actor, allowance }, scope, asked);
}

/** Counts a range and the one before it, and puts both into the form of the wire. */
export async function presentMeta(
  { db }: Pick<Deps, 'db'>,
  { actor, allowance }: MetaCall,
  scope: Scope,
  { days, type }: { days: number; type: MetaQuery['metric_type'] },
): Promise<MetaAnalytics> {
  const started = performance.now();
  const found = await gather(db, scope);
  const earlier = await gather(db, before(scope));
  const findings = findingsOver(found, earlier, days);
  return {
    assessment_meta_analytics: {
      strategic_metrics: metricsOf(found, days, type),
      ai_insights: findings.filter(({ category }) => type === 'all' || category === type),
    },
    data_source: 'batch',
    plan_type: allowance.plan,
    integration_partner: actor.isPartner,
    total_jobs: found.scores.jobs,
    total_assessments: found.scores.people,
    processing_time_seconds: Math.round(performance.now() - started) / 1000,
  };
}
