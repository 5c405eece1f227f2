import type { SummaryStats } from '@candor/domain/model/batch';
import { rangeOfTier, Tier } from '@candor/domain/rules/tiers';
import { cx } from '../../../ui/class-names';
import { TIER_CLASS } from '../../../ui/score/tier';
import type { ScoreRange } from '../view/view-state';
import { ScoreScale } from './ScoreScale';

/** One tier with its scores, inclusive, and how many people have them. */
export type TierStretch = { tier: Tier; range: ScoreRange; count: number };

/** As high as `ScoreHistogram`, which replaces this one. */
const HEIGHT = 64;

/** The tiers from the lowest, as counted by the server. */
export function tierStretches(tiers: SummaryStats['tiers']): TierStretch[] {
  return [...Tier.options]
    .reverse()
    .map((tier) => ({ tier, range: rangeOfTier(tier), count: tiers[tier] }));
}

/**
 * The distribution of scores while only the server has seen everybody: one block per tier, its area proportional to
 * its people.
 */
export function TierHistogram({ stretches }: { stretches: readonly TierStretch[] }) {
  const highest = Math.max(...stretches.map(densityOf));
  const of = (wanted: Tier) => stretches.find(({ tier }) => tier === wanted)?.count ?? 0;
  const counts = {
    excellent: of('excellent'),
    good: of('good'),
    fair: of('fair'),
    poor: of('poor'),
  };
  return (
    <div role="img" aria-label={spoken(stretches)}>
      <div className="flex border-b border-border" style={{ height: HEIGHT }}>
        {stretches.map((stretch) => (
          <span
            key={stretch.tier}
            className="flex min-w-0 items-end"
            style={{ flex: `${widthOf(stretch)} 1 0` }}
          >
            <span
              className={cx(
                'mx-px w-full rounded-t-[2px] bg-(--tier) opacity-60 forced-colors:bg-[CanvasText]',
                TIER_CLASS[stretch.tier],
              )}
              style={{ height: (densityOf(stretch) / (highest || 1)) * (HEIGHT - 4) }}
            />
          </span>
        ))}
      </div>
      <ScoreScale counts={counts} />
    </div>
  );
}

/** In fives, like the columns of the histogram. */
function widthOf({ range: [from, to] }: TierStretch): number {
  return Math.round((to - from) / 5);
}

function densityOf(stretch: TierStretch): number {
  return stretch.count / widthOf(stretch);
}

function spoken(stretches: readonly TierStretch[]): string {
  const counts = stretches.map(({ range: [from, to], count }) => `${count} from ${from} to ${to}`);
  return `Scores by tier: ${counts.join(', ')}`;
}
