import { degreeLevelOf } from './degree-names';
import type { Folded } from './fold';
import { originalOffset } from './fold';
import type { KnownLines } from './known-lines';
import type { SkipSpan } from './skip-spans';

const CONTACT =
  /\d{3}[\s).-]*\d{3,4}[\s.-]*\d{2,4}|\+\d{1,3}[\s(.-]*\d[\d\s().-]{5,}\d|\S@\S|^(?:tele)?(?:phone|mobile|tel|e-?mail|cell)\b/i;
/** The number of a licence or a membership: 'State Bar of Texas No. 24012345', 'NMC PIN: 12345678'. */
const DOCUMENT_NUMBER =
  /\b(?:bar|licen[cs]e|licensed|pin|registration|reg|certificate|member(?:ship)?)\b[^\d\n]{0,24}\d{5,}\s*$/i;
/** What belongs to contact details whatever numbers stand beside it. */
const REACHES = /\S@\S|\b(?:phone|mobile|tel|cell|e-?mail)\b|\d{3}[\s).-]+\d{3,4}|\+\d/i;
/** More words than this next to a contact are a sentence: it may be about phones and still say what somebody did. */
const WORDS_BESIDE_CONTACT = 6;
const WORD = /\p{L}{2}/u;
const STREET =
  /\b\d{1,6}\s+(?:[\p{L}.]+\s){0,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|terrace)\b|\b[A-Z]{2}\s+\d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/iu;
/** Every street address has a number: a cheap check before the expensive one. */
const HAS_DIGIT = /\d/;
const CITY =
  /^[\p{Lu}][\p{L}.'-]*(?: [\p{Lu}][\p{L}.'-]*){0,2},\s*(?:[A-Z]{2}|[\p{Lu}][\p{L}]+(?: [\p{Lu}][\p{L}]+)?)(?:\s+\d{4,6})?$/u;
/** A town and its state, which may lack their comma after a name. */
const PLACE =
  /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2},? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?: \d{5})?$/u;
/** 'Lindenweg 4', '12 rue des Lilas', 'Calle Mayor, 5', 'Keizersgracht 100', and a postal code with its town. */
const ADDRESS_ABROAD =
  /\p{L}(?:straße|strasse|str\.|weg|allee|platz|gasse|ring|damm|ufer|laan|straat|gracht|plein|kade)\s+\d|\b(?:rue|avenue|boulevard|place|allée|chemin|impasse|quai|calle|avenida|avda|plaza|paseo|carrer)\b|\bc\/\s|\b(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4}\s?[A-Z]{2}|(?!19|20)[1-9]\d{3})\s+\p{Lu}/iu;
/** Length of 'BA' and the like, which are degrees only in capitals. */
const SHORTEST_DEGREE = 2;
/** A wide gap divides columns: contact details at the left edge, a job beside them. */
const PART_SIGNS = /[|•·\t]| (?=\S)(?<=\S {4,})/;
const LONGEST_ADDRESS = 160;

/** Whether a line or part of one contains contact details. */
export function isContact(line: string): boolean {
  if (!CONTACT.test(line) || (DOCUMENT_NUMBER.test(line) && !REACHES.test(line))) return false;
  const words = line.split(/\s+/).filter((word) => WORD.test(word) && !word.includes('@'));
  return words.length <= WORDS_BESIDE_CONTACT;
}

/** Whether a line contains contact details and nothing else. */
export function isReach(line: string): boolean {
  if (line.length > LONGEST_ADDRESS) return false;
  const parts = line.split(PART_SIGNS).filter((part) => part.trim() !== '');
  return parts.every((part) => isContact(part) || (HAS_DIGIT.test(part) && STREET.test(part)));
}

/** Whether a line is a town with its country or state: 'Dayton, Ohio'. */
export function isCity(line: string): boolean {
  return CITY.test(line);
}

/** Whether a line is a town with its state abbreviation, which may lack their comma: 'Dayton OH'. */
export function isTownOfState(line: string): boolean {
  return PLACE.test(line);
}

/** The parts of a header line that contain an address or contact details; a title next to them stays readable. */
export function addressParts(
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
  const hasStreet = (): boolean => HAS_DIGIT.test(whole) && STREET.test(whole);
  const isTown = (line: string, part: string): boolean =>
    CITY.test(line) &&
    !opensWithDegree(line) &&
    // 'NEBOSH, CMIOSH'
    !known.namesSkills(line) &&
    !known.isTitle(part.slice(0, part.indexOf(',')).trim());
  const spans: SkipSpan[] = [];
  let at = start;
  for (const part of folded.text.slice(start, end).split(PART_SIGNS)) {
    const line = written(at, at + part.length);
    // The street last: it takes longer to look for than all others, and most parts decide without it.
    if (
      isContact(line) ||
      isTown(line, part) ||
      (behindName && PLACE.test(line.replace(/^[\s,(–—-]+/, ''))) ||
      (folded.glossed !== undefined && ADDRESS_ABROAD.test(line)) ||
      (/\d|,/.test(line) && hasStreet())
    )
      spans.push([at, at + part.length]);
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
