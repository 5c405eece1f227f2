import { Search } from 'lucide-react';
import { ActionKeys } from '../../ui/actions/ActionKeys';
import { useActionList } from '../../ui/actions/ActionProvider';

/** The way to the palette for those who use the pointer; shows the keys to everybody else. */
export function SearchButton() {
  const open = useActionList().find(({ id }) => id === 'app.palette');
  return (
    <button
      type="button"
      onClick={() => open?.run()}
      aria-label="Search and commands"
      title="Search and commands"
      aria-haspopup="dialog"
      className="inline-flex h-8 min-w-8 items-center justify-center gap-2 rounded-control px-2 text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:size-11"
    >
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <span className="hidden xl:inline-flex">
        <ActionKeys keys="$mod+k" />
      </span>
    </button>
  );
}
