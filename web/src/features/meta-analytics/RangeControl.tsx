import { SegmentedControl } from '../../ui/SegmentedControl';
import { RANGES, type Range } from './meta-state';

type RangeControlProps = { range: Range; onChange: (range: Range) => void };

/** How many days back figures reach. */
export function RangeControl({ range, onChange }: RangeControlProps) {
  return (
    <SegmentedControl
      legend="Time range"
      value={range}
      onChange={onChange}
      segments={RANGES.map((days) => ({ value: days, label: `${days} days` }))}
      className="max-sm:w-full"
    />
  );
}
