import type { ConceptMention } from '../../skills/mentions';
import { conceptAt } from '../../taxonomy/own-terms';
import type { ConceptKind } from '../../taxonomy/types';
import { phrasesOf } from '../any-of';
import type { DegreeMention } from '../degrees';
import type { ScannedText } from '../scan';
import { NO_BREAK } from '../words';
import type { AskedLevels } from './asked-languages';
import { askedYears } from './asked-years';
import { degreeDrafts } from './degree-drafts';
import type { Draft } from './draft';
import { fewestYears } from './either-years';
import { phraseDrafts } from './phrase-drafts';
import { isPhysicalDemand } from './physical-demand';
import { isAboutPosting } from './posting-words';
import { draftFrom, wordingOf } from './sentence-draft';
import type { Sentence } from './sentences';
import { kindAt, languageDrafts, paperDrafts, skillDrafts } from './skill-drafts';
import { studiedFields } from './studied-fields';
import { eitherPaper, eitherTraining } from './training-choice';
import { withUnlisted } from './unlisted-drafts';
import { unlistedNames } from './unlisted-names';

/**
 * What is named in a sentence. `levels` are the language levels that the whole job asks for, `licence` is the one of its occupation.
 */
export type NamedThings = {
  readonly concepts: readonly ConceptMention[];
  readonly degrees: readonly DegreeMention[];
  readonly levels: AskedLevels;
  readonly licence: number | null;
};

const TOOLS: readonly ConceptKind[] = ['tool', 'technology'];
const HARD: readonly ConceptKind[] = ['skill', 'method', ...TOOLS];
const PAPERS: readonly ConceptKind[] = ['certification', 'licence'];
const VALID = phrasesOf('active, current, valid, unrestricted, unencumbered, state, professional');
/** A licence of which a job only says that it must be valid; that to drive has a name. */
const LICENCE_OF_WORK = new RegExp(
  String.raw`^(?!.*\bdriv)(?:.*\b)?${VALID},? (?:and )?(?:${VALID},? (?:and )?){0,3}licen[cs](?:e|ure)\b(?! plate)`,
);
/** What a posting names one of, next to names that no list has: 'MEDDIC or SPICED'. */
const CHOSEN: readonly ConceptKind[] = [...TOOLS, 'method', ...PAPERS];

/** Reads the requirements of one kept sentence. */
export function draftsOf(scanned: ScannedText, sentence: Sentence, named: NamedThings): Draft[] {
  const { degrees, levels } = named;
  const concepts = named.concepts.filter((mention) => !isAboutPosting(scanned, mention));
  const ofKinds = (kinds: readonly ConceptKind[]): ConceptMention[] =>
    concepts.filter((mention) => kinds.includes(kindAt(scanned, mention)));
  const asked = asksForYears(sentence) ? askedYears(sentence.folded) : [];
  const asksDegrees = isDuty(sentence)
    ? []
    : degrees.filter((degree) => !isOfOption(scanned, sentence, degree));
  const studied = studiedFields(scanned, sentence, asksDegrees, concepts);
  const skills = ofKinds(HARD).filter(
    (mention) => !studied.includes(mention) && !isDoneWithNext(scanned, mention, concepts),
  );
  const taken = wordsOf([...concepts, ...degrees]);
  const tools = wordsOf(ofKinds(TOOLS));
  const papers = ofKinds(PAPERS);
  if (papers.length === 0) papers.push(...licenceOfWork(sentence, named.licence));
  const options = wordsOf(ofKinds(CHOSEN));
  const unlisted = unlistedNames(scanned, sentence, {
    taken,
    tools,
    options,
    papers: wordsOf(papers),
  });
  const listed = [
    ...skillDrafts(scanned, sentence, skills, asked, unlisted),
    ...paperDrafts(scanned, sentence, papers, unlisted),
    ...languageDrafts(scanned, sentence, ofKinds(['spoken_language']), levels),
    ...degreeDrafts(
      scanned,
      sentence,
      asksDegrees,
      concepts.filter(
        (mention) => studied.includes(mention) || kindAt(scanned, mention) === 'degree_field',
      ),
    ),
  ];
  const years = fewestYears(sentence.folded, asked);
  const isUntold = listed.every(({ kind }) => kind !== 'experience');
  if (years !== undefined && isUntold && !isPhysicalDemand(sentence.folded))
    listed.push(yearsDraft(scanned, sentence, years));
  const drafts = withUnlisted(
    scanned,
    sentence,
    eitherPaper(scanned, eitherTraining(scanned, sentence, listed), asksDegrees),
    unlisted,
  );
  const saysMore = concepts.length < named.concepts.length || ofKinds(['soft_skill']).length > 0;
  if (drafts.length > 0 || saysMore || sentence.importance === null) return drafts;
  return phraseDrafts(scanned, sentence);
}

/** 'Programming Allen-Bradley PLCs' asks for what is programmed, and for no programming besides. */
function isDoneWithNext(
  scanned: ScannedText,
  { concept, first, last }: ConceptMention,
  mentions: readonly ConceptMention[],
): boolean {
  if (first !== last || conceptAt(scanned.own, concept)?.name !== 'Programming') return false;
  const { gap } = scanned.words;
  return gap[last + 1] === NO_BREAK && mentions.some((next) => next.first === last + 1);
}

/** 'Current state license' asks for the licence of the occupation. */
function licenceOfWork(
  { folded, first, last }: Sentence,
  licence: number | null,
): ConceptMention[] {
  if (licence === null || !folded.includes('licen') || !LICENCE_OF_WORK.test(folded)) return [];
  return [{ concept: licence, first, last, canonical: false }];
}

/** Duties name degrees of others: 'Prepare pupils for their high school diploma'. */
function isDuty({ purpose, importance }: Sentence): boolean {
  return purpose === 'duties' && importance === null;
}

/** 'State-recognised educator or childhood pedagogue (B.A.)': the degree of one of two ways to qualify. */
function isOfOption(
  { folded, words }: ScannedText,
  sentence: Sentence,
  { first, last }: DegreeMention,
): boolean {
  const [start, end] = [words.start[first] ?? 0, words.end[last] ?? 0];
  if (folded.text[start - 1] !== '(' || !/^\.?\)/.test(folded.text.slice(end, end + 2)))
    return false;
  return / or [^(),;]{3,60}\($/.test(folded.text.slice(words.start[sentence.first] ?? 0, start));
}

/** 'For over 50 years we ...' asks for nothing; items under a heading of requirements ask without saying so. */
function asksForYears(sentence: Sentence): boolean {
  const { folded, purpose } = sentence;
  // 'Or a master's degree and one year' is the other way to qualify.
  if (/\b(?:we|our)\b|^or\b/.test(folded)) return false;
  return (
    purpose === 'must' ||
    purpose === 'nice' ||
    /^\d{1,2}\+ (?:years?|yrs?)\b|experience|\bexp\b|background|\bas an?\b|working|required|minimum|in\b/.test(
      folded,
    )
  );
}

function yearsDraft(scanned: ScannedText, sentence: Sentence, years: number): Draft {
  return draftFrom(sentence, {
    text: wordingOf(scanned, sentence),
    kind: 'experience',
    ask: { type: 'years', years, ofTrade: false },
  });
}

/** Every word position of some mentions. */
function wordsOf(
  mentions: readonly { readonly first: number; readonly last: number }[],
): Set<number> {
  const positions = new Set<number>();
  for (const { first, last } of mentions) for (let at = first; at <= last; at++) positions.add(at);
  return positions;
}
