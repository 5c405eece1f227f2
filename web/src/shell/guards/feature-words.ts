import type { FeatureName } from '@candor/domain/rules/plans';

/** What a guarded feature is called, and what it does. */
type FeatureWords = { name: string; does: string };

/** The features that a page may ask for. */
const WORDS: Partial<Record<FeatureName, FeatureWords>> = {
  meta_analytics: {
    name: 'Meta Analytics',
    does: 'It shows what your jobs have in common: which requirements are rarely met, how scores develop from week to week, and where your best candidates come from.',
  },
};

/** How a feature is told at its gate; null for one that no page asks for. */
export function featureWords(feature: FeatureName | undefined): FeatureWords | null {
  return (feature && WORDS[feature]) ?? null;
}
