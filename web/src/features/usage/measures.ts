import type { DayPoint, UsageStats } from '@candor/domain/model/analytics';
import { plural } from '../../ui/format';

export const MEASURES = ['analyses', 'candidates', 'calls'] as const;
export type Measure = (typeof MEASURES)[number];

export const MEASURE_NAME: Record<Measure, string> = {
  candidates: 'Candidates',
  analyses: 'Analyses',
  calls: 'API calls',
};

/** One measure of use: its days, their sum, and how so many of it are called. */
export type Measured = {
  points: readonly DayPoint[];
  total: number;
  counted: (count: number) => string;
};

/** What was measured of the use by days. */
export function measuredOf(usage: UsageStats, measure: Measure): Measured {
  switch (measure) {
    case 'candidates':
      return {
        points: usage.candidates_by_day,
        total: usage.total_candidates_processed,
        counted: (count) => plural(count, 'candidate'),
      };
    case 'analyses':
      return {
        points: usage.analyses_by_day,
        total: usage.total_analyses,
        counted: (count) => plural(count, 'analysis', 'analyses'),
      };
    case 'calls':
      return {
        points: usage.api_calls_by_day,
        total: usage.total_api_calls,
        counted: (count) => plural(count, 'API call'),
      };
  }
}
