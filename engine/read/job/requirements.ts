import type { ConceptMention } from '../../skills/mentions';
import type { ConceptKind } from '../../taxonomy/types';
import type { DegreeMention } from '../degrees';
import type { ScannedText } from '../scan';
import type { AskedLevels } from './asked-languages';
import { askedYears } from './asked-years';
import { degreeDrafts } from './degree-drafts';
import type { Draft } from './draft';
import { isListed } from './group-skills';
import { phraseDrafts } from './phrase-drafts';
import { isPhysicalDemand } from './physical-demand';
import { isAboutPosting } from './posting-words';
import { fromSentence, wordingOf } from './sentence-draft';
import type { Sentence } from './sentences';
import { kindAt, languageDrafts, paperDrafts, skillDrafts } from './skill-drafts';
import { withUnlisted } from './unlisted-drafts';
import { unlistedNames } from './unlisted-names';

/** What is named in a sentence. `levels` are the language levels that the whole job asks for. */
export type NamedThings = {
  readonly concepts: readonly ConceptMention[];
  readonly degrees: readonly DegreeMention[];
  readonly levels: AskedLevels;
};

/** What leads from a degree to its field: "'s degree in", ' of '. */
const OF_DEGREE = /^(?:'?s?)(?: degree)?(?: of (?:arts|science))? (?:in|of) (?:a |an )?$/;
const TOOLS: readonly ConceptKind[] = ['tool', 'technology'];
const HARD: readonly ConceptKind[] = ['skill', 'method', ...TOOLS];
const PAPERS: readonly ConceptKind[] = ['certification', 'licence'];

/** Reads the requirements of one kept sentence. */
export function draftsOf(scanned: ScannedText, sentence: Sentence, named: NamedThings): Draft[] {
  const { degrees, levels } = named;
  const concepts = named.concepts.filter((mention) => !isAboutPosting(scanned, mention));
  const ofKinds = (kinds: readonly ConceptKind[]): ConceptMention[] =>
    concepts.filter((mention) => kinds.includes(kindAt(scanned, mention)));
  const asked = asksForYears(sentence) ? askedYears(sentence.folded) : [];
  const studied = asked.length === 0 ? [] : fieldsOfDegrees(scanned, degrees, ofKinds(HARD));
  const skills = ofKinds(HARD).filter((mention) => !studied.includes(mention));
  const listed = [
    ...skillDrafts(scanned, sentence, skills, asked),
    ...paperDrafts(scanned, sentence, ofKinds(PAPERS)),
    ...languageDrafts(scanned, sentence, ofKinds(['spoken_language']), levels),
    ...degreeDrafts(scanned, sentence, isDuty(sentence) ? [] : degrees, [
      ...ofKinds(['degree_field']),
      ...studied,
    ]),
  ];
  const [years] = asked;
  const isUntold = listed.every(({ kind }) => kind !== 'experience');
  if (years !== undefined && isUntold && !isPhysicalDemand(sentence.folded))
    listed.push(yearsDraft(scanned, sentence, years.value));
  const taken = new Set([...concepts, ...degrees].flatMap(wordsOf));
  const tools = new Set(ofKinds(TOOLS).flatMap(wordsOf));
  const unlisted = unlistedNames(scanned, sentence, taken, tools);
  const drafts = withUnlisted(scanned, sentence, listed, unlisted);
  const saysMore = concepts.length < named.concepts.length || ofKinds(['soft_skill']).length > 0;
  if (drafts.length > 0 || saysMore || sentence.importance === null) return drafts;
  return phraseDrafts(scanned, sentence);
}

/**
 * What a degree before years of work is in: in 'Bachelor's in Social Work, Psychology or a related field and two years of case
 * management' the years are of the last alone.
 */
function fieldsOfDegrees(
  scanned: ScannedText,
  degrees: readonly DegreeMention[],
  mentions: readonly ConceptMention[],
): ConceptMention[] {
  const { start, end } = scanned.words;
  const between = (last: number, first: number): string =>
    scanned.folded.text.slice(end[last] ?? 0, start[first] ?? 0);
  const fields: ConceptMention[] = [];
  for (const mention of mentions) {
    const before = fields.at(-1);
    const follows = degrees.some(
      ({ last }) => last < mention.first && OF_DEGREE.test(between(last, mention.first)),
    );
    const goesOn = before !== undefined && isListed(between(before.last, mention.first));
    if (follows || goesOn) fields.push(mention);
  }
  return fields;
}

/** Duties name degrees of others: 'Prepare pupils for their high school diploma'. */
function isDuty({ purpose, importance }: Sentence): boolean {
  return purpose === 'duties' && importance === null;
}

/** 'For over 50 years we ...' asks for nothing; items under a heading of requirements ask without saying so. */
function asksForYears(sentence: Sentence): boolean {
  const { folded, purpose } = sentence;
  // 'Or a master's degree and one year' is the other way to qualify.
  if (/\b(?:we|our)\b|^or\b/.test(folded)) return false;
  return (
    purpose === 'must' ||
    purpose === 'nice' ||
    /experience|\bexp\b|background|\bas an?\b|working|required|minimum|in\b/.test(folded)
  );
}

function yearsDraft(scanned: ScannedText, sentence: Sentence, years: number): Draft {
  return {
    ...fromSentence(sentence),
    text: wordingOf(scanned, sentence),
    kind: 'experience',
    ask: { type: 'years', years, ofTrade: false },
  };
}

/** Every word position of a mention. */
function wordsOf({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
