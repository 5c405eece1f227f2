import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './Button';
import { formatCount } from './format';
import { inertUnless } from './inert-unless';

type SkipPagerProps = {
  label: string;
  /** How many come before this page, how many fit a page, and the total. */
  page: { skip: number; limit: number; total: number };
  /** Entries on this page. */
  shown: number;
  /** The labels of the back and forward buttons. */
  ways?: readonly [back: string, on: string];
  onSkip: (skip: number) => void;
};

/** Which entries of how many these are, and navigation to the others. Nothing if one page holds all. */
export function SkipPager(props: SkipPagerProps) {
  const { label, page, shown, ways = ['Newer', 'Older'], onSkip } = props;
  const { skip, limit, total } = page;
  if (total <= limit) return null;
  const wayTo = (goes: boolean, to: number) => inertUnless(goes, () => onSkip(to));
  return (
    <nav
      aria-label={label}
      className="num flex items-center justify-end gap-1 pt-2 text-12 text-ink-3"
    >
      <span className="mr-2" role="status">
        {formatCount(skip + 1)} to {formatCount(skip + shown)} of {formatCount(total)}
      </span>
      <IconButton
        label={ways[0]}
        icon={ChevronLeft}
        {...wayTo(skip > 0, Math.max(0, skip - limit))}
      />
      <IconButton
        label={ways[1]}
        icon={ChevronRight}
        {...wayTo(skip + shown < total, skip + limit)}
      />
    </nav>
  );
}
