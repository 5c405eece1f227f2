import { degreeLevelOf } from './degree-names';
import type { Folded } from './fold';
import { foldedOffset, originalOffset } from './fold';
import type { SkipSpan } from './private';

/** Lines at the top in which people write who they are and where they live. */
const HEADER_LINES = 8;
const NAME =
  /^(?:name\s*[:-]\s*)?(?:(?:mr|mrs|ms|dr|prof)\.?\s+)?\p{Lu}[\p{L}'’.-]*(?:[ ]+(?:(?:de|la|van|von|der|bin|al|el|da|di|dos)[ ]+)?\p{Lu}[\p{L}'’.-]*){1,3}$/iu;
const TITLE_CASE =
  /^\P{Ll}*$|^(?:\P{L}*(?:\p{Lu}[\p{L}'’.-]*|de|la|van|von|der|den|ter|ten|te|het|del|los|las|du|des|zu|bin|al|el|da|di|dos)\P{L}*)+$/u;
/** Letters after a name: 'Chidinma Eze, ACCA', 'Owen Pryce, PhD, CEng'. Two capitals alone would be the state of a city. */
const LETTERS_AFTER =
  /(?:,\s*(?!USA$|UAE$)(?:[A-Z]{3,6}|Ph\.?D\.?|M\.?D\.|[BM](?:Sc|Eng|Ed)|CEng|RN|R\.N\.))+$/;
/** What the document is called, above the name. */
const DOCUMENT = /^(?:curr[ií]culum v[ií]tae|cv|(?:tabellarischer )?lebenslauf|hoja de vida)$/i;
/** Words of headings that nobody is called. */
const OF_HEADINGS =
  /\b(?:profile|summary|resume|curriculum|vitae|objective|experience|skills|qualifications|highlights|overview|statement|education|employment|competencies|expertise|accomplishments)\b/i;
const CONTACT =
  /\d{3}[\s).-]*\d{3,4}[\s.-]*\d{2,4}|\+\d{1,3}[\s(.-]*\d[\d\s().-]{5,}\d|\S@\S|^(?:tele)?(?:phone|mobile|tel|e-?mail|cell)\b/i;
/** More words than this beside a contact are a sentence: it may speak of phones and still say what somebody did. */
const WORDS_BESIDE_CONTACT = 6;
const WORD = /\p{L}{2}/u;
const ONE_WORD = /^\p{Lu}[\p{L}'’-]+$/u;
const STREET =
  /\b\d{1,6}\s+(?:[\p{L}.]+\s){0,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|terrace)\b|\b[A-Z]{2}\s+\d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/iu;
/** Every street has its number: a cheap look before the costly one. */
const HAS_DIGIT = /\d/;
const CITY =
  /^[\p{Lu}][\p{L}.'-]*(?: [\p{Lu}][\p{L}.'-]*){0,2},\s*(?:[A-Z]{2}|[\p{Lu}][\p{L}]+(?: [\p{Lu}][\p{L}]+)?)(?:\s+\d{4,6})?$/u;
/** 'Lindenweg 4', '12 rue des Lilas', 'Calle Mayor, 5', 'Keizersgracht 100', and a postal code with its town. */
const ADDRESS_ABROAD =
  /\p{L}(?:straße|strasse|str\.|weg|allee|platz|gasse|ring|damm|ufer|laan|straat|gracht|plein|kade)\s+\d|\b(?:rue|avenue|boulevard|place|allée|chemin|impasse|quai|calle|avenida|avda|plaza|paseo|carrer)\b|\bc\/\s|\b(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4}\s?[A-Z]{2}|(?!19|20)[1-9]\d{3})\s+\p{Lu}/iu;
/** Letters of 'BA' and its like, which are degrees in capitals alone. */
const SHORTEST_DEGREE = 2;
/** What stands between a name and what follows on its line: 'Ana Ruiz - welder', 'Ana Ruiz (she/her)', 'Ana Ruiz, Dayton OH'. */
const BEHIND_NAME = /\s*(?:[|•·\t,(]|\s[-–—]\s)\s*/u;
const PRONOUNS = /^(?:he|she|they|him|her|them)\b/i;
/** A town and its state, which may lack their comma behind a name. */
const PLACE =
  /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2},? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?: \d{5})?$/u;
/** Words of the names of employers, which stand at the top of some resumes with their town. */
const OF_EMPLOYERS =
  /\b(?:inc|llc|ltd|company|corporation|hospital|hotel|school|academy|university|college|institute|restaurant|bar|cafe|grill|bakery|services|group|center|centre|clinic|bank|church|store|stores|market|systems|solutions|partners|associates|department|county|city)\b/i;
const PART_SIGNS = /[|•·\t]/;
const LONGEST_ADDRESS = 160;
/** A name and all that may stand behind it. Letters by the thousand would be looked through from each of them. */
const LONGEST_NAME_LINE = 160;

/** What the top of a resume says about the person, in offsets of the original text. */
export type Header = {
  readonly name: { readonly start: number; readonly end: number } | null;
  readonly spans: readonly SkipSpan[];
};

/**
 * What a line is, so that neither 'Head Chef' nor 'Python SQL' is read as a name, nor 'Head Chef, Harbour Hotel' as a city.
 */
export type KnownLines = {
  readonly isHeading: (line: string) => boolean;
  readonly isTitle: (line: string) => boolean;
  readonly namesSkills: (line: string) => boolean;
};

/** Finds the name and the address lines at the top of a resume. The top ends where the first part begins. */
export function readHeader(text: string, folded: Folded, known: KnownLines): Header {
  const spans: SkipSpan[] = [];
  let name: Header['name'] = null;
  let seen = 0;
  let beforeName = 0;
  let start = 0;
  while (start < folded.text.length && seen < HEADER_LINES) {
    let end = endOfLine(folded.text, start);
    const line = text.slice(originalOffset(folded, start), originalOffset(folded, end));
    const trimmed = line.trim();
    const read = folded.text.slice(start, end).trim();
    if (known.isHeading(read)) break;
    if (trimmed !== '') {
      seen++;
      // A block of addresses at the right edge may begin above the name at the left one.
      if (!isReach(trimmed)) beforeName++;
      const mayBeName = beforeName === 1 && trimmed.length <= LONGEST_NAME_LINE;
      const called = mayBeName ? trimmed.replace(LETTERS_AFTER, '') : trimmed;
      // What somebody may put after their name is a qualification, and stays to be read.
      const nameEnd = called === trimmed ? end : folded.text.indexOf(',', start);
      const asRead = folded.text.slice(start, nameEnd).trim();
      const isWork = () => known.isTitle(asRead) || known.namesSkills(asRead);
      const stacked: Header['name'] =
        beforeName === 1 && name === null ? stackedName(text, folded, start, known) : null;
      if (stacked !== null) {
        name = stacked;
        end = foldedOffset(folded, stacked.end);
        spans.push([start, end]);
      } else if (name === null && beforeName <= 2 && isName(called) && !isWork()) {
        const from = originalOffset(folded, start) + line.indexOf(trimmed);
        name = { start: from, end: from + called.length };
        spans.push([start, nameEnd]);
      } else {
        const own: string | null = mayBeName && name === null ? nameBefore(trimmed, known) : null;
        const from = originalOffset(folded, start) + line.indexOf(trimmed);
        const behind = own === null ? start : foldedOffset(folded, from + own.length);
        if (own !== null) {
          name = { start: from, end: from + own.length };
          spans.push([start, behind]);
        }
        spans.push(...addressParts(text, folded, behind, end, known, own !== null));
      }
    }
    start = end + 1;
  }
  return { name, spans };
}

/** A name whose two words are set one below the other, above a title or a way to reach somebody; null elsewhere. */
function stackedName(
  text: string,
  folded: Folded,
  start: number,
  known: KnownLines,
): Header['name'] {
  const middle = endOfLine(folded.text, start);
  const end = endOfLine(folded.text, middle + 1);
  if (end - start > LONGEST_NAME_LINE) return null;
  const from = originalOffset(folded, start);
  const written = text.slice(from, originalOffset(folded, end));
  const words = written
    .trim()
    .split('\n')
    .map((word) => word.trim());
  const whole = words.join(' ');
  if (words.length !== 2 || words.some((word) => !ONE_WORD.test(word)) || !isName(whole))
    return null;
  if ([...words, whole].some((name) => known.isTitle(name) || known.namesSkills(name))) return null;
  const [next = ''] = folded.text.slice(end).trimStart().split('\n', 1);
  if (!known.isTitle(next.trim()) && !isContact(next)) return null;
  return { start: from + written.indexOf(words[0] ?? ''), end: from + written.trimEnd().length };
}

function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline === -1 ? text.length : newline;
}

