import type { CoverageDot } from '../../ui/score/CoverageDots';
import type { LabelledRequirement, Row } from './build-rows';

/** A person's verdicts as the dots of the table. */
export function dotsOf(row: Row, requirements: readonly LabelledRequirement[]): CoverageDot[] {
  return requirements.map(({ id, label, text, importance }, index) => ({
    id,
    label,
    text,
    importance,
    verdict: row.verdicts[index] ?? 'unclear',
  }));
}
