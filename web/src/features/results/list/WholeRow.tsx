import type { DecisionKind } from '@candor/domain/model/batch';
import { memo, useState } from 'react';
import { cx } from '../../../ui/class-names';
import { plural } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';
import { CoverageDots } from '../../../ui/score/CoverageDots';
import { CoveredBadge, ScoreBadge } from '../../../ui/score/ScoreBadge';
import { Tag } from '../../../ui/Tag';
import { WholeTerms } from '../../../ui/WholeTerms';
import { DecisionIcons } from '../decisions/DecisionIcons';
import { DecisionMark } from '../decisions/DecisionMark';
import { DECISION } from '../decisions/decision-words';
import type { LabelledRequirement } from '../rows/build-rows';
import { dotsOf } from '../rows/dots-of';
import type { RankedRow, TiePlace } from '../rows/rank-rows';
import type { Density } from '../view/preferences';
import { Bracket } from './Bracket';
import { FlagMark } from './FlagMark';
import type { Columns } from './fit-columns';
import type { ListActions } from './list-props';

type WholeRowProps = {
  row: RankedRow;
  /** Its position in the whole grid, from 1, including the header. */
  place: number;
  /** How far it is below the first row, in pixels, in a list whose rows have places of their own; null in a table. */
  top: number | null;
  requirements: readonly LabelledRequirement[];
  hidden: readonly string[];
  columns: Columns;
  density: Density;
  open: boolean;
  active: boolean;
  selected: boolean;
  tie: TiePlace | null;
  decision: DecisionKind | null;
  covered: boolean;
  actions: ListActions;
  onTap: (rowId: string, requirementId: string) => void;
  onPoint: (rowId: string, requirementId: string | null) => void;
};

/**
 * One person: rank, name over role, score, coverage, must-haves and decision. A click anywhere opens the evidence.
 */
export const WholeRow = memo(function WholeRow(props: WholeRowProps) {
  const { row, hidden, columns, open, active, selected, covered, actions } = props;
  // The buttons are a third of a row's cost: only the row under the pointer has them, so that scrolling stays smooth.
  const [pointed, setPointed] = useState(false);
  const placed = props.top !== null;
  const role = placed ? 'gridcell' : undefined;
  const height = props.density === 'compact' ? 'h-9' : 'h-11';
  const cell = cx(
    'border-b border-hairline px-2 align-middle print:py-1',
    placed && 'content-center',
    height,
  );
  // Painted as a unit and cached until it changes: otherwise all other rows would be repainted whenever the list
  // moves or a row is added. A row with a place of its own is such a unit itself.
  const kept = cx(cell, !placed && 'contain-paint');
  return (
    <tr
      data-row={row.id}
      tabIndex={active ? 0 : -1}
      aria-rowindex={props.place}
      aria-selected={selected}
      aria-label={spokenRow(props)}
      role={placed ? 'row' : undefined}
      style={props.top === null ? undefined : { top: props.top }}
      onFocus={() => actions.activate(row.id)}
      onClick={() => actions.open(row.id)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      className={cx(
        // A layer of its own: unchanged rows are not examined again while the page scrolls.
        placed
          ? cx('absolute inset-x-0 grid grid-cols-(--tracks) [contain:strict]', height)
          : 'relative',
        'z-0 scroll-mt-24 scroll-mb-4 cursor-pointer bg-bg print:bg-transparent focus-visible:-outline-offset-2',
        // Paint containment would cover the focus ring.
        'focus-visible:[&>td]:contain-none',
        open
          ? '[&>td]:bg-accent-soft [&>td:first-child]:shadow-[inset_2px_0_0_var(--accent)] print:[&>td]:bg-transparent print:[&>td:first-child]:shadow-none'
          : 'hover:[&>td]:bg-row-hover',
      )}
    >
      <td role={role} className={cx(cell, 'num px-0 pl-1 text-right whitespace-nowrap text-ink-3')}>
        {covered ? '' : row.rank}
        {row.tied && !covered && <span className="-mr-2 ml-px inline-block w-2">=</span>}
      </td>
      {/* Below the focus ring, which the row draws. */}
      <td role={role} className={cx(cell, 'px-0', props.tie && 'relative -z-1')}>
        {props.tie && <Bracket place={props.tie} />}
      </td>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: X selects with the keyboard, and Space on the box clicks it */}
      <td
        role={role}
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
          // The cell handles its clicks: a larger target, and a click reports the Shift key.
          onChange={() => undefined}
          className="size-4 cursor-pointer align-middle"
        />
      </td>
      <td role={role} className={kept}>
        <Who {...props} />
      </td>
      <td role={role} className={kept}>
        {covered ? <CoveredBadge /> : <ScoreBadge score={row.score} tier={row.tier} />}
      </td>
      {columns.assessment && (
        <td role={role} className={cx(kept, 'num text-right text-ink-2')}>
          {row.assessment && (row.assessment.score ?? <NotAvailable />)}
        </td>
      )}
      {columns.dots && (
        <td role={role} className={kept}>
          <CoverageDots
            dots={dotsOf(row, props.requirements, hidden)}
            onOpen={(requirementId) => actions.open(row.id, requirementId)}
            onTap={(requirementId) => props.onTap(row.id, requirementId)}
            onPoint={(requirementId) => props.onPoint(row.id, requirementId)}
          />
        </td>
      )}
      {columns.must && (
        <td role={role} className={cx(kept, 'num text-right text-ink-2')}>
          <Musts row={row} />
        </td>
      )}
      {columns.yours && (
        <td role={role} className={cx(kept, columns.yours === 'word' ? 'pr-0 pl-4' : 'px-0')}>
          <Yours {...props} reachable={open || pointed} />
        </td>
      )}
    </tr>
  );
});

