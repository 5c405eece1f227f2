import { memo, useRef } from 'react';
import { withLetters } from '../../../ui/with-letters';
import type { TiePlace } from '../rows/rank-rows';
import type { ListProps } from './list-props';
import { ResultRow } from './ResultRow';
import { ROW_HEIGHT } from './row-height';
import { useVisibleRows } from './use-visible-rows';

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
> & {
  /** The row that keys act on. */
  activeIndex: number;
  /** -1 while nobody is open. */
  openIndex: number;
  ties: ReadonlyMap<string, TiePlace>;
  onPoint: (rowId: string, requirementId: string | null) => void;
};

/** The rows of the table that are in sight. By itself, so that scrolling draws nothing else again. */
export const TableBody = memo(function TableBody(props: TableBodyProps) {
  const { rows, hidden, density, activeIndex, openIndex } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const stretches = useVisibleRows({
    body,
    count: rows.length,
    rowHeight: withLetters(ROW_HEIGHT[density]),
    pinned: [activeIndex, openIndex],
    at: openIndex,
  });
  const columns = 8 - ['must', 'yours'].filter((column) => hidden.includes(column)).length;
  return (
    <tbody ref={body}>
      {stretches.map((stretch) => {
        if (stretch.kind === 'gap') {
          return (
            <tr key={stretch.key} aria-hidden>
              <td colSpan={columns} style={{ height: stretch.height }} />
            </tr>
          );
        }
        const row = rows[stretch.index];
        if (!row) return null;
        return (
          <ResultRow
            key={row.id}
            row={row}
            place={stretch.index + 2}
            requirements={props.requirements}
            hidden={hidden}
            density={density}
            open={stretch.index === openIndex}
            active={stretch.index === activeIndex}
            selected={props.selected.has(row.id)}
            tie={props.ties.get(row.id) ?? null}
            decision={props.decisionOf(row.id)}
            covered={props.isCovered(row.id)}
            actions={props.actions}
            onPoint={props.onPoint}
          />
        );
      })}
    </tbody>
  );
});
