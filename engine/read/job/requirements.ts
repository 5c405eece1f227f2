import type { Importance, RequirementKind } from '@candor/domain/model/match';
import type { ConceptMention } from '../../skills/mentions';
import { conceptAt } from '../../taxonomy/own-terms';
import type { ConceptKind } from '../../taxonomy/types';
import { DEGREE_LEVELS } from '../degree-names';
import type { DegreeMention } from '../degrees';
import { originalOffset } from '../fold';
import { LINE_BREAK, type ScannedText } from '../scan';
import { type AskedLevels, askedLanguages } from './asked-languages';
import { askedYears, yearsOf } from './asked-years';
import type { Draft } from './draft';
import { allowsSimilar, groupChoices } from './group-skills';
import { isPhysicalDemand } from './physical-demand';
import { isAboutPosting } from './posting-words';
import type { Sentence } from './sentences';
import { type UnlistedName, unlistedNames } from './unlisted-names';

const HARD: ReadonlySet<ConceptKind> = new Set(['skill', 'tool', 'technology', 'method']);
const TOOLS: ReadonlySet<ConceptKind> = new Set(['tool', 'technology']);
const PAPERS: ReadonlySet<ConceptKind> = new Set(['certification', 'licence']);
const INSTEAD =
  /\bor (?:an? )?(?:additional )?(?:\d{1,2}|two|three|four|five|six|eight|ten)\+? (?:additional |more )?(?:years?|yrs?)\b|equivalent (?:work |professional |practical |relevant )?(?:experience|combination)|or equivalent|(?:and|or) experience|in lieu|equivalent (?:[a-z]+ )?experience/;