/** A row as it is heard when it has the focus: its cells alone would tell the name twice and figures without their meaning. */
function spokenRow({ row, covered, decision }: WholeRowProps): string {
  const rank = `rank ${row.rank}${row.tied ? ', tied' : ''}`;
  const parts = [
    row.name,
    row.under,
    covered ? 'match covered' : `match ${row.score} of 100, ${row.tier}, ${rank}`,
    row.mustTotal > 0 && `${row.mustMet} of ${row.mustTotal} must-haves`,
    row.assessment?.score !== null && row.assessment && `assessment ${row.assessment.score}`,
    row.flags.length > 0 && plural(row.flags.length, 'flag'),
    decision && DECISION[decision].mark,
  ];
  return parts.filter((part) => part).join(', ');
}

function Who({ row, density, open, actions }: WholeRowProps) {
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
          'truncate rounded-chip text-left leading-4.5 font-medium focus-visible:-outline-offset-1 print:whitespace-normal',
          compact ? 'shrink-0' : 'block w-full',
        )}
      >
        <WholeTerms>{row.name}</WholeTerms>
      </button>
      <span className="flex min-w-0 items-center gap-1.5 text-12 text-ink-3">
        <span className="truncate print:whitespace-normal">{row.under}</span>
        {row.duplicate && (
          <span title="Same text as another row" className="shrink-0">
            <Tag tone="line">
              Same text <span className="sr-only">as another row</span>
            </Tag>
          </span>
        )}
        <FlagMark flags={row.flags} />
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

function Yours({
  row,
  decision,
  columns,
  reachable,
  actions,
}: WholeRowProps & { reachable: boolean }) {
  const narrow = columns.yours === 'sign';
  if (decision) return <DecisionMark decision={decision} wordless={narrow} />;
  if (narrow || !reachable) return null;
  return (
    <DecisionIcons
      name={row.name}
      tabbable={false}
      onDecide={(choice) => actions.decide(row.id, choice)}
    />
  );
}
