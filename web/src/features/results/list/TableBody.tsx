import { memo, useMemo, useRef } from 'react';
import { withLetters } from '../../../ui/with-letters';
import type { TiePlace } from '../rows/rank-rows';
import { type Columns, countAfterScore } from './fit-columns';
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
  ties: ReadonlyMap<string, TiePlace>;
  onPoint: (rowId: string, requirementId: string | null) => void;
};

/** The table rows in view. A separate component, so that scrolling re-renders nothing else. */
export const TableBody = memo(function TableBody(props: TableBodyProps) {
  const { rows, hidden, columns, density, activeIndex, openIndex } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useMemo(() => withLetters(ROW_HEIGHT[density]), [density]);
  const stretches = useVisibleRows({
    body,
    rows,
    rowHeight,
    glimpsed: true,
    pinned: [activeIndex, openIndex],
    at: openIndex,
  });
  return (
    <tbody ref={body}>
      {stretches.map((stretch) => {
        if (stretch.kind === 'gap') {
          return (
            <tr key={stretch.key} aria-hidden>
              <td colSpan={5 + countAfterScore(columns)} style={{ height: stretch.height }} />
            </tr>
          );
        }
        const row = rows[stretch.index];
        if (!row) return null;
        return (
          <WholeRow
            key={row.id}
            row={row}
            place={stretch.index + 2}
            requirements={props.requirements}
            hidden={hidden}
            columns={columns}
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
