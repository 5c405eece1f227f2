import { isCity, isContact, isTownOfState } from './address';
import { phrasesOf } from './any-of';
import type { Folded } from './fold';
import { foldedOffset, originalOffset } from './fold';
import type { KnownLines } from './known-lines';

const NAME =
  /^(?:(?:name|cv|resume|curriculum vitae)\s*[:–-]\s*)?(?:(?:mr|mrs|ms|dr|prof)\.?\s+)?\p{Lu}[\p{L}'’.-]*(?:[ ]+(?:(?:de|la|van|von|der|den|bin|al|el|da|di|dos)[ ]+){0,2}\p{Lu}[\p{L}'’.-]*){1,3}$/iu;
/**
 * Each word begins with a capital or is a particle. A capitalized word ends only where its letters do: otherwise a line
 * of capitals would be divided in all possible ways.
 */
const TITLE_CASE =
  /^\P{Ll}*$|^(?:\P{L}|\p{Lu}[\p{L}'’.-]*(?![\p{L}'’.-])|de|la|van|von|der|den|ter|ten|te|het|del|los|las|du|des|zu|bin|al|el|da|di|dos)+$/u;
/**
 * Letters after a name: 'Chidinma Eze, ACCA', 'Owen Pryce, PhD, CEng', 'Ann Roe ACII'. Two capitals alone would be the state of a
 * city; without a comma others than these may be a surname.
 */
const LETTERS_AFTER =
  /(?:,\s*(?!USA$|UAE$)(?:[A-Z]{3,6}|Ph\.?D\.?|M\.?D\.|[BM](?:Sc|Eng|Ed)|CEng|RN|R\.N\.)|\s+(?:\(Hons\)|BA|BSc|BEng|MEng|MSc|LLB|LLM|MBA|PGCE|QTS|[AF]CII|ACCA|F?CCA|[AF]CA|CPA|CFA|[MF]RICS|[AMF]CIPD|MCIOB|PMP|CEng|PhD|RGN|RN|LMSW|LCSW|CPhT|MBBS|MBChB|MRC[PS]|MRCGP|FRC[AEPS]|BDS|BVSc|MRCVS|MPharm|MRPharmS|OBE|MBE),?)+$/;
