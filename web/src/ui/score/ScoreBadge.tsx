import { cx } from '../class-names';
import { TIER_BARS, TIER_CLASS, TIER_WORD, type TierName } from './tier';

type ScoreBadgeProps = { score: number; tier: TierName; size?: 'row' | 'head' };

const BAR = {
  row: {
    box: 'h-3.5 w-[0.9375rem] gap-px',
    heights: ['h-[0.3125rem]', 'h-2', 'h-[0.6875rem]', 'h-3.5'],
    round: 'rounded-[1px]',
  },
  head: {
    box: 'mb-1 h-7 w-[1.9375rem] gap-0.5',
    heights: ['h-2.5', 'h-4', 'h-5.5', 'h-7'],
    round: 'rounded-[1.5px]',
  },
} as const;

/** A score: rising bars, the number and the word, always all three. Announced as one name. */
export function ScoreBadge({ score, tier, size = 'row' }: ScoreBadgeProps) {
  const head = size === 'head';
  return (
    <span
      role="img"
      aria-label={`Match ${score} of 100, ${tier}`}
      className={cx(
        'inline-flex whitespace-nowrap',
        head ? 'items-end gap-3' : 'items-center gap-2 align-middle',
        TIER_CLASS[tier],
      )}
    >
      <Bars tier={tier} size={size} />
      <span
        className={cx(
          'num font-strong text-ink',
          head
            ? 'text-[2.5rem] leading-9 tracking-[-0.035em]'
            : 'min-w-[1.1875rem] text-right text-[0.9375rem] leading-5',
        )}
      >
        {score}
      </span>
      <span className={cx('text-13 font-medium text-(--tier-text)', head && 'leading-4.5')}>
        {TIER_WORD[tier]}
      </span>
    </span>
  );
}

function Bars({ tier, size }: { tier: TierName; size: 'row' | 'head' }) {
  const { box, heights, round } = BAR[size];
  return (
    <span aria-hidden className={cx('grid grid-cols-4 items-end [print-color-adjust:exact]', box)}>
      {heights.map((height, index) => (
        <span
          key={height}
          className={cx(height, round, index < TIER_BARS[tier] ? 'bg-(--tier)' : 'bg-border')}
        />
      ))}
    </span>
  );
}

/** Shown instead of a score if the document could not be read. Never a zero. */
export function NoScoreBadge() {
  return (
    <span className="inline-flex h-6 items-center rounded-badge border border-dashed border-border-strong px-2 text-12 font-medium whitespace-nowrap text-ink-3">
      Could not read
    </span>
  );
}

/** Shown instead of a score that is not to be seen yet. */
export function CoveredBadge() {
  return (
    <span className="inline-flex h-6 items-center gap-2 text-13 font-normal whitespace-nowrap text-ink-3">
      <span aria-hidden className="hatch h-3.5 w-[34px] rounded-[3px]" />
      Covered
    </span>
  );
}
