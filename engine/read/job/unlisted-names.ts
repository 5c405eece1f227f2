import { isUsualStem } from '../../score/word-weight';
import { anyOf } from '../any-of';
import { FIELD_WORDS } from '../fields-of-study';
import { originalOffset } from '../fold';
import type { ScannedText } from '../scan';
import { MONTHS } from '../word-lists';
import { NO_BREAK } from '../words';
import type { Sentence } from './sentences';

/** A name in a list of demands that no concept covers: words `first` to `last`, inclusive. */
export type UnlistedName = { readonly first: number; readonly last: number };

const KNOWING =
  /experience|knowledge|familiar|proficien|skill|expert|understanding|using|tools?\b|software|technolog|framework|platform|such as|stack|\bneed|\bknow/;
const PLACES = anyOf([
  /\btravel(?:l?ing)? (?:to|up|is|may|required|throughout|within|across|between|nationwide)/,
  /\b(?:willing\w*|able|ability|free) to travel/,
  /% ?(?:of )?(?:the )?(?:time )?travel/,
  /\btravel ?:/,
  /relocat/,
  /located|based in|based out|resident|citizen/,
  /authori[sz]ed|visa/,
  /state of|\boffices?\b|region/,
]);
const SMALL_NAME = /^[a-z][a-z0-9+#.-]{2,}$/;
/** Endings of everyday nouns and adverbs: 'deployment', 'accessibility', 'etc'. */
const EVERYDAY =
  /(?:ing|ments?|tions?|sions?|ity|ities|ness|ships?|[ae]nce|ology|ics|ers?|ors?|ly|als?|ives?|ages?|ures?|ies|ware)$|^(?:etc|similar|tools?|other|others|both|data|code|design|tests?|apps?|apis?)$/;
const LONGEST_NAME = 3;
/** Letters and numbers that name something even where no sentence says what to do with it: 'HPLC, ÄKTA', 'CCN1'. */
const CODE = /^(?=.*\p{Lu}.*[\p{Lu}\d])[\p{Lu}\d][\p{Lu}\d-]{1,7}s?$/u;
/** Those of places, times, offers and the law. */
const NO_NAME = new Set(
  'ai usa uk us eu uae nyc la dc am pm est cst pst cet gmt eoe eeo aa mfdv pto ote ft pt asap tbc tbd gpa faq llc inc ltd plc id cv hr ppe'.split(
    ' ',
  ),
);
/** Fewer items are a sentence rather than a list. */
const FEWEST_LISTED = 3;
/** Words between an option of a list and the 'or' of its last. */
const CHOICE_REACH = 6;
const ITEM_SIGN = /\/|\s&\s/;
/** Levels of the Common European Framework: 'French (B2)'. */
const LANGUAGE_LEVEL = /^[abc][12]$/;
const CAPITAL = /^\p{Lu}/u;
/** A bracket in the middle of a word, behind its first letters. */
const BRACKET_INSIDE = /^\(\p{L}{1,4}\)\p{L}|^\)\p{L}/u;
const BRACKET_REACH = 8;
/** Words between a paper and a bracket about it: 'certificates a plus (...'. */
const BRACKET_PAPER_REACH = 4;

/** Word positions of a sentence: those of known names, those of tools among them, and those of tools and papers. */
type KnownWords = {
  readonly taken: ReadonlySet<number>;
  readonly tools: ReadonlySet<number>;
  readonly options: ReadonlySet<number>;
  readonly papers: ReadonlySet<number>;
};

/**
 * Capitalized names that are items of a list in a sentence about required knowledge and not covered otherwise (`taken`),
 * the other option of a known tool or paper in any demand ('SolidWorks or Alibre'), and lower-case words next to a tool of the
 * list: 'sql, zarr'. The taxonomy cannot know every tool: what a job names is asked for all the same.
 */
export function unlistedNames(
  scanned: ScannedText,
  sentence: Sentence,
  { taken, tools, options, papers }: KnownWords,
): UnlistedName[] {
  const asks = asksForNames(scanned, sentence);
  const isHeaded = sentence.purpose === 'must' || sentence.purpose === 'nice';
  const isList = !asks && isListOfDemands(scanned, sentence);
  if (options.size === 0 && !asks && !isList) return [];
  const small = tools.size === 0 ? [] : smallNames(scanned, sentence, taken, tools);
  if (!asks && !mayName(scanned, sentence)) return small;
  const names: UnlistedName[] = [];
  let first = -1;
  for (let at = sentence.first; at <= sentence.last + 1; at++) {
    const ends =
      first !== -1 && (!isNamePart(scanned, sentence, taken, at) || opensItem(scanned, at));
    if (ends) {
      if (
        at - first <= LONGEST_NAME &&
        (((asks || (isList && isCode(scanned, first, at - 1))) &&
          isItem(scanned, sentence, first, at - 1)) ||
          (isHeaded && isNeighbour(scanned, sentence, tools, first, at - 1)) ||
          isOption(scanned, sentence, first, at - 1, { options, named: names.at(-1) })) &&
        !isInsideWord(scanned, first, at - 1) &&
        !isUsualWord(scanned, first, at - 1) &&
        !isKindOfPaper(scanned, sentence, papers, first) &&
        !isFieldOfDegree(scanned, first, at - 1)
      )
        names.push({ first, last: at - 1 });
      first = -1;
    }
    if (first === -1 && isNamePart(scanned, sentence, taken, at)) first = at;
  }
  return [...names, ...small];
}

