import { type Decision, DecisionKind } from '@candor/domain/model/batch';
import type { decisions } from '../db/schema';

const KeptDecision = DecisionKind.nullable();

/** A decision as the wire shows it. */
export function presentDecision(row: typeof decisions.$inferSelect): Decision {
  return {
    batch_job_id: row.batchId,
    candidate_id_internal: row.candidateId,
    decision: KeptDecision.parse(row.decision),
    reason: row.reason,
    note: row.note,
    score_seen: row.scoreSeen,
    engine_version: row.engineVersion,
    decided_by: row.decidedBy,
    updated_at: row.updatedAt.toISOString(),
    revision: row.revision,
  };
}
