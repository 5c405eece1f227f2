import { knownName } from '../../taxonomy/known-concept';
import { conceptAt } from '../../taxonomy/own-terms';
import { splitName } from '../../taxonomy/split-name';
import type { ScannedText } from '../scan';
import type { Draft } from './draft';
import { orList } from './sentence-draft';
import type { Sentence } from './sentences';

const APPRENTICESHIP = 'Apprenticeship';
const BACHELOR = "Bachelor's degree";
/** 'Apprenticeship as a baker, a degree in food science or equivalent'. */
const EITHER =
  /\bapprenticeship\b.{0,80}(?:,| or\b).{0,40}\bdegree\b|\bdegree\b.{0,60}\bor\b.{0,40}\bapprenticeship\b/;
const ONE_OF_THEM = /\bor\b/;

/**
 * Makes one demand of an apprenticeship and a degree of which a sentence asks for either, as postings for trained work do in
 * countries where both lead to it.
 */
export function eitherTraining(
  scanned: ScannedText,
  { folded }: Sentence,
  drafts: readonly Draft[],
): readonly Draft[] {
  if (!folded.includes('apprenticeship') || !ONE_OF_THEM.test(folded) || !EITHER.test(folded))
    return drafts;
  const degree = drafts.find(({ kind }) => kind === 'degree');
  const trade = drafts.find((draft) => namesApprenticeship(scanned, draft));
  const bachelor = knownName(splitName(BACHELOR))?.concept;
  if (degree === undefined || trade?.ask.type !== 'skill' || bachelor === undefined) return drafts;
  const alternatives = [APPRENTICESHIP, degree.text];
  const either: Draft = {
    ...trade,
    text: orList(alternatives),
    alternatives,
    ask: { ...trade.ask, concepts: [...trade.ask.concepts, bachelor] },
    first: Math.min(trade.first, degree.first),
    last: Math.max(trade.last, degree.last),
  };
  return [either, ...drafts.filter((draft) => draft !== degree && draft !== trade)];
}

function namesApprenticeship({ own }: ScannedText, { ask }: Draft): boolean {
  if (ask.type !== 'skill') return false;
  return ask.concepts.some((concept) => conceptAt(own, concept)?.name === APPRENTICESHIP);
}
