import { useRef } from 'react';
import { Head, SortHead, Table } from '../../../ui/Table';
import { useWidth } from '../../../ui/use-width';
import { AssessmentRow } from './AssessmentRow';
import { fitColumns } from './fit-columns';
import type { ReportRow } from './report-rows';
import { nextSort, type Sort, type SortKey } from './report-view';
import { WIDTHS } from './report-widths';
import { useRowWalk } from './use-row-walk';

type AssessmentTableProps = {
  title: string;
  rows: readonly ReportRow[];
  sort: Sort;
  /** Some scores are not to be seen yet: nothing is ordered by them. */
  covered: boolean;
  running: boolean;
  /** The address of an application's own report. */
  hrefOf: (id: string) => string;
  onSort: (sort: Sort) => void;
  onOpen: (id: string) => void;
};

/** The applications of a job as a grid with one tab stop; a row leads to the report of its application. */
export function AssessmentTable(props: AssessmentTableProps) {
  const { title, rows, sort, onSort, onOpen } = props;
  const place = useRef<HTMLDivElement>(null);
  // Until it is measured it is at most as wide as its window.
  const columns = fitColumns(useWidth(place) ?? window.innerWidth);
  const walk = useRowWalk(
    rows.map(({ id }) => id),
    onOpen,
  );
  const head = (by: SortKey, label: string) => ({
    label,
    direction: sort.by === by ? sort.direction : null,
    onSort: () => onSort(nextSort(sort, by)),
  });
  return (
    <div ref={place}>
      <Table
        ref={walk.table}
        role="grid"
        caption={`Candidates for ${title}`}
        className="table-fixed"
        onKeyDown={walk.onKeyDown}
      >
        <thead>
          <tr>
            {columns.rank && (
              <Head end className={WIDTHS.rank}>
                <abbr title="Rank" className="no-underline">
                  #
                </abbr>
              </Head>
            )}
            <SortHead
              {...head('candidate', 'Candidate')}
              {...(!columns.rank && { className: WIDTHS.first })}
            />
            {props.covered ? (
              <Head className={WIDTHS.match}>Match</Head>
            ) : (
              <SortHead {...head('score', 'Match')} className={WIDTHS.match} />
            )}
            {columns.stage && <SortHead {...head('stage', 'Stage')} className={WIDTHS.stage} />}
            {columns.assessed && (
              <SortHead {...head('assessed', 'Assessed')} end className={WIDTHS.assessed} />
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AssessmentRow
              key={row.id}
              row={row}
              columns={columns}
              active={row.id === walk.activeId}
              running={props.running}
              href={props.hrefOf(row.id)}
              onActivate={walk.activate}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
