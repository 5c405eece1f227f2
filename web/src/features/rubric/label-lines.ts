import { type DraftLine, type PlacedLine, placedLines } from '@candor/domain/rules/rubric-edits';
import { type Labelled, labelRequirements } from '../../ui/score/label-requirements';

export type LabelledLine = Labelled<PlacedLine>;

/** The lines of a job that is still edited in the groups, the order and under the names that its results will show. */
export function labelLines(lines: readonly DraftLine[]): LabelledLine[] {
  return labelRequirements(placedLines(lines));
}
