import type { DecisionKind } from '@candor/domain/model/batch';
import { memo } from 'react';
import { cx } from '../../../ui/class-names';
import { CoverageDots } from '../../../ui/score/CoverageDots';
import { CoveredBadge, ScoreBadge } from '../../../ui/score/ScoreBadge';
import { Tag } from '../../../ui/Tag';
import { DecisionIcons } from '../decisions/DecisionIcons';
import { DecisionMark } from '../decisions/DecisionMark';
import type { LabelledRequirement } from '../rows/build-rows';
import { dotsOf } from '../rows/dots-of';
import type { RankedRow, TiePlace } from '../rows/rank-rows';
import type { Density } from '../view/preferences';
import { Bracket } from './Bracket';
import type { ListActions } from './list-props';

type ResultRowProps = {
  row: RankedRow;
  /** Its place in the whole grid, from 1, the head included. */
  place: number;
  requirements: readonly LabelledRequirement[];
  hidden: readonly string[];
  density: Density;
  open: boolean;
  active: boolean;
  selected: boolean;
  tie: TiePlace | null;
  decision: DecisionKind | null;
  covered: boolean;
  actions: ListActions;
  onPoint: (rowId: string, requirementId: string | null) => void;
};

/** One person: rank, name over role, score, coverage, must-haves and what was decided. A click anywhere opens the evidence. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, hidden, open, active, selected, covered, actions } = props;
  const cell = cx(
    'border-b border-hairline px-2 align-middle',
    props.density === 'compact' ? 'h-9' : 'h-11',
  );
  return (
    <tr
      data-row={row.id}
      tabIndex={active ? 0 : -1}
      aria-rowindex={props.place}
      aria-selected={selected}
      onFocus={() => actions.activate(row.id)}
      onClick={() => actions.open(row.id)}
      className={cx(
        'group/row scroll-mt-24 scroll-mb-4 cursor-pointer focus-visible:-outline-offset-2',
        open
          ? '[&>td]:bg-accent-soft [&>td:first-child]:shadow-[inset_2px_0_0_var(--accent)]'
          : 'hover:[&>td]:bg-row-hover',
      )}
    >
      <td className={cx(cell, 'num relative px-0 pl-1 text-right text-ink-3')}>
        {covered ? '' : row.rank}
        {row.tied && !covered && <span className="absolute ml-px">=</span>}
      </td>
      <td className={cx(cell, 'relative px-0')}>{props.tie && <Bracket place={props.tie} />}</td>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: X selects with the keyboard, and Space on the box clicks it */}
      <td
        className={cx(cell, 'px-0 text-center')}
        onClick={(event) => {
          event.stopPropagation();
          actions.select(row.id, event.shiftKey);
        }}
      >
        <input
          type="checkbox"
          tabIndex={-1}
          checked={selected}
          aria-label={`Select ${row.name}`}
          // Its clicks are those of the cell: a larger target, and a click tells of the Shift key.
          onChange={() => undefined}
          className="size-4 cursor-pointer align-middle accent-(--accent)"
        />
      </td>
      <td className={cell}>
        <Who {...props} />
      </td>
      <td className={cell}>
        {covered ? <CoveredBadge /> : <ScoreBadge score={row.score} tier={row.tier} />}
      </td>
      <td className={cx(cell, 'hidden md:table-cell')}>
        <CoverageDots
          dots={dotsOf(row, props.requirements, hidden)}
          onOpen={(requirementId) => actions.open(row.id, requirementId)}
          onPoint={(requirementId) => props.onPoint(row.id, requirementId)}
        />
      </td>
      {!hidden.includes('must') && (
        <td className={cx(cell, 'num hidden text-right text-ink-2 sm:table-cell')}>
          <Musts row={row} />
        </td>
      )}
      {!hidden.includes('yours') && (
        <td className={cx(cell, 'hidden pr-0 pl-4 lg:table-cell print:table-cell')}>
          <Yours {...props} />
        </td>
      )}
    </tr>
  );
});

function Who({ row, density, open, actions }: ResultRowProps) {
  const compact = density === 'compact';
  return (
    <div className={cx(compact && 'flex items-baseline gap-2')}>
      <button
        type="button"
        tabIndex={-1}
        aria-expanded={open}
        onClick={(event) => {
          event.stopPropagation();
          actions.open(row.id);
        }}
        className={cx(
          'truncate rounded-chip text-left leading-4.5 font-medium',
          compact ? 'shrink-0' : 'block w-full',
        )}
      >
        {row.name}
      </button>
      <span className="flex min-w-0 items-center gap-1.5 text-12 text-ink-3">
        <span className="truncate">{row.under}</span>
        {row.duplicate && <Tag tone="line">Same text as another row</Tag>}
      </span>
    </div>
  );
}

function Musts({ row }: { row: RankedRow }) {
  if (row.mustTotal === 0) return null;
  return (
    <>
      <b className={row.mustMet === row.mustTotal ? 'font-strong text-ink' : 'font-medium'}>
        {row.mustMet}
      </b>
      /{row.mustTotal}
    </>
  );
}

function Yours({ row, decision, open, actions }: ResultRowProps) {
  if (decision) return <DecisionMark decision={decision} />;
  return (
    <span
      className={cx(
        'inline-block',
        !open && 'opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100',
      )}
    >
      <DecisionIcons
        name={row.name}
        tabbable={false}
        onDecide={(choice) => actions.decide(row.id, choice)}
      />
    </span>
  );
}
