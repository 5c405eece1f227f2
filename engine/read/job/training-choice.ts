import { knownName } from '../../taxonomy/known-concept';
import { conceptAt } from '../../taxonomy/own-terms';
import { splitName } from '../../taxonomy/split-name';
import type { DegreeMention } from '../degrees';
import type { ScannedText } from '../scan';
import type { Draft } from './draft';
import { orList } from './sentence-draft';
import type { Sentence } from './sentences';

const APPRENTICESHIP = 'Apprenticeship';
const BACHELOR = "Bachelor's degree";
/** 'Apprenticeship as a baker, a degree in food science or equivalent'. */
const EITHER =
  /\bapprenticeship\b.{0,80}(?:,| or\b).{0,40}\bdegree\b|\bdegree\b.{0,60}\bor\b.{0,40}\bapprenticeship\b/;
/** What stands between a paper and a degree that does as well: ', or an '. */
const OR_PAPER = /^,? or (?:an? )?$/;
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
  if (degree === undefined || trade === undefined || bachelor === undefined) return drafts;
  const way = { names: [APPRENTICESHIP, degree.text], concept: bachelor, at: degree };
  return joined(drafts, trade, degree, way);
}

/** Makes one demand of a paper and a degree of any field of which either will do: 'paralegal certificate or associate's degree'. */
export function eitherPaper(
  scanned: ScannedText,
  drafts: readonly Draft[],
  degrees: readonly DegreeMention[],
): readonly Draft[] {
  const [named, another] = degrees;
  const degree = drafts.find(({ kind }) => kind === 'degree');
  if (named === undefined || another !== undefined || degree?.ask.type !== 'degree') return drafts;
  const concept = knownName(splitName(degree.text))?.concept;
  const paper = drafts.find((draft) => isPaper(draft) && isJoined(scanned, draft, named));
  if (concept === undefined || degree.ask.orExperience || paper === undefined) return drafts;
  const names = paper.alternatives.length > 0 ? paper.alternatives : [paper.text];
  const both = paper.first < named.first ? [...names, degree.text] : [degree.text, ...names];
  return joined(drafts, paper, degree, { names: both, concept, at: named });
}

/** The drafts with one for a paper, or a trade, and the degree that does as well, by the `names` of both. */
function joined(
  drafts: readonly Draft[],
  paper: Draft,
  degree: Draft,
  way: { names: readonly string[]; concept: number; at: Pick<Draft, 'first' | 'last'> },
): readonly Draft[] {
  if (paper.ask.type !== 'skill') return drafts;
  const either: Draft = {
    ...paper,
    text: orList(way.names),
    alternatives: way.names,
    ask: { ...paper.ask, concepts: [...paper.ask.concepts, way.concept] },
    first: Math.min(paper.first, way.at.first),
    last: Math.max(paper.last, way.at.last),
  };
  return [either, ...drafts.filter((draft) => draft !== degree && draft !== paper)];
}

function isPaper({ kind }: Draft): boolean {
  return kind === 'certification' || kind === 'licence';
}

function isJoined(
  { folded, words }: ScannedText,
  paper: Draft,
  { first, last }: DegreeMention,
): boolean {
  const [before, after] = paper.last < first ? [paper.last, first] : [last, paper.first];
  const between = folded.text.slice(words.end[before] ?? 0, words.start[after] ?? 0);
  // 'Associate's degree': the mention may end before the word that says that it is one.
  return OR_PAPER.test(between.replace(/^(?:'s|s)? ?degree/, ''));
}

function namesApprenticeship({ own }: ScannedText, { ask }: Draft): boolean {
  if (ask.type !== 'skill') return false;
  return ask.concepts.some((concept) => conceptAt(own, concept)?.name === APPRENTICESHIP);
}
