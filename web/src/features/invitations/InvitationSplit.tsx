import { type ReactNode, useEffect } from 'react';
import { Dialog } from '../../ui/Dialog';
import { useMovable } from '../../ui/use-movable';

type InvitationSplitProps = {
  /** The open invitation; null for none. */
  panel: ReactNode;
  /** Whether there is room beside the list. */
  docked: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * From 1280 px the open invitation is a column next to the list; below that it is a sheet over it, on a phone the
 * whole screen. Both keep their place in the tree either way, so nothing in them is lost when a tablet is turned.
 */
export function InvitationSplit({ panel, docked, onClose, children }: InvitationSplitProps) {
  const beside = docked && panel !== null;
  const { content, place, settle } = useMovable(panel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move, once a sheet is open
  useEffect(settle, [beside]);
  return (
    <div
      className={
        beside ? 'grid grid-cols-[minmax(0,1fr)_26.5rem] print:block' : 'mx-auto max-w-page'
      }
    >
      <div className="min-w-0 px-4 py-6 sm:px-6">{children}</div>
      {beside ? (
        <aside
          aria-label="Invitation"
          className="sticky top-14 h-[calc(100dvh-3.5rem)] min-w-0 border-l border-border bg-surface print:hidden"
        >
          {place}
        </aside>
      ) : (
        <Dialog
          open={panel !== null}
          onClose={onClose}
          title="Invitation"
          kind="sheet"
          hideTitle
          className="sm:w-[28rem]!"
        >
          {place}
        </Dialog>
      )}
      {content}
    </div>
  );
}
