import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog';

type SplitProps = { pane: ReactNode; wide: boolean; onClose: () => void; children: ReactNode };

/**
 * From 1280 px the pane is a column beside the work; below it is a sheet over it, on a phone the whole screen. The work
 * keeps its place in the tree either way: nothing in it is lost when a pane opens.
 */
export function Split({ pane, wide, onClose, children }: SplitProps) {
  const beside = wide && Boolean(pane);
  return (
    <div
      className={
        beside
          ? 'grid grid-cols-[minmax(0,1fr)_clamp(480px,calc(480px+(100vw-1280px)*.5),560px)]'
          : 'mx-auto max-w-[1120px]'
      }
    >
      <div
        className={beside ? 'min-w-0 px-6 pt-4 pb-16' : 'min-w-0 px-4 pt-4 pb-24 sm:px-6 sm:pb-16'}
      >
        {children}
      </div>
      {beside ? (
        <aside
          aria-label="Candidate"
          className="sticky top-14 h-[calc(100dvh-56px)] min-w-0 border-l border-border bg-surface"
        >
          {pane}
        </aside>
      ) : (
        <Dialog open={Boolean(pane)} onClose={onClose} title="Candidate" kind="sheet" hideTitle>
          {pane}
        </Dialog>
      )}
    </div>
  );
}
