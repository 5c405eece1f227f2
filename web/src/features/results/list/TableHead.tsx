import { cx } from '../../../ui/class-names';
import { inRem } from '../../../ui/font-scale';
import { coverageWidth } from '../../../ui/score/CoverageDots';
import { Head, SortHead } from '../../../ui/Table';
import type { Sort } from '../rows/sort-rows';
import type { Columns } from './fit-columns';
import type { ListProps } from './list-props';
import { RequirementLegend } from './RequirementLegend';

// Each header cell has the background: that of a sticky row group is not always painted, and people would show
// through.
const STICKY = 'sticky top-14 z-[5] [&_th]:bg-bg print:[&_th]:bg-transparent';

type TableHeadProps = Pick<
  ListProps,
  'rows' | 'requirements' | 'sorts' | 'hidden' | 'selected' | 'actions'
> & {
  columns: Columns;
  /** Whether the columns are those of a grid, since the rows are in no table. */
  placed: boolean;
  /** Names have their maximum width: the rest goes to the last column. */
  roomy: boolean;
};

/** The column headers: each sorts, with Shift as a secondary order; a requirement shows its words first. */
export function TableHead({
  rows,
  requirements,
  sorts,
  hidden,
  columns,
  placed,
  roomy,
  selected,
  actions,
}: TableHeadProps) {
  const shown = requirements.filter(({ label }) => !hidden.includes(label));
  const head = (key: string, label: string) => ({
    label,
    direction: sorts.find((sort) => sort.key === key)?.direction ?? null,
    place: placeOf(sorts, key),
    onSort: (event: { shiftKey: boolean }) => actions.sort(key, event.shiftKey),
  });
  const all = rows.length > 0 && rows.every((row) => selected.has(row.id));
  return (
    <thead role={placed ? 'rowgroup' : undefined} className={cx(STICKY, placed && 'block')}>
      <tr
        aria-rowindex={1}
        role={placed ? 'row' : undefined}
        className={cx(placed && 'grid grid-cols-(--tracks) [&>th]:content-center')}
      >
        <Head end className="w-9 px-0 pl-1">
          #
        </Head>
        <Head className="w-5 px-0">
          <span className="sr-only">Tie</span>
        </Head>
        <Head className="w-8 px-0 text-center">
          <input
            type="checkbox"
            checked={all}
            aria-label={all ? 'Select nobody' : 'Select everybody shown'}
            onChange={(event) => actions.selectAll(event.target.checked)}
            className="size-4 cursor-pointer align-middle"
          />
        </Head>
        <SortHead {...head('name', 'Candidate')} {...(roomy && { className: 'w-90' })} />
        <SortHead {...head('score', 'Match')} className="w-31" />
        {columns.assessment && (
          <SortHead {...head('assessment', 'Assessment')} end className="w-26" />
        )}
        {columns.dots && (
          <th
            scope="col"
            className="h-8.5 border-b border-border px-2 text-left text-12 font-medium text-ink-3"
            style={{ width: inRem(16 + coverageWidth(shown.length)) }}
          >
            <RequirementLegend requirements={shown} sorts={sorts} onSort={actions.sort} />
          </th>
        )}
        {columns.must && <SortHead {...head('must', 'Must')} end className="w-15" />}
        {columns.yours && (
          <SortHead
            {...head('yours', 'Yours')}
            className={cx(
              columns.yours === 'sign' ? 'w-10 px-0' : 'pl-4',
              columns.yours === 'word' && !roomy && 'w-25',
            )}
          />
        )}
      </tr>
    </thead>
  );
}

function placeOf(sorts: readonly Sort[], key: string): number | undefined {
  const index = sorts.findIndex((sort) => sort.key === key);
  return sorts.length > 1 && index !== -1 ? index + 1 : undefined;
}
