import { expect, test } from 'vitest';
import { coverFigures } from './cover-figures';
import { aMeta, theMetrics } from './testing/meta-samples';

const covered = (...meta: Parameters<typeof aMeta>) => {
  const { assessment_meta_analytics, benchmarks } = coverFigures(aMeta(...meta));
  return { ...assessment_meta_analytics.strategic_metrics, benchmarks };
};

test('many people keep their figures, but for the top score, which is one person’s', () => {
  const figures = covered();
  expect(figures.top_score).toBeUndefined();
  expect(figures.average_score).toBe(61.4);
  expect(figures.tiers).toMatchObject({ excellent: 4 });
  expect(figures.benchmarks).toHaveLength(1);
});

test('few people together have no score, and everything else stays', () => {
  const figures = covered({ assessment_count: 19 });
  expect([figures.average_score, figures.tiers, figures.score_trend]).toEqual(
    Array.from({ length: 3 }, () => undefined),
  );
  expect(figures.benchmarks).toBeNull();
  expect(figures.scarce_requirements).toHaveLength(1);
  expect(figures.decisions).toMatchObject({ shortlist: 4 });
});

test('of few people it is not found how many are good matches', () => {
  const { ai_insights } = aMeta().assessment_meta_analytics;
  const waiting = {
    id: 'waiting-decisions',
    title: 'Decisions wait',
    category: 'process' as const,
    claim: '5 good or excellent matches have no decision yet.',
    basis: '5 people.',
    n: 5,
    confidence: 'high' as const,
    actions: [],
  };
  const foundOf = (assessment_count: number) =>
    coverFigures({
      ...aMeta(),
      assessment_meta_analytics: {
        strategic_metrics: theMetrics({ assessment_count }),
        ai_insights: [waiting, ...ai_insights],
      },
    }).assessment_meta_analytics.ai_insights.map(({ id }) => id);
  expect(foundOf(19)).not.toContain('waiting-decisions');
  expect(foundOf(20)).toContain('waiting-decisions');
});

test('a week and a source of few are left out of the scores of many', () => {
  const figures = covered({
    sources: [
      {
        input_type: 'csv_file',
        candidates: 20,
        average_score: 62,
        average_interval: { low: 58, high: 66 },
        could_not_read: 0,
      },
      {
        input_type: 'zip_file',
        candidates: 19,
        average_score: 48.5,
        average_interval: { low: 44, high: 53 },
        could_not_read: 1,
      },
    ],
  });
  expect(figures.score_trend?.map(({ n }) => n)).toEqual([22]);
  expect(figures.sources?.map(({ average_score }) => average_score)).toEqual([62, null]);
  expect(figures.sources?.map((source) => source.average_interval?.low)).toEqual([58, undefined]);
});

test('where no week has many people there is no course of the weeks', () => {
  const week = { week: '2026-02-02', median: 57, low: 48, high: 66, n: 19 };
  expect(covered({ score_trend: [week] }).score_trend).toBeUndefined();
});

test('what was compared with the scores of few is not compared', () => {
  const own = { name: 'Average score', own: 61.4, value: 57 };
  const benchmarks = [{ ...own, n: 19 }];
  expect(covered({}, { benchmarks }).benchmarks).toEqual([]);
});
