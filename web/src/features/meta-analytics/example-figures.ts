import type { MetaAnalytics } from '@candor/domain/model/meta-analytics';

/** Figures of nobody: they draw the page for accounts whose plan does not have it yet. */
export const EXAMPLE_FIGURES: MetaAnalytics = {
  assessment_meta_analytics: {
    strategic_metrics: {
      assessment_count: 380,
      average_score: 63.2,
      top_score: 94,
      time_range: '30',
      tiers: { excellent: 38, good: 104, fair: 161, poor: 77 },
      score_trend: [
        { week: '2026-01-05', median: 57, low: 46, high: 68, n: 84 },
        { week: '2026-01-12', median: 61, low: 49, high: 71, n: 97 },
        { week: '2026-01-19', median: 60, low: 50, high: 72, n: 91 },
        { week: '2026-01-26', median: 66, low: 54, high: 77, n: 108 },
      ],
    },
    ai_insights: [],
  },
  data_source: 'batch',
  plan_type: 'professional',
  integration_partner: false,
  total_jobs: 6,
  total_assessments: 380,
  processing_time_seconds: 0,
};
