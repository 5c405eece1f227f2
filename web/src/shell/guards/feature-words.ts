import type { FeatureName } from '@candor/domain/rules/plans';

/** The name of a guarded feature, and what it does. */
type FeatureWords = { name: string; does: string };

/** The features that a page may ask for. */
const WORDS: Partial<Record<FeatureName, FeatureWords>> = {
  meta_analytics: {
    name: 'Meta Analytics',
    does: 'It shows what your jobs have in common: which requirements are rarely met, how scores develop from week to week, and where your best candidates come from.',
  },
};

/** How a feature is described at its gate; null for one that no page requires. */
export function featureWords(feature: FeatureName | undefined): FeatureWords | null {
  return (feature && WORDS[feature]) ?? null;
}
