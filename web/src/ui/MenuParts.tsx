import { DropdownMenu } from 'radix-ui';
import { cx } from './class-names';
import type { MenuItem, MenuOption, MenuProps } from './menu-props';

type MenuPartsProps = MenuProps & {
  /** Whether it was requested before it was here. */
  opened: boolean;
};

const ITEM =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-badge px-2.5 py-1 text-13 -outline-offset-2 select-none data-[highlighted]:bg-hover pointer-coarse:min-h-11';

const CHOSEN = 'ml-auto size-1.5 rounded-full bg-accent';

/** The menu itself, with its trigger. Not modal, so the page behind keeps its scrollbar. */
export function MenuParts({
  trigger,
  items,
  align = 'end',
  width = 'min-w-52',
  opened,
}: MenuPartsProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={opened}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cx(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-card border border-border more-below p-1.5 shadow-pop',
            width,
          )}
        >
          {items.map((item, index) => (
            <Entry key={`${item.kind} ${item.kind === 'line' ? index : item.label}`} item={item} />
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
        <DropdownMenu.ItemIndicator className={CHOSEN} />
      </DropdownMenu.CheckboxItem>
    );
  }
  if (item.kind === 'one_of') return <Options label={item.label} options={item.options} />;
  const Icon = item.icon;
  return (
    <DropdownMenu.Item
      // Reached by the arrows all the same: whoever cannot see it would not hear that there is something, and why it waits.
      aria-disabled={item.disabled ? true : undefined}
      onSelect={item.disabled === undefined ? item.onSelect : (event) => event.preventDefault()}
      aria-current={item.current ? 'page' : undefined}
      className={cx(
        ITEM,
        item.current && 'font-medium',
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
      {item.hint && <span className="text-12 font-normal text-ink-3"> {item.hint}</span>}
      {item.current && <span className="size-1.5 rounded-full bg-ink" aria-hidden />}
    </DropdownMenu.Item>
  );
}

function Options({ label, options }: { label: string; options: readonly MenuOption[] }) {
  const chosen = options.find((option) => option.chosen);
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={chosen?.label ?? ''}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.label}
          value={option.label}
          onSelect={option.onSelect}
          className={ITEM}
        >
          {option.label}
          <DropdownMenu.ItemIndicator className={CHOSEN} />
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
