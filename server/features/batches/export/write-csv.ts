import type { JobRequirement } from '@candor/domain/model/match';
import { tierOf } from '@candor/domain/rules/tiers';
import { csvLine } from '../../../http/csv-line';
import type { ReviewedRow } from '../store/results';

/** Without it Excel reads UTF-8 as the local code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

const FACTS = [
  'rank',
  'candidate_name',
  'candidate_id',
  'email',
  'original_filename',
  'headline',
  'match_score',
  'tier',
  'charged_to_quota',
  'duplicate_of',
  'error',
  'candidate_id_internal',
  'decision',
  'decision_reason',
  'decision_note',
  'score_seen',
];

/** The header of an export: facts, then the verdict and the best evidence for each requirement. */
export function csvHeader(requirements: readonly JobRequirement[]): string {
  const columns = requirements.flatMap(({ text }) => [text, `${text}: evidence`]);
  return BYTE_ORDER_MARK + csvLine([...FACTS, ...columns]);
}

/** One candidate; equal scores share a `rank`, which is empty without a score. */
export function csvRow(
  row: ReviewedRow,
  rank: number | null,
  requirements: readonly JobRequirement[],
): string {
  const results = new Map(row.matchResults?.requirements.map((one) => [one.id, one]));
  return csvLine([
    rank,
    row.candidateName,
    row.candidateId,
    row.email,
    row.originalFilename,
    row.headline,
    row.score,
    row.score === null ? null : tierOf(row.score),
    String(row.charged),
    row.duplicateOf,
    row.error,
    row.id,
    row.decision,
    row.decisionReason,
    row.decisionNote,
    row.scoreSeen,
    ...requirements.flatMap(({ id }) => {
      const result = results.get(id);
      return [result?.verdict ?? null, result?.evidence[0]?.quote ?? null];
    }),
  ]);
}
