import { DecisionKind } from '@candor/domain/model/batch';
import { type Decision, Opinion, type Share } from '@candor/domain/model/review';
import type { DecisionRow } from './store/decisions';
import type { OpinionRow, ShareRow } from './store/shares';

const KeptDecision = DecisionKind.nullable();

/** A decision as the wire shows it. */
export function presentDecision(row: DecisionRow): Decision {
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

/** A link as its owner sees it, with what its readers said. */
export function presentShare(row: ShareRow, opinions: readonly OpinionRow[]): Share {
  const given = opinions.map((one) => ({
    candidate_id_internal: one.candidateId,
    opinion: Opinion.parse(one.opinion),
    updated_at: one.updatedAt.toISOString(),
  }));
  const count = (kind: Opinion) => given.filter(({ opinion }) => opinion === kind).length;
  return {
    share_id: row.id,
    expires_at: row.expiresAt.toISOString(),
    show_names: row.showNames,
    candidate_count: row.candidateIds.length,
    created_at: row.createdAt.toISOString(),
    last_opened_at: row.lastOpenedAt?.toISOString() ?? null,
    open_count: row.openCount,
    opinions: {
      counts: { agree: count('agree'), discuss: count('discuss'), pass: count('pass') },
      candidates: given,
    },
  };
}
