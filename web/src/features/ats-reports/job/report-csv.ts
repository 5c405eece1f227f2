import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { csvText } from '../../../api/csv-text';
import type { ReportRow } from './report-rows';

/** Applications of a job as CSV, in their order; the last line says how to use it. */
export function reportCsv(rows: readonly ReportRow[]): string {
  return csvText([
    [
      'rank',
      'candidate',
      'match_score',
      'tier',
      'state',
      'problem',
      'stage',
      'assessed_at',
      'assessment_id',
    ],
    ...rows.map((row) => [
      row.rank,
      row.name,
      row.score,
      row.tier,
      row.state,
      row.problem,
      row.stage,
      row.assessedAt,
      row.id,
    ]),
    [DISCLAIMER],
  ]);
}
