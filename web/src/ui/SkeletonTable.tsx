import { cx } from './class-names';
import { Skeleton } from './Skeleton';
import { Head, Table } from './Table';

export type SkeletonColumn = {
  /** What its head will say. */
  name: string;
  /** The head says it to nobody who sees. */
  silent?: boolean;
  /** Width, padding and visibility, by the classes that the head will have. */
  className?: string | undefined;
  /** The bars of a cell, one below the other, each with its size by class. */
  bars: readonly string[];
  end?: boolean;
};

type SkeletonTableProps = {
  /** What is loading: `Loading the batches`. */
  label: string;
  columns: readonly SkeletonColumn[];
  rows: number;
  /** The height of a row, by class. */
  rowHeight: string;
  /** Rows come in groups, each under a heading, of which the first is drawn. */
  grouped?: boolean;
};

/** A table that is read for the first time, in the columns that it will have: nothing moves when its rows arrive. */
export function SkeletonTable({ label, columns, rows, rowHeight, grouped }: SkeletonTableProps) {
  return (
    <div role="status" aria-label={label}>
      <Table aria-hidden caption={label} className="table-fixed">
        <thead>
          <tr>
            {columns.map(({ name, silent, className, end = false }) => (
              <Head key={name} end={end} className={className}>
                {!silent && name}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {grouped && (
            <tr className="h-10">
              <td className="border-b border-border" />
              <td className="border-b border-border px-2" colSpan={columns.length - 1}>
                <Skeleton atOnce className="h-3 w-40" />
              </td>
            </tr>
          )}
          {[...Array(rows).keys()].map((row) => (
            <tr key={row} className={rowHeight}>
              {columns.map((column) => (
                <SkeletonCell key={column.name} {...column} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function SkeletonCell({ className, bars, end }: SkeletonColumn) {
  return (
    <td className={cx('border-b border-hairline px-2', className)}>
      <span className="flex flex-col gap-2">
        {bars.map((bar) => (
          <Skeleton key={bar} atOnce className={cx('max-w-full', end && 'self-end', bar)} />
        ))}
      </span>
    </td>
  );
}
