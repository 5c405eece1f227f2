import { rangeOfTier, TIER_FLOOR, Tier } from '@candor/domain/rules/tiers';
import type { ScoreRange } from '../view/view-state';
import type { Row } from './build-rows';

export type Band = { tier: Tier; from: number; to: number; count: number };

/** The tiers, best first, with the scores where each begins and the next begins, and how many people are in each. */
export function bandsOf(rows: readonly Pick<Row, 'tier'>[]): Band[] {
  return Tier.options.map((tier, index) => {
    const above = Tier.options[index - 1];
    return {
      tier,
      from: TIER_FLOOR[tier],
      to: above ? TIER_FLOOR[above] : 100,
      count: rows.filter((row) => row.tier === tier).length,
    };
  });
}

/** The tier with exactly these scores; null for any other range. */
export function bandOf(range: ScoreRange): Tier | null {
  return Tier.options.find((tier) => rangeOfTier(tier).join() === range.join()) ?? null;
}
