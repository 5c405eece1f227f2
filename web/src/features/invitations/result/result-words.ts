import type { MatchResult } from '@candor/domain/model/match';
import { isMustHave } from '../../../ui/score/requirement-group';

/** What the score of answers means, and what it does not. Null if nothing could be scored. */
export function resultSentence({ overall_score, tier, requirements }: MatchResult): string | null {
  if (overall_score === null || tier === null) return null;
  const musts = requirements.filter(isMustHave);
  const shown = musts.filter(({ verdict }) => verdict === 'met' || verdict === 'partial').length;
  const evidence =
    musts.length > 0
      ? ` The answers show evidence for ${shown} of ${musts.length} must-haves that were asked about.`
      : '';
  return (
    `${overall_score} of 100, ${tier} match.${evidence} It reflects only this job text and these ` +
    'answers, and can miss things. You decide.'
  );
}
