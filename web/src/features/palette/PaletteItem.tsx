import { Command } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionKeys } from '../../ui/actions/ActionKeys';

type PaletteItemProps = {
  id: string;
  icon?: LucideIcon | undefined;
  children: ReactNode;
  /** Its description next to its name, on a phone below it; cut if there is no room. */
  aside?: ReactNode;
  /** Its value, at the end of the line and never cut. */
  figure?: string | undefined;
  keys?: string | null;
  onSelect: () => void;
};

/** One line of the palette. */
export function PaletteItem(props: PaletteItemProps) {
  const { id, icon: Icon, children, aside, figure, keys, onSelect } = props;
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className="group mx-2 flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 text-13 aria-selected:bg-accent-soft pointer-coarse:min-h-11 forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
    >
      {Icon ? (
        <Icon
          size={16}
          strokeWidth={1.75}
          className="shrink-0 text-ink-3 group-aria-selected:text-accent-ink"
          aria-hidden
        />
      ) : (
        <span className="size-4 shrink-0" />
      )}
      <span className="min-w-0 flex-1 max-sm:py-1 sm:truncate">
        <span className="max-sm:block max-sm:truncate">{children}</span>{' '}
        {aside && (
          <span className="text-ink-3 max-sm:block max-sm:truncate max-sm:text-12 sm:ml-1">
            {aside}
          </span>
        )}
      </span>
      {figure && <span className="num shrink-0 text-ink-3"> {figure}</span>}
      {keys && <ActionKeys keys={keys} />}
    </Command.Item>
  );
}
