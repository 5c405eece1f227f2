import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { formatCount } from '../../../ui/format';
import { TIER_WORD } from '../../../ui/score/tier';
import type { ShownCounts } from '../rows/filter-rows';
import { bandOf } from '../rows/tier-bands';
import { type ScoreRange, Show } from '../view/view-state';

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
  const { counts, show, range, onShow, onRange } = props;
  const row = useRef<HTMLDivElement>(null);
  const chips = useRef<HTMLFieldSetElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  const arrived = useRef(false);
  // On a phone the whole row goes on beyond the edge of the screen, on a tablet the chips do beside what stands at the end;
  // which one is chosen must be seen.
  useLayoutEffect(() => {
    // A row that just opened stands at its beginning, where the first chip is; asking would lay out the page once more.
    const opening = !arrived.current;
    arrived.current = true;
    if (opening && show === 'all') return;
    for (const scroller of [chips.current, row.current]) {
      if (scroller && chosen.current) bringIntoRow(chosen.current, scroller);
    }
  }, [show]);
  return (
    <div
      ref={row}
      className="flex items-center gap-1.5 pb-2 print:hidden max-sm:-mx-4 max-sm:-mt-1.5 max-sm:overflow-x-auto max-sm:px-4 max-sm:pt-1.5 max-sm:pb-3 max-sm:[scrollbar-width:none]"
    >
      <fieldset
        ref={chips}
        className="flex flex-wrap gap-1.5 max-md:flex-nowrap sm:max-md:-my-1.5 sm:max-md:-ml-6 sm:max-md:min-w-0 sm:max-md:flex-1 sm:max-md:overflow-x-auto sm:max-md:py-1.5 sm:max-md:px-6 sm:max-md:[mask-image:linear-gradient(to_right,transparent,black_1.5rem,black_calc(100%-1.5rem),transparent)] sm:max-md:[scrollbar-width:none]"
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
              onClick={() => onShow(value)}
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
      <div className="ml-auto flex items-center">
        <SearchField {...props} />
        {props.menus}
      </div>
    </div>
  );
}

/** Room beside what was brought in, in pixels: as wide as the end of the row takes to fade. */
const BESIDE = 24;

function bringIntoRow(chip: Element, row: Element): void {
  const [inner, outer] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  const beyond = inner.right + BESIDE - outer.right;
  const before = outer.left + BESIDE - inner.left;
  if (beyond > 0) row.scrollLeft += beyond;
  else if (before > 0) row.scrollLeft -= before;
}

/** Three dots are as wide as the number that is to come. */
function counted(count: number | null): string {
  return count === null ? '…' : formatCount(count);
}

type SearchFieldProps = Pick<FiltersProps, 'search' | 'searchOpen' | 'onSearch' | 'onSearchOpen'>;

function SearchField({ search, searchOpen, onSearch, onSearchOpen }: SearchFieldProps) {
  // The address follows the typing with a delay, so the field keeps its own text.
  const [text, setText] = useState(search);
  const field = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (searchOpen) field.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [searchOpen]);
  const searchFor = (wanted: string) => {
    setText(wanted);
    onSearch(wanted);
  };
  const close = () => {
    searchFor('');
    onSearchOpen(false);
  };
  if (!searchOpen) {
    return (
      <IconButton
        label="Search in this batch (/)"
        icon={Search}
        onClick={() => onSearchOpen(true)}
      />
    );
  }
  return (
    <label
      ref={field}
      className="flex h-8 w-48 scroll-mx-4 items-center gap-2 rounded-control border border-border-strong bg-surface pl-2.5 focus-within:outline-2 focus-within:outline-accent"
    >
      <Search size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      <span className="sr-only">Search in this batch</span>
      <input
        // The field exists because it was asked for a moment ago: focus belongs here.
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
