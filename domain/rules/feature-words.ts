import type { FeatureName } from './plans';

/** What a feature lets users do. Features already covered by a plan's sources and limits are left out. */
export const FEATURE_WORDS = {
  basic_matching: 'A sentence behind every point',
  advanced_matching: 'Scoring by your own requirements and weights',
  meta_analytics: 'Meta Analytics over all jobs',
  ai_strategic_advisor: 'Findings across your jobs',
  priority_support: 'Support with high and critical priority',
  all_features: 'Every feature',
  custom_support: 'Support by contract',
} satisfies Partial<Record<FeatureName, string>>;

export type ToldFeature = keyof typeof FEATURE_WORDS;

/** True for a feature that has wording of its own. */
export function isTold(feature: FeatureName): feature is ToldFeature {
  return feature in FEATURE_WORDS;
}
