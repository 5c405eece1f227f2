import type { ReactNode } from 'react';
import { Card } from './Card';

type LockedOverProps = {
  /** The layout that is locked, with example figures; null until it is loaded. */
  layout: ReactNode;
  /** What opens it. */
  children: ReactNode;
};

/** A locked part under the card that opens it: its real layout, out of focus and out of reach. */
export function LockedOver({ layout, children }: LockedOverProps) {
  return (
    <div className="relative isolate flex min-h-[640px] justify-center overflow-hidden px-4 py-24">
      <div
        aria-hidden
        inert
        className="absolute inset-0 -z-1 overflow-hidden mask-b-from-85% opacity-70 blur-[5px] select-none forced-colors:hidden print:hidden"
      >
        {layout}
      </div>
      <Card className="flex w-full max-w-[440px] flex-col self-start p-6 shadow-pop">
        {children}
      </Card>
    </div>
  );
}
