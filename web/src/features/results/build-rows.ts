import type { ProcessedItem } from '@candor/domain/model/batch';
import type { JobRequirement, Verdict } from '@candor/domain/model/match';
import { type Tier, tierOf } from '@candor/domain/rules/tiers';
import { type Labelled, labelRequirements } from '../../ui/score/label-requirements';

export type LabelledRequirement = Labelled<JobRequirement>;

/** One scored person as the table shows it. */
export type Row = {
  id: string;
  name: string;
  under: string;
  score: number;
  tier: Tier;
  /** In the order of the labelled requirements. */
  verdicts: Verdict[];
  mustMet: number;
  mustTotal: number;
  ordinal: number;
  duplicate: boolean;
};

/** One document without a score. */
export type UnreadRow = { id: string; name: string; cause: string; ordinal: number };

export type Rows = { scored: Row[]; unread: UnreadRow[]; requirements: LabelledRequirement[] };

/** Parts what was scored from what could not be read, and reads each person's verdicts. */
export function buildRows(
  items: readonly ProcessedItem[],
  jobRequirements: readonly JobRequirement[],
): Rows {
  const requirements = labelRequirements(jobRequirements);
  const scored: Row[] = [];
  const unread: UnreadRow[] = [];
  for (const item of items) {
    const score = item.match_score;
    if (score === null) unread.push(unreadRow(item));
    else scored.push(scoredRow(item, score, requirements));
  }
  return { scored, unread, requirements };
}

/** What to call a person: the name, else the file, else the place in the source. */
export function nameOf(
  item: Pick<ProcessedItem, 'candidate_name' | 'original_filename' | 'ordinal'>,
): string {
  return item.candidate_name?.trim() || item.original_filename || `Candidate ${item.ordinal}`;
}

function scoredRow(
  item: ProcessedItem,
  score: number,
  requirements: readonly LabelledRequirement[],
): Row {
  const outcomes =
    item.match_results_summary?.requirements ?? item.match_results?.requirements ?? [];
  const verdictOf = new Map(outcomes.map((outcome) => [outcome.id, outcome.verdict]));
  const verdicts = requirements.map(({ id }) => verdictOf.get(id) ?? 'unclear');
  const musts = requirements.map(({ importance }) => importance === 'must');
  return {
    id: item.candidate_id_internal,
    name: nameOf(item),
    under: item.headline || (item.candidate_name ? item.original_filename : null) || '',
    score,
    tier: tierOf(score),
    verdicts,
    mustMet: verdicts.filter((verdict, index) => musts[index] && verdict === 'met').length,
    mustTotal: musts.filter((must) => must).length,
    ordinal: item.ordinal,
    duplicate: item.duplicate_of !== null,
  };
}

function unreadRow(item: ProcessedItem): UnreadRow {
  return {
    id: item.candidate_id_internal,
    name: item.original_filename ?? nameOf(item),
    cause: item.error ?? 'No text could be read from this document.',
    ordinal: item.ordinal,
  };
}
