import type { EnhancedMeta, StrategicMetrics } from '@candor/domain/model/meta-analytics';

/** The figures of a month with forty people in three jobs. */
export function theMetrics(over: Partial<StrategicMetrics> = {}): StrategicMetrics {
  return {
    assessment_count: 40,
    average_score: 61.4,
    top_score: 91,
    time_range: '30',
    tiers: { excellent: 4, good: 8, fair: 20, poor: 8 },
    score_trend: [
      { week: '2026-02-02', median: 57, low: 48, high: 66, n: 18 },
      { week: '2026-02-09', median: 61, low: 50, high: 72, n: 22 },
    ],
    skill_gaps: [
      { skill: 'Kafka', demand: 3, supply: 28, n: 40 },
      { skill: 'Airflow', demand: 2, supply: 2, n: 40 },
    ],
    scarce_requirements: [{ text: 'Airflow', met: 2, partial: 5, unclear: 3, unmet: 30, n: 40 }],
    sources: [
      {
        input_type: 'csv_file',
        candidates: 37,
        average_score: 61.8,
        average_interval: { low: 57.2, high: 66.4 },
        could_not_read: 0,
      },
      {
        input_type: 'zip_file',
        candidates: 3,
        average_score: null,
        average_interval: null,
        could_not_read: 2,
      },
    ],
    time_to_result: { median_seconds: 125, n: 3 },
    decisions: { shortlist: 4, maybe: 2, set_aside: 10, undecided: 24 },
    invitation_funnel: { invited: 12, opened: 9, started: 7, submitted: 5 },
    ...over,
  };
}

/** The answer that has these figures. */
export function aMeta(
  metrics: Partial<StrategicMetrics> = {},
  over: Partial<EnhancedMeta> = {},
): EnhancedMeta {
  return {
    assessment_meta_analytics: {
      strategic_metrics: theMetrics(metrics),
      ai_insights: [
        {
          id: 'scarce-must',
          title: 'A must-have that few people show',
          category: 'skills',
          claim: 'Of all must-haves, “Airflow” is shown by the fewest: 2 of 40.',
          basis: '2 jobs asked for it; 2 met, 5 partial, of 40 people with a score.',
          n: 40,
          confidence: 'medium',
          actions: ['Open What-if in one of these jobs.'],
        },
        {
          id: 'score-shift',
          title: 'Matches became better',
          category: 'scores',
          claim: 'The middle score rose from 55 to 61.',
          basis: '40 people in the last 30 days, 25 in the 30 days before.',
          n: 25,
          confidence: 'medium',
          actions: [],
        },
      ],
    },
    data_source: 'batch',
    plan_type: 'professional',
    integration_partner: false,
    total_jobs: 3,
    total_assessments: 40,
    processing_time_seconds: 0.12,
    benchmarks: [{ name: 'Average score', own: 61.4, value: 57, n: 120 }],
    trends: [{ name: 'People scored', points: [{ date: '2026-02-09', value: 22 }] }],
    cached: false,
    generated_at: '2026-03-02T09:00:00.000Z',
    ...over,
  };
}
