import { Popover as Parts } from 'radix-ui';
import { useEffect, useState } from 'react';
import { cx } from './class-names';
import type { PopoverProps } from './popover-props';

type PopoverPartsProps = PopoverProps & {
  /** Whether it was requested before it was here. */
  opened: boolean;
};

/** The popover itself, with its trigger. */
export function PopoverParts({
  trigger,
  label,
  children,
  side = 'bottom',
  align = 'end',
  className = 'w-80 p-4 text-ink-2',
  onOpen,
  opened,
}: PopoverPartsProps) {
  const [open, setOpen] = useState(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening is told once.
  useEffect(() => {
    if (open) onOpen?.();
  }, [open]);
  return (
    <Parts.Root open={open} onOpenChange={setOpen}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cx(
            'z-50 max-w-[calc(100vw-24px)] rounded-card border border-border bg-surface text-13 shadow-pop',
            className,
          )}
        >
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