/** A certificate that is accepted like the degree: 'degree or certificate in accounting'. */
const OR_CERTIFICATE =
  /\bdegree (?:or|\/) (?:an? )?(?:\w+ ){0,2}certificat(?:e|ion)\b|\bcertificat(?:e|ion) (?:or|\/) (?:an? )?(?:\w+'?s? ){0,2}degree\b/;
const OBTAINABLE =
  /\b(?:able|ability|eligib\w+|willing\w*) to (?:\w+ (?:and|or) )?(?:obtain|acquire|attain|gain|get|achieve|earn)\b|\bor (?:be )?(?:eligible|obtain|able to)\b|\bregistra(?:ble|nt eligible)\b|\b(?:within|w\/in) (?:the first )?\d+ (?:mos?|months?|days?|weeks?|wks?|years?|yrs?)\b/;
const DEGREE_NAMES = [
  'High school diploma',
  'Associate degree',
  "Bachelor's degree",
  "Master's degree",
  'Doctorate',
];
/** Degrees of any field that the taxonomy lists among fields of study. */
const NO_FIELD: ReadonlySet<string> = new Set([...DEGREE_NAMES, 'Vocational diploma', 'MBA']);
/** Doctorates that people call by the profession: nobody asks for a 'doctorate in law'. */
const PROFESSIONS: ReadonlySet<string> = new Set([
  'Law degree',
  'Medical degree',
  'Dentistry degree',
  'Veterinary degree',
  'Pharmacy degree',
]);
const AROUND_FIELD = /^Degree in | degree$/g;
const DOCTORATE = DEGREE_LEVELS.indexOf('doctorate');
/** Beginnings or contents of sentences that ask something of the candidate. */
const ASKING =
  /^(?:strong|proven|excellent|good|solid|demonstrated|working|hands|basic|advanced|thorough|deep|prior|previous|valid|current|active|extensive|in-depth|general|exceptional|outstanding|effective|superior|great|must|able|ability|capable|comfortable|willing|experience|experienced|knowledge|understanding|familiar|familiarity|proficien|skill|expertise|background|track|exposure|competen|certif|licen|fluen|minimum|at least|a |an |own|hold|possess|eligib|availab|flexib|self|detail|team|organi[sz]ed|motivated|commit|passion|you have|you are|should|need)|\b(?:experience|knowledge|ability|skills?|understanding|proficien\w*|required|must|preferred|familiar\w*|certif\w*|licen\w*|degree)\b/;
const PHRASE_WORDS = { fewest: 2, most: 14 };
const LONGEST_TEXT = 90;
const OR_SIGN = /^[\s"')]*,?\s*(?:and\/)?or[\s"'(]*$/;

/** Reads the requirements of one kept sentence. `levels` are the language levels that the job asks for. */
export function draftsOf(
  scanned: ScannedText,
  sentence: Sentence,
  named: readonly ConceptMention[],
  degrees: readonly DegreeMention[],
  levels: AskedLevels,
): Draft[] {
  const unasked = named.filter((mention) => isAboutPosting(scanned, mention));
  const concepts = named.filter((mention) => !unasked.includes(mention));
  const kindOf = (mention: ConceptMention): ConceptKind =>
    conceptAt(scanned.own, mention.concept)?.kind ?? 'skill';
  const asked = asksForYears(sentence) ? askedYears(sentence.folded) : [];
  const hard = concepts.filter((mention) => HARD.has(kindOf(mention)));
  const drafts: Draft[] = [];
  for (const group of groupChoices(scanned, hard))
    drafts.push(
      skillDraft(
        scanned,
        sentence,
        group,
        'skill',
        yearsOf(sentence.folded, asked, placeOf(scanned, sentence, group)),
      ),
    );
  for (const group of groupChoices(
    scanned,
    concepts.filter((mention) => PAPERS.has(kindOf(mention))),
  )) {
    const kind = kindOf(
      group[0] ?? concepts[0] ?? { concept: 0, first: 0, last: 0, canonical: true },
    );
    drafts.push({
      ...skillDraft(
        scanned,
        sentence,
        group,
        kind === 'licence' ? 'licence' : 'certification',
        null,
      ),
      importance: paperImportanceOf(sentence),
    });
  }
  const languages = concepts.filter((m) => kindOf(m) === 'spoken_language');
  // 'Bilingual' adds nothing if the languages are named.
  const spoken = languages.filter(
    ({ first }) => languages.length === 1 || scanned.words.word[first]?.form !== 'bilingual',
  );
  for (const group of groupChoices(scanned, askedLanguages(scanned, sentence, spoken))) {
    drafts.push(languageDraft(scanned, sentence, group, levels));
  }
  const degree = degreeDraft(
    scanned,
    sentence,
    degrees,
    concepts.filter((m) => kindOf(m) === 'degree_field'),
  );
  if (degree !== null) drafts.push(degree);
  const [years] = asked;
  if (years !== undefined && drafts.every(({ kind }) => kind !== 'experience'))
    drafts.push(yearsDraft(scanned, sentence, years.value));
  const taken = new Set([...concepts, ...degrees].flatMap(wordsOf));
  const tools = new Set(concepts.filter((mention) => TOOLS.has(kindOf(mention))).flatMap(wordsOf));
  for (const name of unlistedNames(scanned, sentence, taken, tools)) {
    const named = nameDraft(scanned, sentence, name);
    const other = drafts.findIndex((draft) => isChoice(scanned, draft, name));
    const listed = drafts[other];
    if (listed === undefined) drafts.push(named);
    else drafts[other] = eitherOf(listed, named);
  }
  if (drafts.length === 0 && unasked.length === 0 && sentence.importance !== null) {
    const phrase = phraseDraft(
      scanned,
      sentence,
      concepts.some((m) => kindOf(m) === 'soft_skill'),
    );
    if (phrase !== null) drafts.push(phrase);
  }
  return drafts;
}

/** 'For over 50 years we ...' asks for nothing; items under a heading of requirements ask without saying so. */
function asksForYears(sentence: Sentence): boolean {
  const { folded, purpose } = sentence;
  if (/\b(?:we|our)\b/.test(folded)) return false;
  return (
    purpose === 'must' ||
    purpose === 'nice' ||
    /experience|\bexp\b|background|\bas an?\b|working|required|minimum|in\b/.test(folded)
  );
}

/** The position of a group in the folded text of its sentence. */
function placeOf(
  { words }: ScannedText,
  sentence: Sentence,
  group: readonly ConceptMention[],
): { start: number; end: number } {
  const from = words.start[sentence.first] ?? 0;
  const first = group[0]?.first ?? sentence.first;
  const last = group.at(-1)?.last ?? first;
  return { start: (words.start[first] ?? 0) - from, end: (words.end[last] ?? 0) - from };
}

function importanceOf(sentence: Sentence): Importance {
  return sentence.importance ?? (sentence.purpose === 'nice' ? 'nice' : 'must');
}

/** A certificate that one only has to be able to obtain is not asked for today. */
function paperImportanceOf(sentence: Sentence): Importance {
  return OBTAINABLE.test(sentence.folded) ? 'nice' : importanceOf(sentence);
}

function skillDraft(
  scanned: ScannedText,
  sentence: Sentence,
  group: readonly ConceptMention[],
  kind: RequirementKind,
  years: number | null,
): Draft {
  const numbers = [...new Set(group.map((mention) => mention.concept))];
  const names = numbers.map((number) => conceptAt(scanned.own, number)?.name ?? '');
  const similar = allowsSimilar(scanned, group);
  const text = orList(similar ? [...names, 'similar'] : names);
  return {
    text: years === null ? text : `${text}, ${years}+ ${years === 1 ? 'year' : 'years'}`,
    kind: years === null ? kind : 'experience',
    importance: importanceOf(sentence),
    ask: { type: 'skill', concepts: numbers, years, similar, level: null },
    alternatives: names.length > 1 ? names : [],
    first: group[0]?.first ?? sentence.first,
    last: group.at(-1)?.last ?? sentence.last,
    stated: sentence.importance !== null,
    mentions: 1,
  };
}

/** A language, or a choice of some, with the level that the job says: of a choice the lowest. */
function languageDraft(
  scanned: ScannedText,
  sentence: Sentence,
  group: readonly ConceptMention[],
  levels: AskedLevels,
): Draft {
  const draft = skillDraft(scanned, sentence, group, 'language', null);
  const [level] = group
    .flatMap((mention) => levels.get(mention) ?? [])
    .sort((a, b) => a.asks - b.asks);
  if (level === undefined || draft.ask.type !== 'skill') return draft;
  return { ...draft, text: `${draft.text} (${level.name})`, ask: { ...draft.ask, level } };
}

/** 'A, B or C'. */
function orList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

function degreeDraft(
  scanned: ScannedText,
  sentence: Sentence,
  degrees: readonly DegreeMention[],
  fields: readonly ConceptMention[],
): Draft | null {
  if (degrees.length === 0) return null;
  const level = Math.min(...degrees.map((degree) => degree.level));
  const fieldOf = ({ concept }: ConceptMention) => conceptAt(scanned.own, concept)?.name ?? '';
  const asked = fields.filter((field) => !NO_FIELD.has(fieldOf(field)));
  const profession = asked.map(fieldOf).find((field) => PROFESSIONS.has(field));
  const isProfession = level === DOCTORATE && profession !== undefined;
  const names = isProfession
    ? []
    : [...new Set(asked.map((field) => fieldOf(field).replace(AROUND_FIELD, '')))];
  const name = isProfession ? profession : (DEGREE_NAMES[level] ?? DEGREE_LEVELS[level] ?? '');
  const orExperience = INSTEAD.test(sentence.folded);
  return {
    text: names.length > 0 ? `${name} in ${names.slice(0, 3).join(' or ')}` : name,
    kind: 'degree',
    // One of two ways is not a demand by itself.
    importance: OR_CERTIFICATE.test(sentence.folded) ? 'nice' : importanceOf(sentence),
    ask: { type: 'degree', level, fields: asked.map((mention) => mention.concept), orExperience },
    alternatives: orExperience ? [name, 'Equivalent experience'] : [],
    first: sentence.first,
    last: sentence.last,
    stated: sentence.importance !== null,
    mentions: 1,
  };
}

function yearsDraft(scanned: ScannedText, sentence: Sentence, years: number): Draft {
  return {
    text: wordingOf(scanned, sentence),
    kind: 'experience',
    importance: importanceOf(sentence),
    ask: { type: 'years', years, ofTrade: false },
    alternatives: [],
    first: sentence.first,
    last: sentence.last,
    stated: sentence.importance !== null,
    mentions: 1,
  };
}

/** Every word position of a mention. */
function wordsOf({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** A name that the taxonomy lacks, asked for by its words. */
function nameDraft(scanned: ScannedText, sentence: Sentence, name: UnlistedName): Draft {
  const words = scanned.words.word.slice(name.first, name.last + 1);
  return {
    text: wordingOf(scanned, name),
    kind: 'other',
    importance: importanceOf(sentence),
    ask: { type: 'phrase', stems: [...new Set(words.map((word) => word.stem))], concepts: [] },
    alternatives: [],
    first: name.first,
    last: name.last,
    stated: true,
    mentions: 1,
  };
}

/** True if a name in no list is the other option of known ones: 'Gainsight or Planhat'. */
function isChoice(
  { folded, words }: ScannedText,
  { ask, kind, first, last }: Draft,
  name: UnlistedName,
): boolean {
  if (ask.type !== 'skill' || ask.similar || kind !== 'skill') return false;
  const [before, after] = last < name.first ? [last, name.first] : [name.last, first];
  return OR_SIGN.test(folded.text.slice(words.end[before] ?? 0, words.start[after] ?? 0));
}

/** One demand that known names and the words of another one meet alike. */
function eitherOf(listed: Draft, named: Draft): Draft {
  const concepts = listed.ask.type === 'skill' ? listed.ask.concepts : [];
  const known = listed.alternatives.length > 0 ? listed.alternatives : [listed.text];
  const names = listed.first < named.first ? [...known, named.text] : [named.text, ...known];
  return {
    ...listed,
    text: orList(names),
    ask: named.ask.type === 'phrase' ? { ...named.ask, concepts } : listed.ask,
    alternatives: names,
    first: Math.min(listed.first, named.first),
    last: Math.max(listed.last, named.last),
  };
}

function phraseDraft(scanned: ScannedText, sentence: Sentence, soft: boolean): Draft | null {
  const words = scanned.words.word.slice(sentence.first, sentence.last + 1);
  const stems = [
    ...new Set(
      words
        .filter((word) => !word.stop && word.form.length > 1 && !/^\d/.test(word.form))
        .map((word) => word.stem),
    ),
  ];
  const asks = ASKING.test(sentence.folded) || isBulletOfRequirements(scanned, sentence);
  if (isPhysicalDemand(sentence.folded)) return null;
  if (!asks || soft || stems.length < PHRASE_WORDS.fewest || stems.length > PHRASE_WORDS.most)
    return null;
  return {
    text: wordingOf(scanned, sentence),
    kind: 'other',
    importance: importanceOf(sentence),
    ask: { type: 'phrase', stems, concepts: [] },
    alternatives: [],
    first: sentence.first,
    last: sentence.last,
    stated: sentence.importance !== null,
    mentions: 1,
  };
}

/** A short line of its own under a heading that announces requirements. */
function isBulletOfRequirements(scanned: ScannedText, sentence: Sentence): boolean {
  const { gap, line, word } = scanned.words;
  const before = sentence.first - 1;
  // 'E: Moving patients', as the criteria of British employers are marked.
  const isMarked =
    word[before]?.form.length === 1 &&
    gap[before] === LINE_BREAK &&
    line[before] === line[sentence.first];
  const opens = isMarked || gap[sentence.first] === LINE_BREAK;
  const closes = (gap[sentence.last + 1] ?? LINE_BREAK) === LINE_BREAK;
  return opens && closes && (sentence.purpose === 'must' || sentence.purpose === 'nice');
}

/** The sentence as the job writes it, cut at a word boundary if it is long. */
export function wordingOf(
  scanned: ScannedText,
  sentence: Pick<Sentence, 'first' | 'last'>,
): string {
  const start = originalOffset(scanned.folded, scanned.words.start[sentence.first] ?? 0);
  const end = originalOffset(scanned.folded, scanned.words.end[sentence.last] ?? 0);
  const text = scanned.text.slice(start, end).replace(/\s+/g, ' ').trim();
  if (text.length <= LONGEST_TEXT) return text;
  const cut = text.slice(0, LONGEST_TEXT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TEXT / 2))}…`;
}
