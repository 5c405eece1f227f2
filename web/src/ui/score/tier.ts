/** The four words for a match, best first. They describe the match, never the person. */
export type TierName = 'excellent' | 'good' | 'fair' | 'poor';

export const TIER_WORD: Record<TierName, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
};

/** How many of the four bars stand for a tier. */
export const TIER_BARS: Record<TierName, number> = { excellent: 4, good: 3, fair: 2, poor: 1 };

/** The class that gives a score part its colour. */
export const TIER_CLASS: Record<TierName, string> = {
  excellent: 'tier-excellent',
  good: 'tier-good',
  fair: 'tier-fair',
  poor: 'tier-poor',
};
