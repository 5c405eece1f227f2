import type { DecisionKind } from '@candor/domain/model/batch';
import { ChevronDown, ChevronUp, Eye, EyeOff, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { formatCount } from '../../../ui/format';
import { DecisionFoot } from '../decisions/DecisionFoot';
import type { RankedRow } from '../rows/rank-rows';
import { KeepsFocus } from './KeepsFocus';
import { PersonReading, type PersonReadingProps } from './PersonReading';
import { StuckHead } from './StuckHead';

/** Scrolled this far the name is out of view, in pixels. */
const HEAD_GONE = 32;

export type CandidatePaneProps = PersonReadingProps & {
  /** The people in screen order. */
  rows: readonly RankedRow[];
  /** How many there will be once everybody is loaded; null while only the server could tell. */
  expected: number | null;
  nameOf: (id: string) => string;
  onDecide: (decision: DecisionKind) => void;
  onHideNames: (hide: boolean) => void;
  /** Something in it was pressed, focused or scrolled. */
  onRead: () => void;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** One person next to the table: position in the ranking, the match and its evidence, and the decision. */
export function CandidatePane(props: CandidatePaneProps) {
  const { candidateId, rows, expected, review, hideNames, nameOf, onRead, onOpen } = props;
  const index = rows.findIndex((row) => row.id === candidateId);
  const [before, after] = [rows[index - 1], rows[index + 1]];
  const person = props.ranked.find((row) => row.id === candidateId);
  const [scrolled, setScrolled] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const covered = props.evidenceFirst.isCovered(candidateId);
  const headStuck = scrolled && person !== undefined;
  return (
    <div data-pane className="flex h-full min-h-0 flex-col">
      <div className="flex flex-wrap items-center gap-1 px-4 py-2 pointer-coarse:py-1">
        <IconButton
          label="Previous candidate (K)"
          icon={ChevronUp}
          disabled={!before}
          onClick={() => before && onOpen(before.id)}
        />
        <IconButton
          label="Next candidate (J)"
          icon={ChevronDown}
          disabled={!after}
          onClick={() => after && onOpen(after.id)}
        />
        {index !== -1 && (
          <span className="num ml-1 text-12 whitespace-nowrap text-ink-3">
            {formatCount(index + 1)}
            {expected !== null && ` of ${formatCount(expected)}`}
          </span>
        )}
        <Button
          variant="quiet"
          size="sm"
          icon={hideNames ? Eye : EyeOff}
          onClick={() => props.onHideNames(!hideNames)}
          className="ml-auto font-normal"
        >
          {hideNames ? 'Show names' : 'Hide names'}
        </Button>
        <IconButton label="Close (Esc)" icon={X} onClick={props.onClose} />
      </div>
      <div className="notice-room relative flex min-h-0 flex-1 flex-col">
        {headStuck && <StuckHead name={nameOf(candidateId)} person={person} covered={covered} />}
        {/* biome-ignore lint/a11y/useSemanticElements: no fields are grouped here */}
        <div
          ref={place}
          role="group"
          aria-label={nameOf(candidateId)}
          // Heard with the name by those who walk from one to the next in here.
          aria-description={person && matchWords(person, covered)}
          tabIndex={-1}
          onPointerDown={onRead}
          onFocus={onRead}
          onScroll={({ currentTarget }) => {
            setScrolled(currentTarget.scrollTop > HEAD_GONE);
            onRead();
          }}
          className={cx(
            'scroll-edge min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-4 pt-2 pb-6 -outline-offset-2 sm:px-6',
            // Sticky elements of the reading stop below the header; the padding at the top counts by itself.
            headStuck && 'scroll-pt-20 [--reading-top:calc(1.75rem-1px)]',
          )}
        >
          <KeepsFocus key={candidateId} place={place}>
            <PersonReading {...props} />
          </KeepsFocus>
        </div>
      </div>
      <DecisionFoot
        candidateId={candidateId}
        review={review}
        nameOf={nameOf}
        onDecide={props.onDecide}
        onNext={after ? () => onOpen(after.id) : null}
      />
    </div>
  );
}

function matchWords({ score, tier }: RankedRow, covered: boolean): string {
  return covered ? 'Match covered' : `Match ${score} of 100, ${tier}`;
}
