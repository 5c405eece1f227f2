import { Tier } from '@candor/domain/rules/tiers';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { TIER_WORD } from '../../ui/score/tier';
import type { Rows } from './build-rows';
import type { Show } from './view-state';

type FiltersProps = {
  rows: Rows;
  show: Show;
  search: string;
  onShow: (show: Show) => void;
  onSearch: (search: string) => void;
};

/** The parts of a batch as chips with their counts, and a search by name. */
export function Filters({ rows, show, search, onShow, onSearch }: FiltersProps) {
  const [open, setOpen] = useState(search !== '');
  // The address follows the typing with a delay, so the field keeps its own text.
  const [text, setText] = useState(search);
  const searchFor = (wanted: string) => {
    setText(wanted);
    onSearch(wanted);
  };
  const closeSearch = () => {
    searchFor('');
    setOpen(false);
  };
  const chips: { value: Show; label: string; count: number }[] = [
    { value: 'all', label: 'All', count: rows.scored.length + rows.unread.length },
    ...Tier.options.map((tier) => ({
      value: tier,
      label: TIER_WORD[tier],
      count: rows.scored.filter((row) => row.tier === tier).length,
    })),
    { value: 'unread', label: 'Could not read', count: rows.unread.length },
  ];
  return (
    <div className="flex items-center gap-1.5 pb-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-3 max-sm:[scrollbar-width:none]">
      <fieldset className="flex gap-1.5">
        <legend className="sr-only">Show</legend>
        {chips
          .filter((chip) => chip.count > 0 || chip.value === 'all' || chip.value === show)
          .map((chip) => (
            <button
              key={chip.value}
              type="button"
              aria-pressed={chip.value === show}
              onClick={() => onShow(chip.value)}
              className={cx(
                'inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-13 font-medium whitespace-nowrap transition-colors duration-120 pointer-coarse:h-9 pointer-coarse:px-3.5',
                chip.value === show
                  ? 'border-ink bg-ink text-on-ink'
                  : 'border-border bg-surface text-ink-2 hover:bg-hover',
              )}
            >
              {chip.label}{' '}
              <span
                className={cx('num font-normal', chip.value === show ? 'opacity-70' : 'text-ink-3')}
              >
                {chip.count}
              </span>
            </button>
          ))}
      </fieldset>
      <div className="ml-auto flex items-center">
        {open ? (
          <label className="flex h-8 w-48 items-center gap-2 rounded-control border border-border-strong bg-surface pl-2.5 focus-within:outline-2 focus-within:outline-accent">
            <Search size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
            <span className="sr-only">Search in this batch</span>
            <input
              // The field exists because its button was pressed a moment ago: focus belongs here.
              // biome-ignore lint/a11y/noAutofocus: opened by the person
              autoFocus
              value={text}
              onChange={(event) => searchFor(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') closeSearch();
              }}
              className="min-w-0 flex-1 bg-transparent text-13 outline-none pointer-coarse:text-16"
            />
            <IconButton label="Clear search" icon={X} size="sm" onClick={closeSearch} />
          </label>
        ) : (
          <IconButton label="Search in this batch" icon={Search} onClick={() => setOpen(true)} />
        )}
      </div>
    </div>
  );
}
