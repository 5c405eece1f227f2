import type { Tier } from '@candor/domain/rules/tiers';

/** Tiers as numbers that can be compared: more is better. */
export const TIER_ORDER: Record<Tier, number> = { excellent: 3, good: 2, fair: 1, poor: 0 };
