import { type ProcessedItem, ReadProblemCode } from '@candor/domain/model/batch';
import type { FullRow, OutcomesRow, ResultRow, SummaryRow } from './store/results';

/** Made once: making a schema takes longer than everything else that is done for a row. */
const KeptErrorCode = ReadProblemCode.nullable().catch(null);

/** What every form of a result shows of one candidate. */
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

/** An item of `results`: with the summary of its match where there is one. */
export function presentSummary(row: SummaryRow): ProcessedItem {
  return {
    ...presentItem(row),
    ...(row.matchSummary && { match_results_summary: row.matchSummary }),
  };
}

/** The same with no more than what became of each requirement, and what was noticed in the document. */
export function presentOutcomes(row: OutcomesRow): ProcessedItem {
  const { outcomes, flags } = row;
  return {
    ...presentItem(row),
    ...(outcomes && { match_outcomes: outcomes }),
    ...(flags.length > 0 && { match_flags: [...flags] }),
  };
}

/** An item of `results-full`: with the whole match where there is one. */
export function presentFull(row: FullRow): ProcessedItem {
  return { ...presentItem(row), ...(row.matchResults && { match_results: row.matchResults }) };
}
