import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { AiInsight } from '@candor/domain/model/insight';
import { formatCount } from '../../ui/format';

/** The source of a finding: nobody should take a rule for a language model. */
export const FOUND_BY: Record<AiInsights['generated_by'], string> = {
  rules: 'Found by rules',
  model: 'Written by a language model',
};

const CONFIDENCE_WORD: Record<AiInsight['confidence'], string> = {
  low: 'low confidence',
  medium: 'medium confidence',
  high: 'high confidence',
};

/** How far a finding carries: `n = 40, medium confidence`. */
export function weightOf({ n, confidence }: Pick<AiInsight, 'n' | 'confidence'>): string {
  return `n = ${formatCount(n)}, ${CONFIDENCE_WORD[confidence]}`;
}

/** A finding with all that it rests on, to be pasted elsewhere. */
export function findingText(finding: AiInsight, by: AiInsights['generated_by']): string {
  const { claim, basis, actions } = finding;
  return [claim, `${basis} (${weightOf(finding)}; ${FOUND_BY[by].toLowerCase()})`, ...actions].join(
    '\n',
  );
}
