import { Columns2, Rows3, Share, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';

type HeadActionsProps = {
  shortlisted: number;
  /** Nobody is here yet: the buttons are placeholders in their final position. */
  loading: boolean;
  /** People stand side by side: the button leads back to the list. */
  comparing: boolean;
  /** A bar for the selected people is at the thumb, in the place of this one. */
  selecting: boolean;
  onWhatIf: () => void;
  /** The pointer or the focus is on its button. */
  onWhatIfLikely: () => void;
  onCompare: () => void;
  onShare: () => void;
  /** The menu of downloads. */
  menu: ReactNode;
};

/** Actions for the whole batch. On a phone the three main ones are within reach of the thumb. */
export function HeadActions(props: HeadActionsProps) {
  const { shortlisted, loading, comparing, selecting, onWhatIf, onCompare, onShare, menu } = props;
  const buttons = (
    <>
      <Button
        icon={SlidersHorizontal}
        disabled={loading}
        onClick={onWhatIf}
        onPointerEnter={props.onWhatIfLikely}
        onFocus={props.onWhatIfLikely}
      >
        What-if
      </Button>
      {/* As wide with either word, so that nothing beside it moves. */}
      <Button
        icon={comparing ? Rows3 : Columns2}
        disabled={loading}
        onClick={onCompare}
        className="sm:min-w-27"
      >
        {comparing ? 'List' : 'Compare'}
      </Button>
    </>
  );
  const share = (
    // As wide without a number as with one of two figures: the first decision moves nothing.
    <Button
      variant="primary"
      icon={Share}
      disabled={loading}
      onClick={onShare}
      className="sm:min-w-26"
    >
      Share{shortlisted > 0 ? ` ${shortlisted}` : ''}
    </Button>
  );
  return (
    <>
      <span className="hidden gap-2 sm:flex">{buttons}</span>
      {menu}
      <span className="hidden sm:block">{share}</span>
      {!selecting && (
        <div className="fixed inset-x-0 bottom-0 z-30 flex gap-2 border-t border-border bg-surface px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] *:min-w-0 *:flex-1 max-[359px]:px-2 max-[359px]:*:px-1.5 sm:hidden print:hidden">
          {buttons}
          {share}
        </div>
      )}
    </>
  );
}
