import type { CoverageDot } from '../../../ui/score/CoverageDots';
import type { LabelledRequirement, Row } from './build-rows';

/** A person's verdicts as the dots of the table; `hidden` lists the labels that are left out. */
export function dotsOf(
  row: Row,
  requirements: readonly LabelledRequirement[],
  hidden: readonly string[] = [],
): CoverageDot[] {
  return requirements
    .map(({ id, label, text, group }, index) => ({
      id,
      label,
      text,
      group,
      verdict: row.verdicts[index] ?? 'unclear',
    }))
    .filter(({ label }) => !hidden.includes(label));
}
