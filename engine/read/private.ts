import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { OwnTerms } from '../taxonomy/own-terms';
import { phrasesOf } from './any-of';
import { LABELS_PERSON, OF_CAPTION, TELLS_AGE } from './cues';
import type { Folded } from './fold';
import { matchesIn } from './matches-in';
import type { WholeText } from './scan';
import type { SkipSpan } from './skip-spans';

/**
 * Frameworks such as ASP.NET end like an address and are not. Each part begins where its run of characters begins,
 * and a site name is bounded: otherwise thousands of dots would be rescanned from each of them.
 */
const EMAIL_OR_LINK =
  /(?<![\w.+-])[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)[^\s<>]+|(?<![\w-])(?!(?:asp|vb|ado|ml)\.net\b)[\w-]+(?:\.[\w-]+){0,99}\.(?:com|org|net|io|edu|co)\/[^\s<>]*|(?<![\w-])[\w-]+(?:\.[\w-]+){0,99}\.(?:com|org|edu|gov)\b(?:\.[a-z]{2}\b)?/g;
/** How a site name continues after one of its dots. */
const SITE_END = /^\.(?:com|org|edu|gov|(?:net|io|co)\/)/;
const LONGEST_SITE_END = 5;
/** Labels of personal details, before a colon, a dash or an equals sign. */
const LABEL = new RegExp(
  String.raw`\b${phrasesOf(
    String.raw`date of birth, birth ?date, birthday, d\.?o\.?b\.?, place of birth, born, (?:marital|civil|family|relationship) status, nationality,
      ethnicity, race, maiden name, citizenship, religion, gender, sex, passport, father'?s? name, mother'?s? name, husband'?s? name, spouse, caste,
      permanent address, present address, current address, home address, address, age`,
  )}\s*(?:no\.?|name)?\s*$`,
);
/**
 * A separator after the ending of some label, of which there are few: a cheap check before the expensive one. The
 * blanks are bounded, so that a page of them costs nothing. The group contains the one label that needs no closer
 * check: '3' after 'Children:' says how many somebody has; words after it say what somebody did with them.
 */
const AFTER_LABEL =
  /[:=-](?:(?<=(?:birth|date|day|b\.?|born|status|ity|race|name|ship|religion|gender|sex|passport|spouse|caste|address|age)\s{0,29}(?:no\.?|name)?\s{0,29}[:=-])|(?<=^([ \t]*(?:number of )?(?:children|kids|dependants|dependents)[ \t]*)[:=-])(?=[ \t]*(?:\d|none|no\b|yes|one|two|three|four)))/gm;
const SPACE = 32;
const NEWLINE = 10;
const LONGEST_LABEL = 30;
/** 'Born on 3 March 1980', 'aged 34'. Debts are aged as well, and children whom somebody teaches are aged 5 to 7. */
const BORN =
  /\bborn (?:on|in) (?:\d{1,2}\. )?[^\n,.;]*|\baged (?:\d{2}|(?:twenty|thirty|forty|fifty|sixty)[- ]?\p{L}{0,5})\b(?! ?(?:to|and|or|up|[-–+/])\b| ?[-–+/])(?: years?)?(?: old)?/gu;
/** The caption of a photo of the candidate. */
const CAPTION =
  /^[ \t[(]*(?:photo|photograph|picture|portrait|head ?shot|(?:profile|passport|candidate) (?:photo|picture|image))[ \t]*(?:[:=-][^\n]*|[\])]?[ \t]*$)/gm;
/** Captions of the candidate are at the top; further down 'Photo:' may start a list of what a photographer knows. */
const TOP = 600;
/** Personal lines of tables without a colon, as found in resumes of other languages. */
const BARE_LABEL =
  /^[ \t]*(?:date of birth|place of birth|marital status|nationality|religion|gender)\b[^\n]*/gm;
/**
 * 'Deutsche Staatsangehörigkeit', 'de nationalité française': the word next to it is not a spoken language. It begins
 * where its letters do: for a pattern the border of a word is also between an 'a' and a letter beyond ASCII.
 */
