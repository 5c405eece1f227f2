import { z } from 'zod';

/** How good a match is, from best to poorest. It describes the match, never the person. */
export const Tier = z.enum(['excellent', 'good', 'fair', 'poor']);
export type Tier = z.infer<typeof Tier>;

/** The lowest score of each tier. */
export const TIER_FLOOR = { excellent: 85, good: 70, fair: 50, poor: 0 } as const satisfies Record<
  Tier,
  number
>;

/** The scores of a tier, both ends included. */
export function rangeOfTier(tier: Tier): readonly [from: number, to: number] {
  const above = Tier.options[Tier.options.indexOf(tier) - 1];
  return [TIER_FLOOR[tier], above ? TIER_FLOOR[above] - 1 : 100];
}

/** The tier of a whole score from 0 to 100. */
export function tierOf(score: number): Tier {
  if (score >= TIER_FLOOR.excellent) return 'excellent';
  if (score >= TIER_FLOOR.good) return 'good';
  if (score >= TIER_FLOOR.fair) return 'fair';
  return 'poor';
}
