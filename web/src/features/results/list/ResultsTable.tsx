import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { scaledToFont } from '../../../ui/font-scale';
import { plural } from '../../../ui/format';
import { Table } from '../../../ui/Table';
import { usePrinting } from '../../../ui/use-printing';
import { useWidth } from '../../../ui/use-width';
import { type TiePlace, tieBracket } from '../rows/rank-rows';
import { isByScore } from '../view/view-state';
import { FastScrollRows } from './FastScrollRows';
import { columnTracks, fitColumns, PAPER, spareWidth, widthAfterScore } from './fit-columns';
import { focusRow } from './focus-row';
import type { ListProps } from './list-props';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { VIRTUAL_ABOVE } from './use-visible-rows';

export type ResultsTableProps = ListProps & {
  onPoint: (rowId: string, requirementId: string | null) => void;
  /** A horizontal arrow key on a row: to the passage of the next requirement. */
  onPeekStep: (rowId: string, by: 1 | -1) => void;
};

const NO_TIES = new Map<string, TiePlace>();

/** The ranked people as a grid with one tab stop: arrows move, Enter opens, horizontal arrows show the passages. */
export function ResultsTable(props: ResultsTableProps) {
  const { title, rows, requirements, sorts, hidden, openId, selected, actions } = props;
  const grid = useRef<HTMLTableElement>(null);
  const places = useMemo(() => new Map(rows.map((row, index) => [row.id, index])), [rows]);
  const placeOf = (id: string | null) => (id === null ? -1 : (places.get(id) ?? -1));
  const activeIndex = Math.max(0, placeOf(props.activeId));
  const activeId = rows[activeIndex]?.id ?? null;
  useFocusFollows(grid, activeId);
  const ties = useMemo(
    () => (isByScore(sorts) ? tieBracket(rows, openId) : NO_TIES),
    [rows, openId, sorts],
  );

  const printing = usePrinting();
  const measured = useWidth(grid);
  const letters = useMemo(() => scaledToFont(1), []);
  // In pixels as wide as with the usual letters, in which the columns are measured.
  const width = measured && measured / letters;
  const dots = requirements.filter(({ label }) => !hidden.includes(label)).length;
  const columns = useMemo(
    () => fitColumns(printing ? PAPER : width, dots, hidden, props.assessed),
    [printing, width, dots, hidden, props.assessed],
  );
  const spare = printing ? 0 : spareWidth(width, columns, dots);
  // A table would be laid out as a whole whenever a row comes or goes.
  const placed = !printing && rows.length > VIRTUAL_ABOVE;

  const moveTo = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    props.onPoint(row.id, null);
    actions.activate(row.id);
    if (openId !== null) actions.open(row.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || activeId === null) return;
    if (!(event.target instanceof Element) || !event.target.closest('tbody')) return;
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
  return (
    <div className="relative isolate">
      {placed && (
        <FastScrollRows
          rows={rows}
          density={props.density}
          widthAfter={widthAfterScore(columns, dots) + spare}
          isCovered={props.isCovered}
        />
      )}
      <Table
        ref={grid}
        role="grid"
        aria-rowcount={props.expected === null ? -1 : props.expected + 1}
        aria-multiselectable
        caption={`${plural(props.expected ?? rows.length, 'candidate')} for ${title}, ranked by match`}
        className={placed ? 'block' : 'table-fixed'}
        style={placed ? tracksStyle(columnTracks(columns, dots, spare > 0)) : undefined}
        onKeyDown={onKeyDown}
      >
        <TableHead
          rows={rows}
          requirements={requirements}
          sorts={sorts}
          hidden={hidden}
          columns={columns}
          placed={placed}
          roomy={spare > 0}
          selected={selected}
          actions={actions}
        />
        <TableBody
          rows={rows}
          requirements={requirements}
          hidden={hidden}
          columns={columns}
          placed={placed}
          density={props.density}
          activeIndex={activeIndex}
          openIndex={placeOf(openId)}
          selected={selected}
          ties={ties}
          decisionOf={props.decisionOf}
          isCovered={props.isCovered}
          actions={actions}
          onPoint={props.onPoint}
          onTap={props.onTap}
        />
      </Table>
    </div>
  );
}

function tracksStyle(tracks: string): CSSProperties {
  return { '--tracks': tracks } as CSSProperties;
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

/** While the focus is in the grid it follows the active row; elsewhere it is left alone. */
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

/** A second Enter moves from the row into the person's evidence. */
function focusPane(): void {
  document.querySelector<HTMLElement>('[data-pane] h2')?.focus();
}