/** The name at the beginning of a line that goes on with a title, a place, pronouns or a way to reach somebody; null elsewhere. */
function nameBefore(line: string, known: KnownLines): string | null {
  const sign = BEHIND_NAME.exec(line);
  if (sign === null) return null;
  const name = line.slice(0, sign.index);
  if (!isName(name) || OF_EMPLOYERS.test(name)) return null;
  if (known.isTitle(name) || known.namesSkills(name)) return null;
  const rest = line.slice(sign.index + sign[0].length);
  const [next = ''] = rest.split(BEHIND_NAME, 1);
  // One word alone may be a surname; behind a name it is a title.
  const isTitle = known.isTitle(next) || known.isTitle(`senior ${next}`);
  const isPlace =
    PLACE.test(next) || PLACE.test(rest) || (sign[0].trim() !== ',' && CITY.test(rest));
  return isTitle || isPlace || PRONOUNS.test(next) || isContact(next) ? name : null;
}

function isName(line: string): boolean {
  return (
    line.length <= 50 &&
    NAME.test(line) &&
    TITLE_CASE.test(line) &&
    !DOCUMENT.test(line) &&
    !OF_HEADINGS.test(line)
  );
}

function isContact(line: string): boolean {
  if (!CONTACT.test(line)) return false;
  const words = line.split(/\s+/).filter((word) => WORD.test(word) && !word.includes('@'));
  return words.length <= WORDS_BESIDE_CONTACT;
}

