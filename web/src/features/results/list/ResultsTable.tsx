import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { Table } from '../../../ui/Table';
import { type TiePlace, tieBracket } from '../rows/rank-rows';
import type { Density } from '../view/preferences';
import { isByScore } from '../view/view-state';
import { focusRow } from './focus-row';
import type { ListProps } from './list-props';
import { ResultRow } from './ResultRow';
import { TableHead } from './TableHead';
import { useVisibleRows } from './use-visible-rows';

export type ResultsTableProps = ListProps & {
  onPoint: (rowId: string, requirementId: string | null) => void;
  /** An arrow to the side on a row: to the sentence of the next requirement. */
  onPeekStep: (rowId: string, by: 1 | -1) => void;
};

const ROW_HEIGHT: Record<Density, number> = { comfortable: 44, compact: 36 };
const NO_TIES = new Map<string, TiePlace>();

/** The ranked people as a grid with one tab stop: arrows walk, Enter opens, sideways reads the sentences. */
export function ResultsTable(props: ResultsTableProps) {
  const { title, rows, requirements, sorts, hidden, density, openId, selected, actions } = props;
  const grid = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const activeId = rows.some((row) => row.id === props.activeId)
    ? props.activeId
    : (rows[0]?.id ?? null);
  const activeIndex = rows.findIndex((row) => row.id === activeId);
  const openIndex = rows.findIndex((row) => row.id === openId);
  const stretches = useVisibleRows({
    body,
    count: rows.length,
    rowHeight: ROW_HEIGHT[density],
    pinned: [activeIndex, openIndex],
    at: openIndex,
  });
  useFocusFollows(grid, activeId);
  const ties = useMemo(
    () => (isByScore(sorts) ? tieBracket(rows, openId) : NO_TIES),
    [rows, openId, sorts],
  );

  const moveTo = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    props.onPoint(row.id, null);
    actions.activate(row.id);
    if (openId !== null) actions.open(row.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || activeId === null) return;
    const run = gridKeys(event.key, {
      down: () => moveTo(activeIndex + 1),
      up: () => moveTo(activeIndex - 1),
      first: () => moveTo(0),
      last: () => moveTo(rows.length - 1),
      open: () => (activeId === openId ? focusPane() : actions.open(activeId)),
      aside: (by) => props.onPeekStep(activeId, by),
    });
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const columns = 8 - ['must', 'yours'].filter((column) => hidden.includes(column)).length;
  return (
    <Table
      ref={grid}
      role="grid"
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      caption={`${rows.length} candidates for ${title}, ranked by match`}
      className="table-fixed"
    >
      <TableHead
        rows={rows}
        requirements={requirements}
        sorts={sorts}
        hidden={hidden}
        selected={selected}
        actions={actions}
      />
      <tbody ref={body} onKeyDown={onKeyDown}>
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
              requirements={requirements}
              hidden={hidden}
              density={density}
              open={row.id === openId}
              active={row.id === activeId}
              selected={selected.has(row.id)}
              tie={ties.get(row.id) ?? null}
              decision={props.decisionOf(row.id)}
              covered={props.isCovered(row.id)}
              actions={actions}
              onPoint={props.onPoint}
            />
          );
        })}
      </tbody>
    </Table>
  );
}

type GridMoves = {
  down: () => void;
  up: () => void;
  first: () => void;
  last: () => void;
  open: () => void;
  aside: (by: 1 | -1) => void;
};

function gridKeys(key: string, moves: GridMoves): (() => void) | undefined {
  switch (key) {
    case 'ArrowDown':
      return moves.down;
    case 'ArrowUp':
      return moves.up;
    case 'Home':
      return moves.first;
    case 'End':
      return moves.last;
    case 'Enter':
      return moves.open;
    case 'ArrowRight':
      return () => moves.aside(1);
    case 'ArrowLeft':
      return () => moves.aside(-1);
    default:
      return undefined;
  }
}

/** While the focus is in the grid it goes where the active row goes; elsewhere it is left alone. */
function useFocusFollows(grid: React.RefObject<HTMLTableElement | null>, activeId: string | null) {
  useEffect(() => {
    const element = grid.current;
    const focused = document.activeElement;
    if (!element || !(focused instanceof HTMLElement) || !focused.closest('tbody')) return;
    if (
      !element.contains(focused) ||
      focused.closest<HTMLElement>('[data-row]')?.dataset.row === activeId
    )
      return;
    focusRow(activeId);
  }, [grid, activeId]);
}

/** A second Enter goes from the row into the evidence of its person. */
function focusPane(): void {
  document.querySelector<HTMLElement>('[data-pane] h2')?.focus();
}
