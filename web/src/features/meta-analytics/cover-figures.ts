import { CROWD, coverFindings } from '../../session/covered-figures';
import type { MetaFigures } from './MetaPanels';

/** The figures for somebody who reads evidence before scores: without the top score, which is one person's, and without scores of few. */
export function coverFigures(meta: MetaFigures): MetaFigures {
  const { strategic_metrics: figures, ai_insights } = meta.assessment_meta_analytics;
  const { top_score: _, average_score, tiers, score_trend = [], sources, ...open } = figures;
  const weeks = score_trend.filter(({ n }) => n >= CROWD);
  const scores = {
    average_score,
    tiers,
    // Without a week there is no picture, and the words for too few people would not be true.
    ...(weeks.length > 0 && { score_trend: weeks }),
  };
  const isCrowd = figures.assessment_count >= CROWD;
  return {
    ...meta,
    assessment_meta_analytics: {
      ai_insights: coverFindings(ai_insights, figures.assessment_count),
      strategic_metrics: {
        ...open,
        ...(isCrowd && scores),
        ...(sources && { sources: sources.map(coverSource) }),
      },
    },
    benchmarks: (isCrowd && meta.benchmarks?.filter(({ n }) => n >= CROWD)) || null,
  };
}

type Source = NonNullable<
  MetaFigures['assessment_meta_analytics']['strategic_metrics']['sources']
>[number];

function coverSource(source: Source): Source {
  return source.candidates >= CROWD
    ? source
    : { ...source, average_score: null, average_interval: null };
}
