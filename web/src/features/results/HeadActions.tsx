import { Columns2, Share, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';

type HeadActionsProps = {
  shortlisted: number;
  onWhatIf: () => void;
  onCompare: () => void;
  onShare: () => void;
  /** The menu of downloads. */
  menu: ReactNode;
};

/** What can be done with the whole batch. On a phone the three main ones are at the thumb. */
export function HeadActions({ shortlisted, onWhatIf, onCompare, onShare, menu }: HeadActionsProps) {
  const buttons = (
    <>
      <Button icon={SlidersHorizontal} onClick={onWhatIf}>
        What-if
      </Button>
      <Button icon={Columns2} onClick={onCompare}>
        Compare
      </Button>
    </>
  );
  const share = (
    <Button variant="primary" icon={Share} onClick={onShare}>
      Share{shortlisted > 0 ? ` ${shortlisted}` : ''}
    </Button>
  );
  return (
    <>
      <span className="hidden gap-2 sm:flex">{buttons}</span>
      {menu}
      <span className="hidden sm:block">{share}</span>
      <div className="fixed inset-x-0 bottom-0 z-30 flex gap-2 border-t border-border bg-surface px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] *:flex-1 sm:hidden">
        {buttons}
        {share}
      </div>
    </>
  );
}
