import { TIER_FLOOR, Tier } from '@candor/domain/rules/tiers';
import { cx } from '../../../ui/class-names';
import { formatCount } from '../../../ui/format';
import { TIER_WORD } from '../../../ui/score/tier';

/**
 * The scale below the columns of many scores: where the tiers begin, their names and how many people each has, as
 * below the dots of a few. The chart itself is described in words.
 */
export function ScoreScale({ counts }: { counts: Readonly<Record<Tier, number>> }) {
  return (
    <div aria-hidden className="num @container mt-1 text-12">
      <p className="relative h-4 text-ink-3">
        {BORDERS.map((border) => (
          <span key={border} className="absolute -translate-x-1/2" style={{ left: `${border}%` }}>
            {border}
          </span>
        ))}
      </p>
      {/* Where not all of them fit next to each other, the third is a line lower. */}
      <p className="relative h-4 text-ink-2 @max-[420px]:h-8">
        {TIERS.map(({ tier, middle }) => (
          <span
            key={tier}
            className={cx(
              'absolute whitespace-nowrap',
              tier === 'excellent' ? 'right-0' : '-translate-x-1/2',
              tier === 'good' && '@max-[420px]:top-4',
            )}
            style={tier === 'excellent' ? undefined : { left: `${middle}%` }}
          >
            {TIER_WORD[tier]} <span className="text-ink-3">{formatCount(counts[tier])}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

const BORDERS = Object.values(TIER_FLOOR).filter((floor) => floor > 0);

const TIERS = Tier.options.map((tier, place) => {
  const above = Tier.options[place - 1];
  return { tier, middle: (TIER_FLOOR[tier] + (above ? TIER_FLOOR[above] : 100)) / 2 };
});
