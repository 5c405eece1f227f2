import { memo } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../ui/class-names';
import { formatDay, formatMoment } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';
import { Cell } from '../../../ui/Table';
import type { Columns } from './fit-columns';
import type { ReportRow } from './report-rows';
import { ScoreCell } from './ScoreCell';

type AssessmentRowProps = {
  row: ReportRow;
  columns: Columns;
  /** Whether it is the one that keys act on. */
  active: boolean;
  running: boolean;
  href: string;
  onActivate: (id: string) => void;
  onOpen: (id: string) => void;
};

/** One application: who, where it stands, and its score or why there is none. A click anywhere opens its report. */
export const AssessmentRow = memo(function AssessmentRow(props: AssessmentRowProps) {
  const { row, columns, active, running, href, onActivate, onOpen } = props;
  const under = row.problem ?? (columns.stage ? null : row.stage);
  return (
    <tr
      data-row={row.id}
      tabIndex={active ? 0 : -1}
      onFocus={() => onActivate(row.id)}
      onClick={() => onOpen(row.id)}
      className="scroll-mt-24 scroll-mb-20 cursor-pointer hover:[&>td]:bg-row-hover focus-visible:-outline-offset-2"
    >
      {columns.rank && (
        <Cell end className="text-ink-3">
          {row.rank ?? <span className="sr-only">Without a rank</span>}
          {row.tied && <span className="-mr-2 ml-px inline-block w-2">=</span>}
        </Cell>
      )}
      <Cell className={cx('py-1', !columns.rank && 'pl-0')}>
        <Link
          to={href}
          tabIndex={-1}
          title={row.name}
          onClick={(event) => event.stopPropagation()}
          className="block truncate rounded-chip leading-4.5 font-medium hover:underline"
        >
          {row.name}
        </Link>
        {under && (
          <span
            className={cx(
              'block text-12 text-ink-3',
              row.problem ? 'leading-4 wrap-anywhere' : 'truncate',
            )}
            title={under}
          >
            {under}
          </span>
        )}
      </Cell>
      <Cell className="pl-4 whitespace-nowrap">
        <ScoreCell row={row} running={running} />
      </Cell>
      {columns.stage && (
        <Cell className="truncate text-ink-2" title={row.stage ?? undefined}>
          {row.stage ?? <NotAvailable />}
        </Cell>
      )}
      {columns.assessed && (
        <Cell end className="pr-0 whitespace-nowrap text-ink-3">
          {row.assessedAt === null ? (
            <NotAvailable />
          ) : (
            <time dateTime={row.assessedAt} title={formatMoment(row.assessedAt)}>
              {formatDay(row.assessedAt)}
            </time>
          )}
        </Cell>
      )}
    </tr>
  );
});
