import { memo, useMemo, useRef } from 'react';
import { cx } from '../../../ui/class-names';
import { scaledToFont } from '../../../ui/font-scale';
import type { TiePlace } from '../rows/rank-rows';
import type { Columns } from './fit-columns';
import type { ListProps } from './list-props';
import { ROW_HEIGHT } from './row-height';
import { useVisibleRows } from './use-visible-rows';
import { WholeRow } from './WholeRow';

type TableBodyProps = Pick<
  ListProps,
  | 'rows'
  | 'requirements'
  | 'hidden'
  | 'density'
  | 'selected'
  | 'decisionOf'
  | 'isCovered'
  | 'actions'
  | 'onTap'
> & {
  /** The row that keys act on. */
  activeIndex: number;
  /** -1 while nobody is open. */
  openIndex: number;
  columns: Columns;
  /** Whether each row has a place of its own in a block as high as all of them, instead of one after another. */
  placed: boolean;
  ties: ReadonlyMap<string, TiePlace>;
  onPoint: (rowId: string, requirementId: string | null) => void;
};

// Hiding a row that has the focus would take it away.
const PLACED =
  'relative block [contain:size_layout] data-passed:not-focus-within:[content-visibility:hidden]';

/** The table rows in view. A separate component, so that scrolling re-renders nothing else. */
export const TableBody = memo(function TableBody(props: TableBodyProps) {
  const { rows, placed, density, activeIndex, openIndex } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useMemo(() => scaledToFont(ROW_HEIGHT[density]), [density]);
  const stretches = useVisibleRows({
    body,
    rows,
    rowHeight,
    glimpsed: true,
    pinned: [activeIndex, openIndex],
    at: openIndex,
  });
  return (
    <tbody
      ref={body}
      role={placed ? 'rowgroup' : undefined}
      className={cx(placed && PLACED)}
      style={placed ? { height: rows.length * rowHeight } : undefined}
    >
      {stretches.map((stretch) => {
        const row = stretch.kind === 'row' && rows[stretch.index];
        if (!row) return null;
        return (
          <WholeRow
            key={row.id}
            row={row}
            place={stretch.index + 2}
            top={placed ? stretch.index * rowHeight : null}
            requirements={props.requirements}
            hidden={props.hidden}
            columns={props.columns}
            density={density}
            open={stretch.index === openIndex}
            active={stretch.index === activeIndex}
            selected={props.selected.has(row.id)}
            tie={props.ties.get(row.id) ?? null}
            decision={props.decisionOf(row.id)}
            covered={props.isCovered(row.id)}
            actions={props.actions}
            onPoint={props.onPoint}
            onTap={props.onTap}
          />
        );
      })}
    </tbody>
  );
});
