import { coverageWidth } from '../../../ui/score/CoverageDots';
import { Head, SortHead } from '../../../ui/Table';
import type { Sort } from '../rows/sort-rows';
import type { ListProps } from './list-props';
import { RequirementLegend } from './RequirementLegend';

type TableHeadProps = Pick<
  ListProps,
  'rows' | 'requirements' | 'sorts' | 'hidden' | 'selected' | 'actions'
>;

/** The heads of the columns: each sorts, together with Shift also after another; a requirement tells its words first. */
export function TableHead({
  rows,
  requirements,
  sorts,
  hidden,
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
    <thead className="[&_th]:sticky [&_th]:top-14 [&_th]:z-[5] [&_th]:bg-bg">
      <tr aria-rowindex={1}>
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
            className="size-4 cursor-pointer align-middle accent-(--accent)"
          />
        </Head>
        <SortHead {...head('name', 'Candidate')} />
        <SortHead {...head('score', 'Match')} className="w-[132px]" />
        <th
          scope="col"
          className="hidden h-8.5 border-b border-border px-2 text-left text-12 font-medium text-ink-3 md:table-cell"
          style={{ width: 16 + coverageWidth(shown.length) }}
        >
          <RequirementLegend requirements={shown} sorts={sorts} onSort={actions.sort} />
        </th>
        {!hidden.includes('must') && (
          <SortHead {...head('must', 'Must')} end className="hidden w-16 sm:table-cell" />
        )}
        {!hidden.includes('yours') && (
          <SortHead
            {...head('yours', 'Yours')}
            className="hidden w-[116px] pl-4 lg:table-cell print:table-cell"
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
