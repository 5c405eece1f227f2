import { ArrowDown, ArrowUp } from 'lucide-react';
import type {
  MouseEvent,
  ReactNode,
  Ref,
  TableHTMLAttributes,
  TdHTMLAttributes,
  ThHTMLAttributes,
} from 'react';
import { cx } from './class-names';

/** A native table with 13 px text; only the table scrolls horizontally. */
export function Table({
  caption,
  children,
  className,
  ...rest
}: TableHTMLAttributes<HTMLTableElement> & {
  caption: string;
  children: ReactNode;
  ref?: Ref<HTMLTableElement>;
}) {
  return (
    <table {...rest} className={cx('w-full border-separate border-spacing-0 text-13', className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

type HeadProps = ThHTMLAttributes<HTMLTableCellElement> & { children?: ReactNode; end?: boolean };

/** A column header. */
export function Head({ children, end, className, ...rest }: HeadProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx(
        'h-8.5 border-b border-border px-2 text-12 font-medium whitespace-nowrap text-ink-3',
        end ? 'text-right' : 'text-left',
        className,
      )}
    >
      {children}
    </th>
  );
}

type SortHeadProps = {
  label: ReactNode;
  direction: 'ascending' | 'descending' | null;
  onSort: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Its position among several sort columns, from 1. */
  place?: number | undefined;
  end?: boolean;
  className?: string;
};

/** A column header that sorts; the arrow and `aria-sort` show the direction. */
export function SortHead({ label, direction, onSort, place, end, className }: SortHeadProps) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Head aria-sort={direction ?? 'none'} {...(end && { end })} {...(className && { className })}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          'inline-flex min-h-6 items-center gap-1 rounded-chip hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 print:min-h-6 print:min-w-0',
          direction && 'text-ink-2',
        )}
      >
        {label}
        {direction && <Arrow size={12} strokeWidth={1.75} aria-hidden />}
        {place && <span className="num text-12 font-normal text-ink-3">{place}</span>}
      </button>
    </Head>
  );
}

type CellProps = TdHTMLAttributes<HTMLTableCellElement> & { children?: ReactNode; end?: boolean };

/** A cell over a hairline; numbers are right-aligned with tabular figures. */
export function Cell({ children, end, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      className={cx(
        'h-11 border-b border-hairline px-2 align-middle',
        end && 'num text-right',
        className,
      )}
    >
      {children}
    </td>
  );
}
