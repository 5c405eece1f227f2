import type { MatchResult, RequirementResult } from '@candor/domain/model/match';
import { sentenceList } from '../../../ui/format';

/** At most this many requirements are named in the sentence; the list below has them all. */
const NAMED = 3;

/** The one explanation of a score that the product uses everywhere. Null for a document without a score. */
export function scoreSentence(result: MatchResult): string | null {
  if (result.overall_score === null || result.tier === null) return null;
  const musts = result.requirements.filter((requirement) => requirement.importance === 'must');
  const nices = result.requirements.filter((requirement) => requirement.importance === 'nice');
  const counts = [countOf(musts, 'must-haves'), countOf(nices, 'nice-to-haves')].filter(
    (text) => text !== null,
  );
  const evidence =
    counts.length > 0
      ? ` The resume shows evidence for ${counts.join(' and ')}${nothingFor(result)}.`
      : '';
  return (
    `${result.overall_score} of 100, ${result.tier} match.${evidence} ` +
    'It reflects only this job text and this document, and can miss things. You decide.'
  );
}

function isShown(requirement: RequirementResult): boolean {
  return requirement.verdict === 'met' || requirement.verdict === 'partial';
}

function countOf(requirements: readonly RequirementResult[], kind: string): string | null {
  if (requirements.length === 0) return null;
  const partly = requirements.filter(({ verdict }) => verdict === 'partial').length;
  const shown = requirements.filter(isShown).length;
  // The table counts what is fully met, so the sentence says how many of its own are not.
  return `${shown} of ${requirements.length} ${kind}${partly > 0 ? ` (${partly} partly)` : ''}`;
}

function nothingFor(result: MatchResult): string {
  const missing = result.requirements.filter((requirement) => requirement.verdict === 'unmet');
  if (missing.length === 0) return '';
  const names = missing.slice(0, NAMED).map((requirement) => requirement.text);
  const more = missing.length - names.length;
  const listed = more > 0 ? [...names, `${more} more`] : names;
  return `; nothing found for ${sentenceList(listed)}`;
}
