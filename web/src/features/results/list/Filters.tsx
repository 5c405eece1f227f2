import { Search, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { formatCount } from '../../../ui/format';
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion';
import { TIER_WORD } from '../../../ui/score/tier';
import { showInRow } from '../../../ui/show-in-row';
import { useFocusAfter } from '../../../ui/use-focus-after';
import { PHONE } from '../../../ui/use-media-query';
import type { ShownCounts } from '../rows/filter-rows';
import { bandOf } from '../rows/tier-bands';
import { type ScoreRange, Show } from '../view/view-state';
import { useTypedSearch } from './use-typed-search';

type FiltersProps = {
  counts: ShownCounts;
  show: Show;
  range: ScoreRange | null;
  search: string;
  searchOpen: boolean;
  onShow: (show: Show) => void;
  onRange: (range: ScoreRange | null) => void;
  onSearch: (search: string) => void;
  onSearchOpen: (open: boolean) => void;
  /** The menus at the right end. */
  menus: ReactNode;
};

const LABEL: Record<Show, string> = {
  all: 'All',
  to_decide: 'To decide',
  shortlist: 'Shortlist',
  maybe: 'Maybe',
  set_aside: 'Set aside',
  second_look: 'Second look',
  unread: 'Could not read',
};

const CHIP =
  'relative inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-13 font-medium whitespace-nowrap transition-colors duration-120 pointer-coarse:h-9 pointer-coarse:px-3.5 pointer-coarse:before:absolute pointer-coarse:before:inset-x-0 pointer-coarse:before:-inset-y-[5px]';

/** The parts of a batch as chips with their counts, the chosen scores, and a search by name. */
export function Filters(props: FiltersProps) {
  const { counts, show, range, onShow, onRange, onSearchOpen } = props;
  const row = useRef<HTMLDivElement>(null);
  const chips = useRef<HTMLFieldSetElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  const arrived = useRef(false);
  const number = counts[show];
  // On a narrow screen the chips scroll under what is at the end of the row; the chosen one must be visible, at its
  // width including the count.
  useLayoutEffect(() => {
    // A row that just opened starts at its beginning, where the first chip is; measuring would force another layout.
    const opening = !arrived.current;
    arrived.current = true;
    if (number === null || (opening && show === 'all')) return;
    if (chips.current && chosen.current) showInRow(chosen.current, chips.current);
  }, [show, number]);
  return (
    <div ref={row} className="flex items-center gap-1.5 pb-2 print:hidden">
      <fieldset
        ref={chips}
        className={cx(
          'flex flex-wrap gap-1.5 max-md:-my-1.5 max-md:-ml-4 max-md:min-w-0 max-md:flex-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:pr-6 max-md:pl-4 max-md:py-1.5 max-md:fading-ends max-md:[scrollbar-width:none]',
          // While open, the field has the row of a phone to itself.
          props.searchOpen && 'max-sm:hidden',
        )}
      >
        <legend className="sr-only">Show</legend>
        {Show.options
          .filter((value) => counts[value] !== 0 || value === 'all' || value === show)
          .map((value) => (
            <button
              key={value}
              type="button"
              ref={value === show ? chosen : undefined}
              aria-pressed={value === show}
              onClick={() => {
                onShow(value);
                bringPeopleIntoSight(row.current);
              }}
              className={cx(
                CHIP,
                value === show
                  ? 'border-ink bg-ink text-on-ink'
                  : 'border-border bg-surface text-ink-2 hover:bg-hover',
              )}
            >
              {LABEL[value]}{' '}
              <span className={cx('num font-normal', value === show ? 'opacity-70' : 'text-ink-3')}>
                {counted(counts[value])}
              </span>
            </button>
          ))}
        {range && (
          <button
            type="button"
            onClick={() => onRange(null)}
            className={cx(CHIP, 'border-accent bg-accent-soft text-accent-ink')}
          >
            {rangeWords(range)}
            <X size={14} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">, clear these scores</span>
          </button>
        )}
      </fieldset>
      <div
        className={cx(
          // The chips wrap and make room; what stands here would go under the evidence.
          'ml-auto flex min-w-0 items-center md:shrink-0',
          props.searchOpen && 'max-sm:flex-1',
        )}
      >
        <SearchField
          {...props}
          onSearchOpen={(open) => {
            onSearchOpen(open);
            if (open) bringPeopleIntoSight(row.current);
          }}
        />
        {props.menus}
      </div>
    </div>
  );
}

/** The summary of a batch fills a phone: somebody who filters there would not notice that anything changed. */
function bringPeopleIntoSight(row: Element | null): void {
  if (!window.matchMedia(PHONE).matches) return;
  row?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Three dots are as wide as the number that will replace them. */
function counted(count: number | null): string {
  return count === null ? '…' : formatCount(count);
}

type SearchFieldProps = Pick<FiltersProps, 'search' | 'searchOpen' | 'onSearch' | 'onSearchOpen'>;

function SearchField({ search, searchOpen, onSearch, onSearchOpen }: SearchFieldProps) {
  const [text, searchFor] = useTypedSearch(search, onSearch);
  const close = () => {
    searchFor('');
    onSearchOpen(false);
  };
  const opener = useFocusAfter<HTMLButtonElement>(!searchOpen);
  if (!searchOpen) {
    return (
      <IconButton
        ref={opener}
        label="Search in this batch (/)"
        icon={Search}
        onClick={() => onSearchOpen(true)}
      />
    );
  }
  return (
    <label className="flex h-8 w-48 items-center max-sm:w-auto max-sm:min-w-0 max-sm:flex-1 pointer-coarse:h-11 gap-2 rounded-control border border-border-strong bg-surface pl-2.5 focus-within:outline-2 focus-within:outline-accent">
      <Search size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      <input
        // The label is around the button, too, whose name is not that of the field.
        aria-label="Search in this batch"
        // The field exists because it was requested a moment ago: focus belongs here.
        // biome-ignore lint/a11y/noAutofocus: opened by the person
        autoFocus
        data-batch-search
        value={text}
        onChange={(event) => searchFor(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
        className="min-w-0 flex-1 bg-transparent text-13 outline-none pointer-coarse:text-16"
      />
      <IconButton label="Clear search" icon={X} size="sm" onClick={close} />
    </label>
  );
}

function rangeWords(range: ScoreRange): string {
  const band = bandOf(range);
  return band ? TIER_WORD[band] : `Match ${range[0]} to ${range[1]}`;
}
