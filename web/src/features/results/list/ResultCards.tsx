import { CoverageDots } from '../../../ui/score/CoverageDots';
import { CoveredBadge, ScoreBadge } from '../../../ui/score/ScoreBadge';
import { DecisionIcons } from '../decisions/DecisionIcons';
import { DecisionMark } from '../decisions/DecisionMark';
import { dotsOf } from '../rows/dots-of';
import type { RankedRow } from '../rows/rank-rows';
import type { ListProps } from './list-props';

/** The ranked people on a phone: name, badge, dots and the decision. */
export function ResultCards(props: ListProps) {
  return (
    <ol aria-label={`${props.rows.length} candidates for ${props.title}, ranked by match`}>
      {props.rows.map((row) => (
        <li
          key={row.id}
          className="relative border-b border-hairline py-3 [contain-intrinsic-size:auto_96px] [content-visibility:auto]"
        >
          <Card row={row} {...props} />
        </li>
      ))}
    </ol>
  );
}

function Card({
  row,
  requirements,
  hidden,
  decisionOf,
  isCovered,
  actions,
}: ListProps & { row: RankedRow }) {
  const decision = decisionOf(row.id);
  return (
    <>
      <div className="flex items-start gap-3">
        <button
          type="button"
          onClick={() => actions.open(row.id)}
          // The whole card opens the person; what lies above it keeps its own click.
          className="min-w-0 flex-1 text-left after:absolute after:inset-0 after:rounded-control"
        >
          <span className="block truncate text-16 font-medium">{row.name}</span>
          <span className="block truncate text-13 text-ink-3">{row.under}</span>
        </button>
        <span className="pt-0.5">
          {isCovered(row.id) ? <CoveredBadge /> : <ScoreBadge score={row.score} tier={row.tier} />}
        </span>
      </div>
      <div className="flex items-center gap-2 pt-1">
        <span className="-ml-px min-w-0 flex-1 overflow-hidden">
          <CoverageDots dots={dotsOf(row, requirements, hidden)} />
        </span>
        <span className="relative -mr-2.5 flex min-h-11 items-center">
          {decision ? (
            <button
              type="button"
              aria-label={`Take back: ${row.name}`}
              onClick={() => actions.decide(row.id, decision)}
              className="min-h-11 rounded-control px-2.5"
            >
              <DecisionMark decision={decision} />
            </button>
          ) : (
            <DecisionIcons name={row.name} onDecide={(choice) => actions.decide(row.id, choice)} />
          )}
        </span>
      </div>
    </>
  );
}
