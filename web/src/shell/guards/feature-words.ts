import type { FeatureName } from '@candor/domain/rules/plans';

/** A guarded feature: its name, what one sees with it, what it does, and a sentence that it could say. */
export type FeatureWords = { name: string; promise: string; does: string; example: string };

/** The features that a page may ask for. */
const WORDS: Partial<Record<FeatureName, FeatureWords>> = {
  meta_analytics: {
    name: 'Meta Analytics',
    promise: 'See what your jobs have in common',
    does: 'It reads across all your jobs: which requirements are rarely met, how scores develop from week to week, and where your best candidates come from.',
    // In the words of the rule that finds it, so that the plan keeps what this promises.
    example: 'Of all must-haves, “Life support certificate” is shown by the fewest: 41 of 380.',
  },
};

/** How a feature is described at its gate; null for one that no page requires. */
export function featureWords(feature: FeatureName | undefined): FeatureWords | null {
  return (feature && WORDS[feature]) ?? null;
}