/** Titles of the document above the name. */
const DOCUMENT = /^(?:curr[ií]culum v[ií]tae|cv|(?:tabellarischer )?lebenslauf|hoja de vida)$/i;
/** Words of headings that are never names. */
const OF_HEADINGS = new RegExp(
  String.raw`\b${phrasesOf(
    `profile, summary, resume, curriculum, vitae, objective, experience, skills, qualifications, highlights, overview, statement, education,
     employment, competencies, expertise, accomplishments`,
  )}\b`,
  'i',
);
const ONE_WORD = /^\p{Lu}[\p{L}'’-]+$/u;
/**
 * What separates a name from what follows on its line: 'Ana Ruiz - welder', 'Ana Ruiz (she/her)', 'Ana Ruiz, Dayton
 * OH'.
 */
const BEHIND_NAME = /\s*(?:[|•·\t,(]|\s[-–—]\s)\s*|(?<=\p{L} [\p{L}'’.-]+) {3,}/u;
/** 'Lena Fox       Software Engineer': what stands behind a name of two words and a gap is another column. */
const COLUMNS = /\p{L} [\p{L}'’.-]+ {3,}\p{L}/u;
const BORN = /^(?:geb\.?|geboren|born|née?|nacid[oa]|geboren te)\s/i;
/** Words before a title and what joins it to another: 'freelance illustrator & designer'. */
const OWN_BOSS = /^(?:freelance|self-employed|certified|registered|qualified|independent) /i;
const JOINS_TITLES = /\s(?:&|and|\/)\s/i;
const PRONOUNS = /^(?:he|she|they|him|her|them)\b/i;
/** Words of employer names, which are at the top of some resumes with their town. */
const OF_EMPLOYERS = new RegExp(
  String.raw`\b${phrasesOf(
    `inc, llc, ltd, company, corporation, hospital, hotel, school, academy, university, college, institute, restaurant, bar, cafe, grill, bakery,
     services, group, center, centre, clinic, bank, church, store, stores, market, systems, solutions, partners, associates, department, county, city`,
  )}\b`,
  'i',
);
/** A name with everything that may follow it. Thousands of letters would be rescanned from each of them. */
const LONGEST_NAME_LINE = 160;
/** A name is on the first or the second line that says more than contact details. */
const LAST_LINE = 2;

/** A name, in offsets of the original text, and where reading continues after it, as a folded offset. */
export type FoundName = { readonly start: number; readonly end: number; readonly until: number };

/**
 * The name on the line that begins at `start`, alone there, over two lines, or before something else; null if there
 * is none.
 *
 * @param nth which line of the resume it is, of those that say more than contact details; from 1.
 */
export function nameAt(
  text: string,
  folded: Folded,
  start: number,
  nth: number,
  known: KnownLines,
): FoundName | null {
  if (nth > LAST_LINE) return null;
  const opens = nth === 1;
  const line = lineAt(text, folded, start);
  return (
    (opens ? stackedName(text, folded, start, known) : null) ??
    wholeName(line, folded, opens, known) ??
    (opens ? leadingName(line, folded, known) : null)
  );
}

/** What may be a name on the line that begins at `start`, whatever stands above it: the whole line, or what is before a sign. */
export function namesOn(
  text: string,
  folded: Folded,
  start: number,
  known: KnownLines,
): FoundName[] {
  const line = lineAt(text, folded, start);
  if (line.written === '' || line.written.length > LONGEST_NAME_LINE) return [];
  const sign = BEHIND_NAME.exec(line.written)?.index ?? line.written.length;
  const name = line.written.slice(0, sign);
  if (!isName(name) || OF_EMPLOYERS.test(name) || isWork(name, known)) return [];
  const end = line.from + name.length;
  return [{ start: line.from, end, until: foldedOffset(folded, end) }];
}

type Line = {
  /** Without surrounding blanks. */
  written: string;
  /** Where that begins in the original text. */
  from: number;
  /** The extent of the line in the folded text. */
  start: number;
  end: number;
};

function lineAt(text: string, folded: Folded, start: number): Line {
  const end = endOfLine(folded.text, start);
  const begins = originalOffset(folded, start);
  const line = text.slice(begins, originalOffset(folded, end));
  const written = line.trim();
  return { written, from: begins + line.indexOf(written), start, end };
}

/** A line that is a name and nothing else, except for an appended qualification, which stays to be read. */
function wholeName(
  { written, from, start, end }: Line,
  folded: Folded,
  opens: boolean,
  known: KnownLines,
): FoundName | null {
  const mayEndInLetters = opens && written.length <= LONGEST_NAME_LINE;
  const name = mayEndInLetters ? written.replace(LETTERS_AFTER, '') : written;
  if (!isName(name)) return null;
  const until = name === written ? end : foldedOffset(folded, from + name.length);
  if (isWork(folded.text.slice(start, until).trim(), known)) return null;
  return { start: from, end: from + name.length, until };
}

function leadingName({ written, from }: Line, folded: Folded, known: KnownLines): FoundName | null {
  const name = written.length <= LONGEST_NAME_LINE ? nameBefore(written, known) : null;
  if (name === null) return null;
  const end = from + name.length;
  return { start: from, end, until: foldedOffset(folded, end) };
}

/** A name whose two words are on consecutive lines, above a title or contact details; null otherwise. */
function stackedName(
  text: string,
  folded: Folded,
  start: number,
  known: KnownLines,
): FoundName | null {
  const middle = endOfLine(folded.text, start);
  const end = endOfLine(folded.text, middle + 1);
  if (end - start > LONGEST_NAME_LINE) return null;
  const from = originalOffset(folded, start);
  // Nearly every first line has two words.
  if (!ONE_WORD.test(text.slice(from, originalOffset(folded, middle)).trim())) return null;
  const written = text.slice(from, originalOffset(folded, end));
  const words = written
    .trim()
    .split('\n')
    .map((word) => word.trim());
  const whole = words.join(' ');
  if (words.length !== 2 || words.some((word) => !ONE_WORD.test(word)) || !isName(whole))
    return null;
  if ([...words, whole].some((name) => isWork(name, known))) return null;
  const [next = ''] = folded.text.slice(end).trimStart().split('\n', 1);
  if (!known.isTitle(next.trim()) && !isContact(next)) return null;
  const begins = from + written.indexOf(words[0] ?? '');
  return { start: begins, end: from + written.trimEnd().length, until: end };
}

/**
 * The name at the beginning of a line that continues with a title, a place, pronouns or contact details; null
 * otherwise.
 */
function nameBefore(line: string, known: KnownLines): string | null {
  const sign = BEHIND_NAME.exec(line);
  if (sign === null) return null;
  const name = line.slice(0, sign.index);
  if (!isName(name) || OF_EMPLOYERS.test(name)) return null;
  if (isWork(name, known)) return null;
  const rest = line.slice(sign.index + sign[0].length);
  const [next = ''] = rest.split(BEHIND_NAME, 1);
  // A single word may be a surname; after a name it is a title.
  const [one = ''] = next.replace(OWN_BOSS, '').split(JOINS_TITLES, 1);
  const isTitle = known.isTitle(one) || known.isTitle(`senior ${one}`);
  const isPlace =
    isTownOfState(next) || isTownOfState(rest) || (sign[0].trim() !== ',' && isCity(rest));
  return isTitle || isPlace || BORN.test(rest) || PRONOUNS.test(next) || isContact(next)
    ? name
    : null;
}

function isWork(line: string, known: KnownLines): boolean {
  return known.isTitle(line) || known.namesSkills(line);
}

function isName(line: string): boolean {
  return (
    line.length <= 50 &&
    !COLUMNS.test(line) &&
    NAME.test(line) &&
    TITLE_CASE.test(line) &&
    !DOCUMENT.test(line) &&
    !OF_HEADINGS.test(line)
  );
}

/** The end of the line that contains a position of a text. */
export function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline === -1 ? text.length : newline;
}
