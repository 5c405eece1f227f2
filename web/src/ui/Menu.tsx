import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './class-names';

export type MenuItem =
  | {
      kind: 'action';
      label: string;
      hint?: string;
      icon?: LucideIcon;
      danger?: boolean;
      /** Why it cannot be chosen now; it stays in the list and says so. */
      disabled?: string;
      onSelect: () => void;
    }
  | { kind: 'choice'; label: string; chosen: boolean; onSelect: () => void }
  | { kind: 'heading'; label: string }
  | { kind: 'line' };

type MenuProps = {
  /** The button that opens it; takes a ref. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  width?: string;
};

const ITEM =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-badge px-2.5 py-1 text-13 outline-none select-none data-[highlighted]:bg-hover pointer-coarse:min-h-11';

/** A short list of actions under a button. Not modal, so the page behind keeps its scroll bar. */
export function Menu({ trigger, items, align = 'end', width = 'min-w-52' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cx(
            'z-50 max-h-96 overflow-y-auto rounded-card border border-border bg-surface p-1.5 shadow-pop',
            width,
          )}
        >
          {items.map((item, index) => (
            <Entry key={item.kind === 'line' ? `line-${index}` : item.label} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  if (item.kind === 'line') return <DropdownMenu.Separator className="my-1.5 h-px bg-border" />;
  if (item.kind === 'heading') {
    return (
      <DropdownMenu.Label className="px-2.5 py-1 text-12 text-ink-3">
        {item.label}
      </DropdownMenu.Label>
    );
  }
  if (item.kind === 'choice') {
    return (
      <DropdownMenu.CheckboxItem checked={item.chosen} onSelect={item.onSelect} className={ITEM}>
        {item.label}
        <DropdownMenu.ItemIndicator className="ml-auto size-1.5 rounded-full bg-accent" />
      </DropdownMenu.CheckboxItem>
    );
  }
  const Icon = item.icon;
  return (
    <DropdownMenu.Item
      onSelect={item.onSelect}
      disabled={item.disabled !== undefined}
      className={cx(
        ITEM,
        item.danger && 'text-danger',
        item.disabled && 'cursor-default text-ink-3',
      )}
    >
      {Icon && (
        <Icon
          size={16}
          strokeWidth={1.75}
          className={item.danger ? '' : 'text-ink-2'}
          aria-hidden
        />
      )}
      <span className="min-w-0 flex-1 truncate">
        {item.label}
        {item.disabled && <span className="block text-12">{item.disabled}</span>}
      </span>
      {item.hint && <span className="text-12 text-ink-3">{item.hint}</span>}
    </DropdownMenu.Item>
  );
}