/** Lower-case single-word items directly next to a tool in a list that do not look like everyday nouns. */
function smallNames(
  scanned: ScannedText,
  sentence: Sentence,
  taken: ReadonlySet<number>,
  tools: ReadonlySet<number>,
): UnlistedName[] {
  if (sentence.importance === null || PLACES.test(sentence.folded)) return [];
  const names: UnlistedName[] = [];
  for (let at = sentence.first; at <= sentence.last; at++) {
    const word = scanned.words.word[at];
    if (word === undefined || taken.has(at) || word.stop || word.degree !== -1) continue;
    if (!SMALL_NAME.test(word.form) || EVERYDAY.test(word.form)) continue;
    if (isCapital(scanned, at) || !isItem(scanned, sentence, at, at)) continue;
    if (isBesideTool(scanned, sentence, tools, at, at)) names.push({ first: at, last: at });
  }
  return names;
}

function isBesideTool(
  scanned: ScannedText,
  sentence: Sentence,
  tools: ReadonlySet<number>,
  first: number,
  last: number,
): boolean {
  const comma = (next: number): boolean => /^\s*[,/&]\s*$/.test(gapBefore(scanned, next));
  const before = first > sentence.first && comma(first) && tools.has(first - 1);
  const after = last < sentence.last && comma(last + 1) && tools.has(last + 1);
  return before || after;
}

function asksForNames(scanned: ScannedText, sentence: Sentence): boolean {
  return (
    mayName(scanned, sentence) && (sentence.importance === 'nice' || KNOWING.test(sentence.folded))
  );
}

/** A whole item directly beside a tool in a list: 'Vault' in 'Vault, SonarQube & Nexus'. */
function isNeighbour(
  scanned: ScannedText,
  sentence: Sentence,
  tools: ReadonlySet<number>,
  first: number,
  last: number,
): boolean {
  if (EVERYDAY.test(scanned.words.word[last]?.form ?? '')) return false;
  const opens = first === sentence.first || opensItem(scanned, first);
  const closes = last === sentence.last || opensItem(scanned, last + 1);
  return opens && closes && isBesideTool(scanned, sentence, tools, first, last);
}

/** Three items or more under a heading of demands. */
function isListOfDemands(scanned: ScannedText, sentence: Sentence): boolean {
  if (sentence.purpose !== 'must' && sentence.purpose !== 'nice') return false;
  if (!mayName(scanned, sentence)) return false;
  let items = 1;
  for (let at = sentence.first + 1; at <= sentence.last; at++)
    if (opensItem(scanned, at) || scanned.words.word[at]?.form === 'and') items++;
  return items >= FEWEST_LISTED;
}

/** One word of capitals and numbers. */
function isCode(scanned: ScannedText, first: number, last: number): boolean {
  if (first !== last || NO_NAME.has(scanned.words.word[first]?.form ?? '')) return false;
  const start = originalOffset(scanned.folded, scanned.words.start[first] ?? 0);
  const end = originalOffset(scanned.folded, scanned.words.end[first] ?? 0);
  return CODE.test(scanned.text.slice(start, end));
}

/** A demand in which a capital tells a name. */
function mayName(scanned: ScannedText, { importance, folded }: Sentence): boolean {
  // German capitalizes every noun, so a capital says nothing about a name.
  return scanned.folded.glossed !== 'de' && importance !== null && !PLACES.test(folded);
}

/** One of a choice, the other of which is known: 'Alibre' in 'SolidWorks or Alibre', 'Alibre, Creo or CATIA'. */
function isOption(
  scanned: ScannedText,
  sentence: Sentence,
  first: number,
  last: number,
  { options, named }: { options: ReadonlySet<number>; named: UnlistedName | undefined },
): boolean {
  const { word } = scanned.words;
  const isOr = (at: number): boolean => word[at]?.form === 'or';
  const closes =
    last === sentence.last || opensItem(scanned, last + 1) || JOINS.has(word[last + 1]?.form ?? '');
  const followsOption = options.has(first - 2) || named?.last === first - 2;
  if (isOr(first - 1) && followsOption) return closes;
  const opens = first === sentence.first || opensItem(scanned, first);
  if (!opens) return false;
  if (isOr(last + 1) && options.has(last + 2)) return true;
  // Between others of a list that ends in a choice.
  const isAmong = options.has(first - 1) || options.has(last + 1);
  return isAmong && closes && endsInChoice(scanned, sentence, last);
}

