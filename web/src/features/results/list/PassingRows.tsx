import { memo } from 'react';
import { cx } from '../../../ui/class-names';
import type { RankedRow } from '../rows/rank-rows';
import type { Density } from '../view/preferences';
import { type Columns, countAfterScore } from './fit-columns';

type PassingRowsProps = {
  rows: readonly RankedRow[];
  from: number;
  past: number;
  rowHeight: number;
  density: Density;
  columns: Columns;
  isCovered: (id: string) => boolean;
};

const LINES = 'whitespace-pre bg-[linear-gradient(to_top,var(--hairline)_1px,transparent_1px)]';

/**
 * What can be seen of people while the list rushes by: rank, name and score, one line of text for each of them, so that
 * as little as possible is laid out. They become whole rows once there is time to read.
 */
export const PassingRows = memo(function PassingRows(props: PassingRowsProps) {
  const { rows, from, past, rowHeight, density, columns, isCovered } = props;
  const people = rows.slice(from, past);
  const told = (of: (row: RankedRow) => string | number) =>
    people.map((row) => (isCovered(row.id) ? '' : of(row))).join('\n');
  // Where the name stands once the role is under it.
  const withUnder = density === 'comfortable';
  const after = countAfterScore(columns);
  const line = { backgroundSize: `100% ${rowHeight}px`, lineHeight: `${rowHeight}px` };
  return (
    <tr aria-hidden className="relative z-0" style={{ height: rowHeight * people.length }}>
      <td className={cx(LINES, 'num pl-1 text-right text-ink-3')} style={line}>
        {told((row) => row.rank)}
      </td>
      <td className={LINES} style={line} colSpan={2} />
      <td className={cx(LINES, 'px-2 font-medium')} style={line}>
        <span className={cx('block truncate whitespace-pre', withUnder && 'relative -top-2')}>
          {people.map((row) => row.name).join('\n')}
        </span>
      </td>
      <td
        className={cx(LINES, 'num pr-[74px] text-right text-[0.9375rem] font-strong')}
        style={line}
      >
        {told((row) => row.score)}
      </td>
      {after > 0 && <td className={LINES} style={line} colSpan={after} />}
    </tr>
  );
});
