import type { ProcessedItem } from '@candor/domain/model/batch';
import type { BatchAssessment } from '@candor/domain/model/batch-assessment';
import type { JobRequirement, Verdict } from '@candor/domain/model/match';
import { type Tier, tierOf } from '@candor/domain/rules/tiers';
import { type Labelled, labelRequirements } from '../../../ui/score/label-requirements';
import { isMustHave } from '../../../ui/score/requirement-group';
import { maskFor } from '../privacy/mask';
import { fileName } from './file-name';

export type LabelledRequirement = Labelled<JobRequirement>;

/** One scored person as shown in the table. */
export type Row = {
  id: string;
  name: string;
  under: string;
  score: number;
  tier: Tier;
  /** In the order of the labelled requirements. */
  verdicts: Verdict[];
  /** From 0 to 1, in the same order. */
  strengths: number[];
  mustMet: number;
  mustTotal: number;
  ordinal: number;
  duplicate: boolean;
  /** What a reader of the score should know about the document, in words. */
  flags: readonly string[];
  /** The result of an assessment that they finished; null for none. */
  assessment: BatchAssessment | null;
};

export type AssessmentOf = ReadonlyMap<string, BatchAssessment>;

export const NO_ASSESSMENTS: AssessmentOf = new Map();

const NO_FLAGS: readonly string[] = [];

/** One document without a score. */
export type UnreadRow = { id: string; name: string; cause: string; ordinal: number };

export type Rows = {
  scored: Row[];
  /** Reading failed. */
  unread: UnreadRow[];
  /** The batch was cancelled before anybody looked. */
  cancelled: UnreadRow[];
  requirements: LabelledRequirement[];
};

/**
 * Separates scored people from documents that could not be read or were skipped, and reads each person's verdicts.
 */
export function buildRows(
  items: readonly ProcessedItem[],
  jobRequirements: readonly JobRequirement[],
  hideNames = false,
  assessmentOf: AssessmentOf = NO_ASSESSMENTS,
): Rows {
  const requirements = labelRequirements(jobRequirements);
  const scored: Row[] = [];
  const unread: UnreadRow[] = [];
  const cancelled: UnreadRow[] = [];
  for (const item of items) {
    const score = item.match_score;
    if (score === null) {
      const shelf = item.error_code === 'cancelled' ? cancelled : unread;
      shelf.push(unreadRow(item, hideNames));
    } else {
      const assessment = assessmentOf.get(item.candidate_id_internal) ?? null;
      scored.push({ ...scoredRow(item, score, requirements, hideNames), assessment });
    }
  }
  return { scored, unread, cancelled, requirements };
}

/** What to call a person: by name, otherwise file, otherwise position in the source. */
export function nameOf(
  item: Pick<ProcessedItem, 'candidate_name' | 'original_filename' | 'ordinal'>,
): string {
  return item.candidate_name?.trim() || fileName(item.original_filename) || numberedName(item);
}

/** What to call a person whose name is hidden. */
export function numberedName({ ordinal }: Pick<ProcessedItem, 'ordinal'>): string {
  return `Candidate ${ordinal}`;
}

function scoredRow(
  item: ProcessedItem,
  score: number,
  requirements: readonly LabelledRequirement[],
  hideNames: boolean,
): Omit<Row, 'assessment'> {
  const outcomeOf = new Map(item.match_outcomes?.map((outcome) => [outcome.id, outcome]));
  const verdicts = requirements.map(({ id }) => outcomeOf.get(id)?.verdict ?? 'unclear');
  const musts = requirements.map(isMustHave);
  return {
    id: item.candidate_id_internal,
    name: hideNames ? numberedName(item) : nameOf(item),
    under: hideNames ? hiddenUnder(item) : shownUnder(item),
    score,
    tier: tierOf(score),
    verdicts,
    strengths: requirements.map(({ id }) => outcomeOf.get(id)?.strength ?? 0),
    mustMet: verdicts.filter((verdict, index) => musts[index] && verdict === 'met').length,
    mustTotal: musts.filter((must) => must).length,
    ordinal: item.ordinal,
    duplicate: item.duplicate_of !== null,
    flags: item.match_flags ?? NO_FLAGS,
  };
}

function shownUnder(item: ProcessedItem): string {
  return item.headline || (item.candidate_name ? fileName(item.original_filename) : null) || '';
}

function hiddenUnder(item: ProcessedItem): string {
  return item.headline ? maskFor([item.candidate_name, item.email])(item.headline) : '';
}

/** An unreadable file is identified by its own name; for a table that does not say which of its rows it is. */
function unreadName(item: ProcessedItem): string {
  const file = item.original_filename;
  return file === null || /\.csv$/i.test(file) ? nameOf(item) : file;
}

function unreadRow(item: ProcessedItem, hideNames: boolean): UnreadRow {
  return {
    id: item.candidate_id_internal,
    name: hideNames ? numberedName(item) : unreadName(item),
    cause: item.error ?? 'No text could be read from this document.',
    ordinal: item.ordinal,
  };
}
