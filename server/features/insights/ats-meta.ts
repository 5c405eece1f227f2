import type { ats } from '@candor/domain/api/ats';
import { AppError } from '@candor/domain/errors';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import type { MetaAnalytics } from '@candor/domain/model/meta-analytics';
import { serverMessages } from '@candor/domain/server-messages';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { couldNotRead } from './findings/could-not-read';
import { scarceMust } from './findings/scarce-must';
import { scoreShift } from './findings/score-shift';
import { scoreMetrics, skillMetrics } from './gather';
import { requirementFigures } from './requirement-figures';
import { before, scopeOf } from './scope';
import {
  type AtsScope,
  atsRequirements,
  atsScoreFigures,
  atsWeeks,
  connectionOf,
} from './store-ats';

/**
 * Figures and findings over what was scored of a system's applications in a range of days.
 *
 * @throws AppError 404 without a connection.
 */
export async function atsMeta(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, allowance, query }: Call<typeof ats.ashby.meta>,
  type: AtsType,
): Promise<MetaAnalytics> {
  const started = performance.now();
  const connectionId = await connectionOf(db, actor.userId, type);
  if (connectionId === null) {
    const detail = serverMessages.atsNotConnected(ATS_NAMES[type]);
    throw new AppError('not_found', { detail, reason: 'not_connected', ats_type: type });
  }
  const scope = scopeOf(actor.userId, query, clock.now());
  const over = (range: typeof scope): AtsScope => ({ ...range, connectionId, ats: type });
  const scores = await atsScoreFigures(db, over(scope));
  const earlier = await atsScoreFigures(db, over(before(scope)));
  const weeks = await atsWeeks(db, over(scope));
  const { asked, counts } = await atsRequirements(db, over(scope));
  const requirements = requirementFigures(asked, counts);
  const findings = [
    scarceMust(requirements),
    couldNotRead(scores),
    scoreShift(scores, earlier, query.time_range),
  ];
  return {
    assessment_meta_analytics: {
      strategic_metrics: {
        assessment_count: scores.people,
        ...scoreMetrics({ scores, weeks }),
        ...skillMetrics(requirements),
        time_range: String(query.time_range),
      },
      // What they advise is done in the results of a batch, which an ATS job has none of.
      ai_insights: findings.flatMap((finding) =>
        finding ? [{ ...finding, actions: [], links: [] }] : [],
      ),
    },
    data_source: type,
    plan_type: allowance.plan,
    integration_partner: actor.isPartner,
    total_jobs: scores.jobs,
    total_assessments: scores.people,
    processing_time_seconds: Math.round(performance.now() - started) / 1000,
  };
}