/** Whether a line says how to reach somebody and nothing else. */
function isReach(line: string): boolean {
  if (line.length > LONGEST_ADDRESS) return false;
  const parts = line.split(PART_SIGNS).filter((part) => part.trim() !== '');
  return parts.every((part) => isContact(part) || (HAS_DIGIT.test(part) && STREET.test(part)));
}

/** The parts of a header line that hold an address or a way to reach somebody; a title beside them stays readable. */
function addressParts(
  text: string,
  folded: Folded,
  start: number,
  end: number,
  known: KnownLines,
  behindName: boolean,
): SkipSpan[] {
  if (end - start > LONGEST_ADDRESS) return [];
  const written = (from: number, to: number): string =>
    text.slice(originalOffset(folded, from), originalOffset(folded, to)).trim();
  const whole = written(start, end);
  const hasStreet = HAS_DIGIT.test(whole) && STREET.test(whole);
  const spans: SkipSpan[] = [];
  let at = start;
  for (const part of folded.text.slice(start, end).split(PART_SIGNS)) {
    const line = written(at, at + part.length);
    const isCity =
      CITY.test(line) &&
      !opensWithDegree(line) &&
      !known.isTitle(part.slice(0, part.indexOf(',')).trim());
    const isPlace = behindName && PLACE.test(line.replace(/^[\s,(–—-]+/, ''));
    const isAbroad = folded.glossed !== undefined && ADDRESS_ABROAD.test(line);
    if (isContact(line) || isCity || isPlace || isAbroad || (hasStreet && /\d|,/.test(line))) {
      spans.push([at, at + part.length]);
    }
    at += part.length + 1;
  }
  return spans;
}

/** 'MSc Computer Science, Delft 2017' is written like a city with its postal code. */
function opensWithDegree(line: string): boolean {
  const first = /^[\p{L}.]+/u.exec(line)?.[0].replaceAll('.', '') ?? '';
  const isShort = first.length === SHORTEST_DEGREE;
  return degreeLevelOf(first.toLowerCase()) !== -1 && (!isShort || first === first.toUpperCase());
}