const CITIZEN = /(?:(?<!\p{L})\p{L}+ )?\bnationality\b(?: \p{L}+)?/gu;
const FAMILY = /\b(?:married|single|divorced|widowed)\b[ ,]+[^\n,.;]{0,16}\bchild(?:ren)?\b/g;
/** A personal line may run on into other labels if the text lost its line breaks. */
const LONGEST_DETAIL = 90;

/**
 * The spans of a resume about who somebody is rather than what they can do: addresses of every kind, and the values
 * of personal labels such as birth date, marital status or nationality.
 */
export function privateSpans({ folded, own, cues }: WholeText): SkipSpan[] {
  const { text } = folded;
  // Few texts have a word of any of them, and to look for a pattern is to read the whole text again.
  const has = (cue: number) => (cues & cue) !== 0;
  const abroad = folded.glossed === undefined ? [] : [BARE_LABEL, CITIZEN, FAMILY];
  return [
    ...linkSpans(folded, own),
    ...(has(LABELS_PERSON) ? labelledSpans(text) : []),
    ...(has(TELLS_AGE) ? matchesOf(text, BORN) : []),
    ...(has(OF_CAPTION) ? matchesOf(text.slice(0, TOP), CAPTION) : []),
    ...abroad.flatMap((pattern) => matchesOf(text, pattern)),
  ];
}

/** E-mail addresses, links and site names; a product with such a name, such as Monday.com, is read. */
export function linkSpans({ text }: Folded, own: OwnTerms | null = null): SkipSpan[] {
  const { wordIds } = taxonomyIndex();
  return possibleLinks(text)
    .flatMap(([start, end]) => matchesOf(text.slice(start, end), EMAIL_OR_LINK, start))
    .filter(([start, end]) => {
      const form = text.slice(start, end);
      return !wordIds.has(form) && own?.words.has(form) !== true;
    });
}

/**
 * The text between blanks around a character found in links: no link extends further, and few words are worth a close
 * look.
 */
function possibleLinks(text: string): SkipSpan[] {
  const spans: SkipSpan[] = [];
  let end = 0;
  for (const index of linkSigns(text)) {
    if (index < end) continue;
    let start = index;
    while (start > end && !isBlank(text.charCodeAt(start - 1))) start--;
    end = index + 1;
    while (end < text.length && !isBlank(text.charCodeAt(end))) end++;
    spans.push([start, end]);
  }
  return spans;
}

/**
 * Positions in order: every address or link contains one of these characters. Searching for one character is far
 * cheaper than for a pattern.
 */
function linkSigns(text: string): number[] {
  const dots = placesOf(text, '.').filter((dot) => isInLink(text, dot));
  return [...placesOf(text, '@'), ...placesOf(text, '://'), ...dots].sort((a, b) => a - b);
}

function placesOf(text: string, sign: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) places.push(at);
  return places;
}

/** Most dots end a sentence. */
function isInLink(text: string, dot: number): boolean {
  if (isBlank(text.charCodeAt(dot + 1))) return false;
  return (
    SITE_END.test(text.slice(dot, dot + LONGEST_SITE_END)) ||
    text.startsWith('www', dot - 'www'.length)
  );
}

function isBlank(code: number): boolean {
  return code === SPACE || code === NEWLINE;
}

function labelledSpans(text: string): SkipSpan[] {
  const spans: SkipSpan[] = [];
  for (const { index, 1: children } of matchesIn(text, AFTER_LABEL)) {
    if (children !== undefined) {
      spans.push([index - children.length, endOfLine(text, index)]);
      continue;
    }
    const before = text.slice(Math.max(0, index - LONGEST_LABEL), index);
    const label = LABEL.exec(before);
    if (label === null) continue;
    const end = Math.min(endOfLine(text, index), index + LONGEST_DETAIL);
    spans.push([index - before.length + label.index, end]);
  }
  return spans;
}

function endOfLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline === -1 ? text.length : newline;
}

/** The matches of a pattern, for a text that begins at offset `from` of a longer one. */
function matchesOf(text: string, pattern: RegExp, from = 0): SkipSpan[] {
  const spans: SkipSpan[] = [];
  for (const found of matchesIn(text, pattern))
    spans.push([from + found.index, from + found.index + found[0].length]);
  return spans;
}
