import type { RubricLine } from '@candor/domain/model/rubric';
import type { ScoringTerms } from '../../scoring/account-terms';
import { linesWithoutSignal } from '../../scoring/semantic-signal';
import { nameJob } from './job-reading';
import type { BatchRow } from './store/batch';

/**
 * The edited rubric of a batch that is run again; null if there is none, or if it refers to a reading by another
 * engine or another state of the terms. The line of a semantic signal that is no longer configured is dropped.
 */
export function keptLines(
  { rubric, jobText, engineVersion, semanticModel }: BatchRow,
  terms: ScoringTerms | null,
  model: string | null,
): readonly RubricLine[] | null {
  if (!rubric) return null;
  if (nameJob(jobText, terms, semanticModel).engineVersion !== engineVersion) return null;
  return model === semanticModel ? rubric.lines : linesWithoutSignal(rubric.lines);
}
