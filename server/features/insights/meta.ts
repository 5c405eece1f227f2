import type { MetaAnalytics, MetaQuery } from '@candor/domain/model/meta-analytics';
import type { Actor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import type { Deps } from '../../deps';
import { findingsOver } from './findings/findings-over';
import { type Gathered, gather, metricsOf } from './gather';
import { scopeOf } from './scope';

export type MetaCall = { actor: Actor; allowance: Allowance };

/** Figures and findings over the jobs of a range of days. */
export async function metaAnalytics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, allowance, query }: MetaCall & { query: MetaQuery },
): Promise<MetaAnalytics> {
  const started = performance.now();
  const found = await gather(db, scopeOf(actor.userId, query, clock.now()));
  const asked = { days: query.time_range, type: query.metric_type };
  return presentMeta({ actor, allowance }, found, asked, started);
}

/** Puts what was counted since `started`, as `performance.now` has it, into the form of the wire. */
export function presentMeta(
  { actor, allowance }: MetaCall,
  found: Gathered,
  { days, type }: { days: number; type: MetaQuery['metric_type'] },
  started: number,
): MetaAnalytics {
  const findings = findingsOver(found, days);
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
