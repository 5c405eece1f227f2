import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../ui/class-names';
import { formatCount } from '../../ui/format';
import type { NumberRow } from './number-row';

type ChartFrameProps = {
  /** The finding as a sentence. */
  title: ReactNode;
  caption: string;
  columns: readonly [string, string, ...string[]];
  /** A function if there are many: they are requested only when the table is shown. */
  rows: readonly NumberRow[] | (() => readonly NumberRow[]);
  /** The last line of the file that the numbers are saved to. */
  note?: string;
  /** `side` puts the finding at the foot of a wide picture, left of it. */
  layout?: 'stacked' | 'side';
  /** Another picture of the same people, one click away. */
  other?: { label: string; onChoose: () => void } | undefined;
  children: ReactNode;
  className?: string;
};

const SWITCH =
  'min-h-6 rounded-chip text-12 font-medium whitespace-nowrap text-ink-3 hover:text-ink pointer-coarse:min-h-11';

/** A picture of numbers with the same numbers as a table one click away. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, layout = 'stacked', other, children, className } = props;
  const [asTable, setAsTable] = useState(false);
  const region = useId();
  const side = layout === 'side';
  return (
    <figure
      // Not by its caption: the finding is read anyway, and the buttons are no part of it.
      aria-label={props.caption}
      className={cx(
        'min-w-0',
        side && 'md:grid md:grid-cols-[minmax(200px,1fr)_minmax(0,max(560px,60%))] md:gap-8',
        side && (asTable ? 'md:items-start' : 'md:items-end'),
        className,
      )}
    >
      <figcaption
        className={cx(
          'flex gap-x-3 gap-y-1.5',
          side
            ? 'flex-col items-start sm:max-md:flex-row sm:max-md:items-end md:pb-5'
            : 'items-baseline',
        )}
      >
        <span className="min-w-0 flex-1">{title}</span>
        <span
          // Tall enough for a finger, it must not push the finding down.
          className={cx(
            'flex shrink-0 gap-4 print:hidden',
            side ? 'max-md:pointer-coarse:-my-2' : 'relative pointer-coarse:-my-2.5',
          )}
        >
          {other && (
            <button type="button" onClick={other.onChoose} className={SWITCH}>
              {other.label}
            </button>
          )}
          <button
            type="button"
            aria-expanded={asTable}
            aria-controls={region}
            onClick={() => setAsTable(!asTable)}
            className={SWITCH}
          >
            {asTable ? 'View as chart' : 'View as table'}
          </button>
        </span>
      </figcaption>
      <div id={region} className="min-w-0">
        {asTable ? <NumberTable {...props} /> : children}
      </div>
    </figure>
  );
}

type NumbersProps = Pick<ChartFrameProps, 'caption' | 'columns' | 'rows' | 'note'>;

function NumberTable({ caption, columns, rows, note }: NumbersProps) {
  const shown = typeof rows === 'function' ? rows() : rows;
  const save = async () => {
    const { saveRows } = await import('./save-rows');
    saveRows({ caption, columns, rows: shown, note });
  };
  return (
    <>
      <div className="mt-2 max-h-46 overflow-y-auto">
        <table className="w-full text-13">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-12 text-ink-3">
              <th scope="col" className="py-1 text-left font-medium">
                {columns[0]}
              </th>
              {columns.slice(1).map((column) => (
                <th key={column} scope="col" className="py-1 text-right font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, value, more = [] }) => (
              <tr key={id}>
                <td className="border-t border-hairline py-1">{name}</td>
                {[value, ...more].map((cell, index) => (
                  <td
                    key={columns[index + 1] ?? index}
                    className="num border-t border-hairline py-1 text-right"
                  >
                    {typeof cell === 'number' ? formatCount(cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        onClick={() => void save()}
        className={cx(SWITCH, 'mt-1.5 print:hidden')}
      >
        Download CSV
      </button>
    </>
  );
}
