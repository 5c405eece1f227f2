import type { DecisionKind } from '@candor/domain/model/batch';
import { Columns2, Send, Share, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { Kbd } from '../../../ui/Kbd';
import { useLeftByKeys } from '../../../ui/use-left-by-keys';
import { DECISION, DECISIONS } from '../decisions/decision-words';
import { MOST_COMPARED } from '../view/view-state';

type BulkBarProps = {
  count: number;
  onDecide: (decision: DecisionKind) => void;
  onCompare: () => void;
  /** The menu of downloads. */
  exports: ReactNode;
  onShare: () => void;
  onInvite: () => void;
  /** The pointer or the focus is on its button. */
  onInviteLikely: () => void;
  onClear: () => void;
  /** The bar is gone while somebody was in it by keys. */
  onLeft: () => void;
};

/**
 * The label of a button whose icon stands alone where the bar is narrow: on a small tablet, and next to the evidence.
 */
export const WORD_WITH_ROOM = 'max-lg:sr-only min-[80rem]:max-[88rem]:sr-only';

/** Actions for everybody selected. The count is announced whether or not the bar is in view. */
export function BulkBar(props: BulkBarProps) {
  const { count, onDecide, onCompare, exports, onShare, onInvite, onClear } = props;
  const watched = useLeftByKeys(count === 0, props.onLeft);
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? `${formatCount(count)} selected` : ''}
      </p>
      {count > 0 && (
        <section
          {...watched}
          aria-label="Selection"
          className="sticky bottom-4 max-sm:bottom-[calc(12px+env(safe-area-inset-bottom))] z-20 mx-auto mt-4 flex min-h-11 w-max max-w-full items-center gap-1 overflow-x-auto max-sm:w-full max-sm:flex-wrap max-sm:gap-y-0 max-sm:pl-2 max-lg:[&_kbd]:hidden min-[80rem]:max-[100rem]:gap-0.5 min-[80rem]:max-[100rem]:[&_kbd]:hidden rounded-card border border-border bg-surface pr-2 pl-4 text-13 shadow-pop animate-[rise-in_180ms_var(--ease-out)]"
        >
          <span className="num font-medium whitespace-nowrap max-sm:pl-2">
            {formatCount(count)}
            <span className="max-sm:sr-only"> selected</span>
          </span>
          <span aria-hidden className="mx-2 h-5 w-px shrink-0 bg-border" />
          {/* Next to the evidence there is room for either words or keys, and words need no learning. */}
          {DECISIONS.map((decision) => (
            <Button
              key={decision}
              variant="quiet"
              icon={DECISION[decision].icon}
              onClick={() => onDecide(decision)}
              className="px-2"
            >
              <span className={decision === 'shortlist' ? undefined : 'max-lg:sr-only'}>
                {DECISION[decision].verb}
              </span>
              <Kbd>{DECISION[decision].key}</Kbd>
            </Button>
          ))}
          <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-border max-sm:hidden" />
          {/* A phone has room for all of them on two lines; beyond the edge of one nobody looks. */}
          <div className="contents max-sm:order-2 max-sm:flex max-sm:basis-full max-sm:items-center max-sm:justify-between max-sm:border-t max-sm:border-hairline">
            <Button
              variant="quiet"
              icon={Columns2}
              disabled={count < 2 || count > MOST_COMPARED}
              title={
                count > MOST_COMPARED ? `Up to ${MOST_COMPARED} people side by side` : undefined
              }
              onClick={onCompare}
              className="px-2"
            >
              Compare <Kbd>C</Kbd>
            </Button>
            {exports}
            <Button variant="quiet" icon={Share} onClick={onShare} className="px-2">
              <span className={WORD_WITH_ROOM}>Share</span>
            </Button>
            <Button
              variant="quiet"
              icon={Send}
              aria-haspopup="dialog"
              onClick={onInvite}
              onPointerEnter={props.onInviteLikely}
              onFocus={props.onInviteLikely}
              className="px-2"
            >
              Invite
            </Button>
          </div>
          <span className="sticky right-0 bg-surface max-sm:order-1 max-sm:ml-auto">
            <IconButton label="Clear the selection" icon={X} size="sm" onClick={onClear} />
          </span>
        </section>
      )}
    </>
  );
}