/** Whether an 'or' follows within the next few words of the sentence. */
function endsInChoice({ words }: ScannedText, sentence: Sentence, from: number): boolean {
  const to = Math.min(sentence.last, from + CHOICE_REACH);
  for (let at = from + 1; at <= to; at++) if (words.word[at]?.form === 'or') return true;
  return false;
}

function isNamePart(
  scanned: ScannedText,
  sentence: Sentence,
  taken: ReadonlySet<number>,
  at: number,
): boolean {
  const word = scanned.words.word[at];
  if (word === undefined || at > sentence.last || taken.has(at)) return false;
  if (isInside(scanned, at)) return isCapital(scanned, at);
  if (word.stop || word.form.length < 2 || MONTHS.has(word.form) || word.degree !== -1)
    return false;
  return !LANGUAGE_LEVEL.test(word.form) && isCapital(scanned, at);
}

function isCapital(scanned: ScannedText, at: number): boolean {
  const start = originalOffset(scanned.folded, scanned.words.start[at] ?? 0);
  return CAPITAL.test(scanned.text.charAt(start));
}

/** The letters of 'IR(ME)R' are one word, and none of them a name. */
function isInsideWord({ words, folded }: ScannedText, first: number, last: number): boolean {
  const end = words.end[last] ?? 0;
  const start = words.start[first] ?? 0;
  return (
    BRACKET_INSIDE.test(folded.text.slice(end, end + BRACKET_REACH)) ||
    /\p{L}\($|\p{L}\)$/u.test(folded.text.slice(Math.max(0, start - 2), start))
  );
}

/** 'B.Tech (Civil)', 'B.E. (Mechanical)', 'MS in CS': what was studied is asked for with the degree. */
function isFieldOfDegree({ words }: ScannedText, first: number, last: number): boolean {
  const degree = words.word[first - 1]?.form === 'in' ? first - 2 : first - 1;
  return (
    first === last &&
    FIELD_WORDS.has(words.word[first]?.form ?? '') &&
    (words.word[degree]?.degree ?? -1) !== -1
  );
}

/** What the bracket behind a paper says of it: 'CSCS (Black or White)', 'ASE certificates a plus (T2, T4)'. */
function isKindOfPaper(
  { words, folded }: ScannedText,
  sentence: Sentence,
  papers: ReadonlySet<number>,
  first: number,
): boolean {
  if (papers.size === 0) return false;
  const from = words.start[sentence.first] ?? 0;
  const before = folded.text.slice(from, words.start[first] ?? 0);
  const opens = before.lastIndexOf('(');
  if (opens === -1 || before.includes(')', opens)) return false;
  const isBefore = (at: number): boolean => (words.start[at] ?? 0) - from < opens;
  let at = first - 1;
  while (at > sentence.first && !isBefore(at)) at--;
  return Array.from({ length: BRACKET_PAPER_REACH }, (_, back) => at - back).some((word) =>
    papers.has(word),
  );
}

/** 'Business' or 'Operations' as a whole item is a word found in any posting, capital or not. */
function isUsualWord({ words }: ScannedText, first: number, last: number): boolean {
  return first === last && isUsualStem(words.word[first]?.stem ?? '');
}

/** Whether no sign at all parts a word from the one before it. */
function isInside({ words }: ScannedText, at: number): boolean {
  return words.end[at - 1] === words.start[at];
}

function opensItem(scanned: ScannedText, at: number): boolean {
  // 'BadgerNet' is one name, although two words may have lost their space there.
  if (isInside(scanned, at)) return false;
  return scanned.words.gap[at] !== NO_BREAK || ITEM_SIGN.test(gapBefore(scanned, at));
}

/**
 * An item has a comma, a bracket, a slash or a conjunction before it and after it; a capital alone is not a name.
 */
function isItem(scanned: ScannedText, sentence: Sentence, first: number, last: number): boolean {
  const { word } = scanned.words;
  const before = word[first - 1]?.form ?? '';
  const after = word[last + 1]?.form ?? '';
  // 'One year as CDP' names who somebody was; 'such as CDP' a thing.
  const isHeld = before === 'as' && word[first - 2]?.form !== 'such';
  const opens =
    first > sentence.first && (opensItem(scanned, first) || (JOINS.has(before) && !isHeld));
  const closes = last === sentence.last || opensItem(scanned, last + 1) || JOINS.has(after);
  return opens && closes;
}

const JOINS = new Set([
  'and',
  'or',
  'with',
  'in',
  'of',
  'using',
  'ideally',
  'preferably',
  'like',
  'need',
  'know',
  'as',
]);

function gapBefore(scanned: ScannedText, at: number): string {
  return scanned.folded.text.slice(scanned.words.end[at - 1] ?? 0, scanned.words.start[at] ?? 0);
}
