import type { DecisionKind } from '@candor/domain/model/batch';
import type { Verdict } from '@candor/domain/model/match';
import type { LabelledRequirement } from '../rows/build-rows';
import type { RankedRow } from '../rows/rank-rows';

/** The passages that show each requirement, by its id. */
export type Quotes = ReadonlyMap<string, readonly string[]>;

/** What is exported, and which parts of it. */
export type Exported = {
  rows: readonly RankedRow[];
  requirements: readonly LabelledRequirement[];
  decisionOf: (id: string) => DecisionKind | null;
  /** A score covered on screen is left out of the file, and so is the rank that would reveal it. */
  isCovered: (id: string) => boolean;
  /** The quotes of each person, by id; null for a file without any. */
  quotes: ReadonlyMap<string, Quotes> | null;
};

export type ExportedRequirement = {
  requirement: string;
  importance: 'must' | 'nice';
  verdict: Verdict;
  evidence?: readonly string[];
};

/** One person in both file formats; null if the score is covered. */
export type ExportedPerson = {
  rank: number | null;
  candidate: string;
  match_score: number | null;
  tier: string | null;
  must_met: number;
  must_total: number;
  decision: DecisionKind | null;
  requirements: ExportedRequirement[];
};

/** Rows of the list in export form, in order. */
export function exportedPeople(exported: Exported): ExportedPerson[] {
  return exported.rows.map((row) => {
    const told = !exported.isCovered(row.id);
    return {
      rank: told ? row.rank : null,
      candidate: row.name,
      match_score: told ? row.score : null,
      tier: told ? row.tier : null,
      must_met: row.mustMet,
      must_total: row.mustTotal,
      decision: exported.decisionOf(row.id),
      requirements: requirementsOf(row, exported),
    };
  });
}

function requirementsOf(row: RankedRow, { requirements, quotes }: Exported): ExportedRequirement[] {
  return requirements.map(({ id, text, importance }, index) => ({
    requirement: text,
    importance,
    verdict: row.verdicts[index] ?? 'unclear',
    ...(quotes && { evidence: quotes.get(row.id)?.get(id) ?? [] }),
  }));
}
