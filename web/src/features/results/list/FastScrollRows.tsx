import { memo, useMemo } from 'react';
import { cx } from '../../../ui/class-names';
import { inRem, scaledToFont } from '../../../ui/font-scale';
import type { RankedRow } from '../rows/rank-rows';
import type { Density } from '../view/preferences';
import { ROW_HEIGHT } from './row-height';

/** People whose lines are laid out together, once they come near the viewport. */
const STRETCH = 100;

type FastScrollRowsProps = {
  rows: readonly RankedRow[];
  density: Density;
  /** The width of the columns after the score, in pixels where letters have their usual size. */
  widthAfter: number;
  isCovered: (id: string) => boolean;
};

/**
 * A preview of people while the list scrolls fast: everybody's rank, name and score, as plain text under the table.
 * It is there from the beginning, so that nothing has to be rendered before there is time to read.
 */
export const FastScrollRows = memo(function FastScrollRows(props: FastScrollRowsProps) {
  const { rows, density, widthAfter, isCovered } = props;
  const rowHeight = useMemo(() => scaledToFont(ROW_HEIGHT[density]), [density]);
  const told = (people: readonly RankedRow[], of: (row: RankedRow) => string | number) =>
    people.map((row) => (isCovered(row.id) ? '' : of(row))).join('\n');
  return (
    // Starts below the header. Inert content is neither announced nor found nor selected: the rows serve for that.
    <div inert className="absolute inset-x-0 top-8.5 -z-1 text-13 print:hidden">
      {stretchesOf(rows).map(({ from, people }) => (
        // Its size is known, so that one which comes near is laid out alone and not the page with it.
        <div
          key={from}
          className="grid bg-[linear-gradient(to_top,var(--hairline)_1px,transparent_1px)] whitespace-pre [contain:strict] [content-visibility:auto]"
          style={{
            height: rowHeight * people.length,
            lineHeight: `${rowHeight}px`,
            backgroundSize: `100% ${rowHeight}px`,
            gridTemplateColumns: `2.25rem 3.25rem minmax(0, 1fr) 7.75rem ${inRem(widthAfter)}`,
          }}
        >
          <div className="num pl-1 text-right text-ink-3">{told(people, (row) => row.rank)}</div>
          <div
            className={cx(
              'col-start-3 truncate px-2 font-medium whitespace-pre',
              // Where the name is once the role is below it.
              density === 'comfortable' && 'relative -top-2',
            )}
          >
            {people.map((row) => row.name).join('\n')}
          </div>
          <div className="num pr-[4.625rem] text-right text-[0.9375rem] font-strong">
            {told(people, (row) => row.score)}
          </div>
        </div>
      ))}
    </div>
  );
});

function stretchesOf(rows: readonly RankedRow[]) {
  return Array.from({ length: Math.ceil(rows.length / STRETCH) }, (_, index) => {
    const from = index * STRETCH;
    return { from, people: rows.slice(from, from + STRETCH) };
  });
}
