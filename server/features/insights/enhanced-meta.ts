import { LEAST_PEOPLE } from '@candor/domain/model/insight';
import type {
  Benchmark,
  CalculateBody,
  EnhancedMetaQuery,
  StillCalculating,
} from '@candor/domain/model/meta-analytics';
import { EnhancedMeta } from '@candor/domain/model/meta-analytics';
import type { Deps } from '../../deps';
import { answerInTime } from './calculations/answer-in-time';
import { type Gathered, gather } from './gather';
import { type MetaCall, presentMeta } from './meta';
import { nameAnswer, nameQuestion } from './name-answer';
import { scopeOf } from './scope';
import { keep, kept, type Place } from './store-kept';
import { peopleByDay } from './store-scores';

type Clocked = Pick<Deps, 'db' | 'clock'>;

/** The requested parts of an answer. */
type Parts = { strategic: boolean; benchmarks: boolean; trends: boolean };

type Asked = { time_range: number; job_filter?: string | null | undefined };

/** Figures with the previous range and the course of the days; a cached answer if one is still valid. */
export async function enhancedMeta(
  deps: Clocked,
  { actor, allowance, query }: MetaCall & { query: EnhancedMetaQuery },
): Promise<EnhancedMeta> {
  const parts = { strategic: query.include_strategic, benchmarks: true, trends: true };
  const place = await placeOf(deps, { actor, allowance }, query, parts);
  const before = await kept(deps.db, EnhancedMeta, place, deps.clock.now());
  if (before) return { ...before, cached: true };
  const answer = await compute(deps, { actor, allowance }, query, parts);
  await keep(deps.db, 'meta', place, answer);
  return answer;
}

/**
 * The same, computed regardless of the cache; or that it is still running, if it takes longer than a caller should
 * wait.
 */
export async function calculateMeta(
  deps: Clocked & Pick<Deps, 'log'>,
  { actor, allowance, body }: MetaCall & { body: CalculateBody },
): Promise<EnhancedMeta | StillCalculating> {
  const parts = {
    strategic: true,
    benchmarks: body.include_benchmarks,
    trends: body.include_trends,
  };
  const call = { actor, allowance };
  const question = nameQuestion(actor.userId, [...toldBy(call, body, parts), body.cache_results]);
  return answerInTime(deps, question, async () => {
    const place = await placeOf(deps, call, body, parts);
    const answer = await compute(deps, call, body, parts);
    if (body.cache_results) await keep(deps.db, 'meta', place, answer);
    return answer;
  });
}

/** Keys an answer by the question, the plan it describes, and the state of its data. */
function placeOf({ db }: Clocked, call: MetaCall, asked: Asked, parts: Parts): Promise<Place> {
  return nameAnswer(db, call.actor.userId, toldBy(call, asked, parts));
}

function toldBy({ actor, allowance }: MetaCall, asked: Asked, parts: Parts): readonly unknown[] {
  const { time_range: days, job_filter: jobs } = asked;
  return [days, jobs ?? '', parts, allowance.plan, actor.isPartner];
}

async function compute(
  deps: Clocked,
  call: MetaCall,
  asked: Asked,
  parts: Parts,
): Promise<EnhancedMeta> {
  const now = deps.clock.now();
  const started = performance.now();
  const scope = scopeOf(call.actor.userId, asked, now);
  const found = await gather(deps.db, scope);
  const meta = presentMeta(call, found, { days: asked.time_range, type: 'all' }, started);
  const { strategic_metrics: metrics, ai_insights } = meta.assessment_meta_analytics;
  const { assessment_count, time_range } = metrics;
  return {
    ...meta,
    assessment_meta_analytics: {
      strategic_metrics: parts.strategic ? metrics : { assessment_count, time_range },
      ai_insights,
    },
    benchmarks: parts.benchmarks ? benchmarksOf(found) : null,
    trends: parts.trends
      ? [{ name: 'People scored', points: await peopleByDay(deps.db, scope) }]
      : null,
    cached: false,
    generated_at: now.toISOString(),
  };
}

/** The figures of this range next to those of the previous one; none if one of the two has too few people. */
function benchmarksOf({ scores: own, earlier }: Gathered): Benchmark[] {
  if (!earlier || own.people < LEAST_PEOPLE || earlier.people < LEAST_PEOPLE) return [];
  const shareOfGood = ({ good, excellent, people }: typeof own) =>
    Math.round((100 * (good + excellent)) / people);
  const n = earlier.people;
  return [
    { name: 'Average score', own: own.average ?? 0, value: earlier.average ?? 0, n },
    { name: 'Good or excellent matches, %', own: shareOfGood(own), value: shareOfGood(earlier), n },
    { name: 'People scored', own: own.people, value: n, n },
  ];
}
