import type { ReactNode } from 'react';

type PanelBarProps = { ways: ReactNode; close: ReactNode; children?: ReactNode };

/** Navigation to the neighbours, actions, and close. */
export function PanelBar({ ways, close, children }: PanelBarProps) {
  return (
    <div className="flex items-center gap-1 px-4 py-2 pointer-coarse:py-1">
      {ways}
      <span className="ml-auto flex items-center gap-1">
        {children}
        {close}
      </span>
    </div>
  );
}
