import type { Decision, DecisionKind } from '@candor/domain/model/batch';
import type { DecisionBody } from '@candor/domain/model/review';

/** A decision about a person, as the screen needs it. */
export type Judgement = {
  decision: DecisionKind | null;
  reason: string | null;
  note: string | null;
  scoreSeen: number | null;
  engineVersion: string | null;
  updatedAt: string | null;
  /** 0 until the first decision. */
  revision: number;
};

/** Judgements by candidate. */
export type Judgements = Readonly<Record<string, Judgement>>;

export const UNDECIDED: Judgement = {
  decision: null,
  reason: null,
  note: null,
  scoreSeen: null,
  engineVersion: null,
  updatedAt: null,
  revision: 0,
};

/** A wire-format decision as the screen needs it. */
export function judgementOf(decision: Decision): Judgement {
  return {
    decision: decision.decision,
    reason: decision.reason,
    note: decision.note,
    scoreSeen: decision.score_seen,
    engineVersion: decision.engine_version,
    updatedAt: decision.updated_at,
    revision: decision.revision,
  };
}

/** How many people have each decision. */
export function countDecided(judgements: Judgements): Record<DecisionKind, number> {
  const counts = { shortlist: 0, maybe: 0, set_aside: 0 };
  for (const { decision } of Object.values(judgements)) {
    if (decision !== null) counts[decision] += 1;
  }
  return counts;
}

/** A judgement after these changes, the oldest first. Only what a change contains is changed. */
export function changedBy(judgement: Judgement, changes: readonly DecisionBody[]): Judgement {
  const now = { ...judgement };
  for (const { decision, reason, note } of changes) {
    if (decision !== undefined) now.decision = decision;
    if (reason !== undefined) now.reason = reason;
    if (note !== undefined) now.note = note;
  }
  return now;
}
