import { type ReactNode, useEffect } from 'react';
import { Dialog } from '../../ui/Dialog';
import { useMovable } from '../../ui/use-movable';
import { PaneColumn } from './pane/PaneColumn';
import { PANE_WIDTH, usePaneWidth } from './pane/use-pane-width';

type SplitProps = {
  pane: ReactNode;
  /** Shown next to the pane, if there is room for three columns. */
  third?: ReactNode;
  wide: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** In pixels: notes and the comparison. */
const THIRD = 360;

const COLUMN =
  'sticky top-14 print:hidden h-[calc(100dvh-3.5rem)] min-w-0 border-l border-border bg-surface';

/**
 * From 1280 px the pane is a column next to the work; below that it is a sheet over it, on a phone the whole screen.
 * Both keep their place in the tree either way, so nothing in them is lost when a pane opens or a tablet is turned. The
 * work is as high as the window, so that the page footer is never where people will be. The edge between work and pane
 * can be dragged.
 */
export function Split({ pane, third, wide, onClose, children }: SplitProps) {
  const beside = wide && Boolean(pane);
  const { style, resize, reset } = usePaneWidth();
  const { content, place, settle } = useMovable(pane);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move, once a sheet is open
  useEffect(settle, [beside]);
  return (
    <div
      className={
        beside ? 'grid print:block' : 'mx-auto min-h-[calc(100dvh-3.5rem)] max-w-page print:min-h-0'
      }
      style={
        beside
          ? {
              ...style,
              gridTemplateColumns: `minmax(0, 1fr) ${PANE_WIDTH}${third ? ` ${THIRD}px` : ''}`,
            }
          : undefined
      }
    >
      <div
        className={
          beside
            ? 'min-w-0 px-6 pt-4 pb-16 print:p-0'
            : 'min-w-0 px-4 pt-4 pb-24 sm:px-6 sm:pb-16 print:p-0'
        }
      >
        {children}
      </div>
      {beside ? (
        <>
          <PaneColumn className={COLUMN} onResize={resize} onReset={reset}>
            {place}
          </PaneColumn>
          {third && (
            <aside aria-label="Notes and comparison" className={COLUMN}>
              {third}
            </aside>
          )}
        </>
      ) : (
        <Dialog open={Boolean(pane)} onClose={onClose} title="Candidate" kind="sheet" hideTitle>
          {place}
        </Dialog>
      )}
      {content}
    </div>
  );
}
