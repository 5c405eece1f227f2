import { type ProcessedItem, ReadProblemCode } from '@candor/domain/model/batch';
import type { FullRow, OutcomesRow, ResultRow, SummaryRow } from './store/results';

/** Created once: creating a schema takes longer than everything else that is done for a row. */
const KeptErrorCode = ReadProblemCode.nullable().catch(null);

/** What every form of a result shows about one candidate. */
export function presentItem(row: ResultRow): ProcessedItem {
  return {
    candidate_id_internal: row.id,
    ordinal: row.ordinal,
    charged_to_quota: row.charged,
    original_filename: row.originalFilename,
    candidate_name: row.candidateName,
    candidate_id: row.candidateId,
    email: row.email,
    headline: row.headline,
    match_score: row.score,
    error: row.error,
    error_code: KeptErrorCode.parse(row.errorCode),
    duplicate_of: row.duplicateOf,
    decision: row.decision,
  };
}

/** An item of `results`, with the summary of its match if there is one. */
export function presentSummary(row: SummaryRow): ProcessedItem {
  return {
    ...presentItem(row),
    ...(row.matchSummary && { match_results_summary: row.matchSummary }),
  };
}

/** The same with only the outcome of each requirement, and the flags about the document. */
export function presentOutcomes(row: OutcomesRow): ProcessedItem {
  const { outcomes, flags } = row;
  return {
    ...presentItem(row),
    ...(outcomes && { match_outcomes: outcomes }),
    ...(flags.length > 0 && { match_flags: [...flags] }),
  };
}

/** An item of `results-full`, with the complete match if there is one. */
export function presentFull(row: FullRow): ProcessedItem {
  return { ...presentItem(row), ...(row.matchResults && { match_results: row.matchResults }) };
}
