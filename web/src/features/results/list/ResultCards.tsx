import type { DecisionKind } from '@candor/domain/model/batch';
import { memo, useMemo, useRef } from 'react';
import { cx } from '../../../ui/class-names';
import { inRem, scaledToFont } from '../../../ui/font-scale';
import { plural } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';
import { CoverageDots } from '../../../ui/score/CoverageDots';
import { CoveredBadge, ScoreBadge } from '../../../ui/score/ScoreBadge';
import { DecisionIcons } from '../decisions/DecisionIcons';
import { DecisionMark } from '../decisions/DecisionMark';
import { SwipeToDecide } from '../decisions/SwipeToDecide';
import type { LabelledRequirement } from '../rows/build-rows';
import { dotsOf } from '../rows/dots-of';
import type { RankedRow } from '../rows/rank-rows';
import { FlagMark } from './FlagMark';
import type { ListActions, ListProps } from './list-props';
import { useVisibleRows } from './use-visible-rows';

/** In pixels, including its border. */
export const CARD_HEIGHT = 117;

/** The ranked people on a phone: name, badge, dots and the decision. */
export function ResultCards(props: ListProps) {
  const { rows, expected } = props;
  const list = useRef<HTMLOListElement>(null);
  const rowHeight = useMemo(() => scaledToFont(CARD_HEIGHT), []);
  const openIndex = rows.findIndex((row) => row.id === props.openId);
  const stretches = useVisibleRows({
    body: list,
    rows,
    rowHeight,
    glimpsed: false,
    pinned: [openIndex],
    at: openIndex,
  });
  return (
    <ol
      ref={list}
      // A card dragged by a thumb goes to the edge of the screen and no further.
      className="-mx-4 overflow-x-clip px-4 print:mx-0 print:px-0"
      aria-label={`${plural(expected ?? rows.length, 'candidate')} for ${props.title}, ranked by match`}
    >
      {stretches.map((stretch) => {
        if (stretch.kind === 'gap') {
          return <li key={stretch.key} aria-hidden style={{ height: stretch.height }} />;
        }
        const row = rows[stretch.index];
        if (!row) return null;
        return (
          <Card
            key={row.id}
            row={row}
            place={stretch.index + 1}
            of={expected ?? -1}
            requirements={props.requirements}
            hidden={props.hidden}
            decision={props.decisionOf(row.id)}
            covered={props.isCovered(row.id)}
            selected={props.selected.has(row.id)}
            actions={props.actions}
            onTap={props.onTap}
          />
        );
      })}
    </ol>
  );
}

type CardProps = {
  row: RankedRow;
  /** From 1, among all; -1 if the total is unknown. */
  place: number;
  of: number;
  requirements: readonly LabelledRequirement[];
  hidden: readonly string[];
  decision: DecisionKind | null;
  covered: boolean;
  selected: boolean;
  actions: ListActions;
  onTap: ListProps['onTap'];
};

const Card = memo(function Card(props: CardProps) {
  const { row, requirements, hidden, decision, covered, selected, actions } = props;
  return (
    <li
      data-card={row.id}
      aria-posinset={props.place}
      aria-setsize={props.of}
      className={cx(
        'relative scroll-mt-24 scroll-mb-24 border-b py-3 [contain:layout_style]',
        // A hairline would vanish in the tint between two of them.
        selected ? '-mx-4 border-accent/30 bg-accent-soft px-4' : 'border-hairline',
      )}
      style={{ height: inRem(CARD_HEIGHT) }}
    >
      <SwipeToDecide decision={decision} onDecide={(choice) => actions.decide(row.id, choice)}>
        <div className="flex items-start gap-3">
          <label className="relative z-10 -mr-3 -ml-3 grid size-11 shrink-0 place-items-center print:hidden">
            <span className="sr-only">Select {row.name}</span>
            <input
              type="checkbox"
              checked={selected}
              onChange={() => actions.select(row.id, false)}
              className="size-4"
            />
          </label>
          <button
            type="button"
            onClick={() => actions.open(row.id)}
            // The whole card opens the person; controls above it keep their own click.
            className="min-w-0 flex-1 text-left after:absolute after:inset-0 after:rounded-control"
          >
            <span className="block truncate text-16 font-medium">{row.name}</span>
            <span className="flex items-center gap-1.5 text-13 text-ink-3">
              <span className="truncate">{row.under}</span>
              <FlagMark flags={row.flags} />
              {row.assessment && !hidden.includes('assessment') && (
                <span className="num shrink-0">
                  Assessment {row.assessment.score ?? <NotAvailable />}
                </span>
              )}
            </span>
          </button>
          <span className="pt-0.5">
            {covered ? <CoveredBadge /> : <ScoreBadge score={row.score} tier={row.tier} />}
          </span>
        </div>
        <div className="flex items-center gap-2 pt-1">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: beside the dots it is a part of the card, whose button serves the keyboard */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
          <span
            onClick={() => actions.open(row.id)}
            className="relative -ml-px min-w-0 flex-1 cursor-pointer"
          >
            <CoverageDots
              close
              dots={dotsOf(row, requirements, hidden)}
              onOpen={(requirementId) => actions.open(row.id, requirementId)}
              onTap={(requirementId) => props.onTap(row.id, requirementId)}
            />
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
              <DecisionIcons
                name={row.name}
                onDecide={(choice) => actions.decide(row.id, choice)}
              />
            )}
          </span>
        </div>
      </SwipeToDecide>
    </li>
  );
});
