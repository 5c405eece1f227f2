import { Popover as Parts } from 'radix-ui';
import type { ReactNode } from 'react';

type PopoverProps = { trigger: ReactNode; label: string; children: ReactNode };

/** More words about a thing, on demand, beside it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 w-80 max-w-[calc(100vw-24px)] rounded-card border border-border bg-surface p-4 text-13 text-ink-2 shadow-pop"
        >
          {children}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
