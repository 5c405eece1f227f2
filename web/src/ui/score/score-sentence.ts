import { sentenceList } from '../format';
import { isMustHave } from './requirement-group';
import type { TierName } from './tier';
import type { VerdictName } from './verdict';

type Judged = {
  text: string;
  importance: 'must' | 'nice';
  /** null for what is derived from the whole job text. */
  source: object | null;
  verdict: VerdictName;
  max_points: number;
};

type Scored = {
  overall_score: number | null;
  tier: TierName | null;
  requirements: readonly Judged[];
};

/** The most requirements named in the sentence; the list below has them all. */
const NAMED = 3;

/** The one explanation of a score used throughout the product. Null for a document without a score. */
export function scoreSentence(result: Scored): string | null {
  const finding = scoreFinding(result);
  return finding === null ? null : `${finding} You decide.`;
}

/** The same for somebody who gives an opinion and does not decide. */
export function scoreFinding(result: Scored): string | null {
  if (result.overall_score === null || result.tier === null) return null;
  const musts = result.requirements.filter(isMustHave);
  const nices = result.requirements.filter((requirement) => requirement.importance === 'nice');
  const counts = [countOf(musts, 'must-haves'), countOf(nices, 'nice-to-haves')].filter(
    (text) => text !== null,
  );
  const evidence =
    counts.length > 0
      ? ` The resume shows evidence for ${counts.join(' and ')}${nothingFor(result.requirements)}.`
      : '';
  return (
    `${result.overall_score} of 100, ${result.tier} match.${evidence}${missingWhole(result.requirements)} ` +
    'It reflects only this job text and this document, and can miss things.'
  );
}

/**
 * The heaviest line of the whole job, if the document does not show it: without it, a poor match with most must-haves
 * shown is a riddle.
 */
function missingWhole(requirements: readonly Judged[]): string {
  const [first] = requirements
    .filter(({ source, verdict }) => source === null && !isFound(verdict))
    .sort((a, b) => b.max_points - a.max_points);
  const most = Math.max(...requirements.map(({ max_points }) => max_points));
  // Lines that only carry others' points weigh by them and say nothing of their own.
  if (!first || first.max_points < most / 2) return '';
  const finding = first.verdict === 'unclear' ? 'is unclear' : 'was not found';
  return ` A large part of the points is for “${first.text}”, which ${finding}.`;
}

function isShown(requirement: Judged): boolean {
  return isFound(requirement.verdict);
}

function isFound(verdict: VerdictName): boolean {
  return verdict === 'met' || verdict === 'partial';
}

function countOf(requirements: readonly Judged[], noun: string): string | null {
  if (requirements.length === 0) return null;
  const partly = requirements.filter(({ verdict }) => verdict === 'partial').length;
  const shown = requirements.filter(isShown).length;
  // The table counts fully met ones, so the sentence says how many are not.
  return `${shown} of ${requirements.length} ${noun}${partly > 0 ? ` (${partly} partly)` : ''}`;
}

function nothingFor(requirements: readonly Judged[]): string {
  const missing = requirements.filter(
    ({ verdict, source }) => verdict === 'unmet' && source !== null,
  );
  if (missing.length === 0) return '';
  const names = missing.slice(0, NAMED).map((requirement) => requirement.text);
  const more = missing.length - names.length;
  const listed = more > 0 ? [...names, `${more} more`] : names;
  return `; nothing found for ${sentenceList(listed)}`;
}
