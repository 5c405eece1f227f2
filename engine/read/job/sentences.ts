import type { Importance } from '@candor/domain/model/match';
import { anyOf } from '../any-of';
import { BULLET } from '../bullet';
import { originalOffset } from '../fold';
import type { ScannedText } from '../scan';
import { LINE_BREAK, NO_BREAK } from '../words';
import { isBoilerplate } from './boilerplate';
import { clausesOf } from './clauses';
import { isFact, LONGEST_JOB_HEADING, opensHeading, type Purpose, purposeOf } from './headings';
import { namesDemands, wordedPurpose } from './worded-heading';

/** One statement of a job description: words `first` to `last`, inclusive. */
export type Sentence = {
  readonly first: number;
  readonly last: number;
  readonly purpose: Purpose;
  /** False for statements about the employer, the offer, the law and the application, and for waivers. */
  readonly kept: boolean;
  /** What the sentence or its heading says; null if neither does. */
  readonly importance: Importance | null;
  /** Folded text from the first word to the end of the last. */
  readonly folded: string;
};

const ENDS = /[.!?;\n•·▪●◦❖✔►‣➢★■□*|]|\s[-–]\s|^\s*-/;
/** What is written short with a full stop in the middle of a sentence: '2 yrs. exp. preferred'. */
const SHORTENED: ReadonlySet<string> = new Set(
  'exp yr yrs min max pref prefd approx incl mgmt dept govt gov asst mgr sr jr qual quals hr hrs wk wks mo mos cert certs lic tech eng engg ed edu equiv assoc'.split(
    ' ',
  ),
);
/** The same in German, where names of things follow, with their capitals: 'kaufm. Ausbildung'. */
const SHORTENED_GERMAN: ReadonlySet<string> = new Set(
  'kaufm techn abgeschl mind inkl bzw ggf evtl einschl insb sog usw vgl'.split(' '),
);
const DASH = /^\+? [-–] $/;
const SMALL_NUMBER = /^\d{1,2}$/;
const STARTS_NUMBER = /^\d/;
const STOP_INSIDE = /^\.\)?\s(?:\+?\s)?$/;
/** What stands before the end of a bracket inside a sentence: '(Taleez, Flatchr...) is a plus', '(B.A.) or'. */
const BRACKET_END = /^(?:\.{1,3}|[…!?*])\)\s$/;
/** The number of a rank: 'a No.1 site manager'. */
const NUMBER_SIGN = /^\.\s?$/;
const GOES_ON_SMALL = /^[\p{Ll}\d(&]/u;
/** What criteria are marked with, and what sets the mark off. */
const MARKS: ReadonlySet<string> = new Set(
  'e d essential desirable required preferred mandatory'.split(' '),
);
const CODE = /^[ed]\d{1,2}$/;
const COLUMN_GAP = /^[.)]?(?: {2,}| *[\t|][\s|]*)$/;
/** Blanks that set apart what is beside a statement. What reads a statement would divide more of them in every way. */
const WIDE_GAP = /\s{100}/;
const OPENS_BRACKET = /^\s?\($/;
const CLOSES_BRACKET = /^\)\s{0,2}:?\s{0,2}$/;
const ENDS_ITEM = /^[.;,]\s/;
const UNKEPT: ReadonlySet<Purpose> = new Set(['about', 'offer', 'legal']);
const LONGEST_SENTENCE = 60;
/** The parts of a name written with a capital in the middle are no longer. */
const LONGEST_PART = 8;
/** The most words in a heading in no list. */
const LONGEST_WORDED = 10;
/** What joins the words of such a heading: 'Education, Licensing & Experience Requirements'. */
const HEADING_JOINT = /^\s{0,2}[,/&]?\s{0,2}$/;
/** How demands begin that are among benefits with nothing else separating them. */
const OPENS_DEMANDS = anyOf([
  /^(?:minimum|at least|over)?(?: of)? ?\d{1,2}\s?\+?(?: ?(?:-|to) ?\d{1,2})?\+? (?:or more )?(?:years?|yrs?)\b.{0,60}\bexperience\b/,
  /^knowledge of\b/,
  /^high school diploma\b/,
  /^(?:bachelor|associate|master)'?s?'? degree\b/,
  /^valid driver/,
  /^proven (?:track|ability)/,
  /^we (?:require|are looking for)\b/,
  /^(?:the |our )?(?:ideal|qualified) candidates?\b/,
  /^must (?:have|possess)\b/,
]);

/** Cuts a job description into statements, each with the purpose of its section. The title is left out. */
export function readSentences(scanned: ScannedText, from: number): Sentence[] {
  const sentences: Sentence[] = [];
  let purpose: Purpose = 'open';
  // A label such as '- Preferred: Kafka' applies to its own line only.
  let own: { readonly purpose: Purpose; readonly line: number; readonly isFact: boolean } | null =
    null;
  let first = from;
  // Sentences before this one have been marked by what follows them on their line.
  let unmarked = 0;
  while (first < scanned.words.word.length) {
    const line = scanned.words.line[first] ?? 0;
    if (own !== null && own.line !== line) own = null;
    const heading = readCode(scanned, first) ?? readHeading(scanned, first);
    if (heading !== null) {
      const goesOn = scanned.words.line[heading.next] === line;
      if (!goesOn && closesItem(scanned, first)) {
        markLine(sentences, scanned, { line, from: unmarked }, heading.purpose);
        first = heading.next;
        continue;
      }
      if (goesOn && speaksForLine(scanned, first, heading))
        own = { purpose: heading.purpose, line, isFact: isFactLabel(scanned, first, heading) };
      else purpose = heading.purpose;
      first = heading.next;
      continue;
    }
    const mark = markInside(scanned, first);
    if (mark !== null) {
      markLine(sentences, scanned, { line, from: unmarked }, mark);
      unmarked = sentences.length;
      first++;
      continue;
    }
    const last = lastWordOf(scanned, first);
    if (own === null && isAside(purpose) && OPENS_DEMANDS.test(foldedOf(scanned, first, last)))
      purpose = 'open';
    sentences.push(...describe(scanned, first, last, own?.purpose ?? purpose));
    // A fact is one statement: the rest of the line is about something else.
    if (own?.isFact === true) own = null;
    first = last + 1;
  }
  return sentences;
}

/**
 * The number of a criterion before it: 'E1', 'D3', essential or desirable. Two of a kind follow each other, since one alone may name
 * something.
 */
function readCode(scanned: ScannedText, first: number): { purpose: Purpose; next: number } | null {
  const { word, line, gap } = scanned.words;
  const form = word[first]?.form ?? '';
  if (gap[first] !== LINE_BREAK || !CODE.test(form) || line[first + 1] !== line[first]) return null;
  const isOne = (at: number): boolean =>
    at !== first && gap[at] === LINE_BREAK && CODE.test(word[at]?.form ?? '');
  let next = first + 1;
  while (next < word.length && gap[next] !== LINE_BREAK) next++;
  let before = first - 1;
  while (before > 0 && gap[before] !== LINE_BREAK) before--;
  if (!isOne(next) && !isOne(before)) return null;
  return { purpose: form.startsWith('e') ? 'must' : 'nice', next: first + 1 };
}

/** A section about the employer or the offer, which has no demands. */
function isAside(purpose: Purpose): boolean {
  return purpose === 'about' || purpose === 'offer';
}

function foldedOf({ words, folded }: ScannedText, first: number, last: number): string {
  return folded.text.slice(words.start[first] ?? 0, words.end[last] ?? 0);
}

function isFactLabel(
  scanned: ScannedText,
  first: number,
  { next }: { readonly next: number },
): boolean {
  return isFact(foldedOf(scanned, first, next - 1));
}

/** A label in a bullet, one of a fact, or a wish in the middle of a line: 'Required: Java. Nice to have: Kafka.' */
function speaksForLine(
  scanned: ScannedText,
  first: number,
  heading: { readonly purpose: Purpose; readonly next: number },
): boolean {
  const { words, lines, folded } = scanned;
  if (isFactLabel(scanned, first, heading)) return true;
  const line = words.line[first] ?? 0;
  if (BULLET.test(folded.text.slice(lines.start[line] ?? 0, lines.end[line] ?? 0))) return true;
  const opensLine = words.line[first - 1] !== line;
  return heading.purpose === 'nice' && !opensLine && /\s$/.test(gapBefore(scanned, first));
}

/** What follows a dash at the end of an item applies to that item: 'Kubernetes - nice to have'. */
function closesItem(scanned: ScannedText, first: number): boolean {
  const { line } = scanned.words;
  if (first === 0 || line[first - 1] !== line[first]) return false;
  return /\s[-–—]\s*$/.test(gapBefore(scanned, first)) || isMark(scanned, first);
}

/** The last column of a table of criteria: 'IV cannulation     E'. */
export function isMark({ words, folded }: ScannedText, at: number): boolean {
  if (!MARKS.has(words.word[at]?.form ?? '')) return false;
  if ((words.gap[at + 1] ?? LINE_BREAK) !== LINE_BREAK) return false;
  return COLUMN_GAP.test(folded.text.slice(words.end[at - 1] ?? 0, words.start[at] ?? 0));
}

/** A mark behind an item that more follow: 'Guard card - essential. First aid - desirable.' */
function markInside(scanned: ScannedText, first: number): Purpose | null {
  const { word, line } = scanned.words;
  if (line[first + 1] !== line[first] || !ENDS_ITEM.test(gapBefore(scanned, first + 1)))
    return null;
  const purpose = purposeOf(word[first]?.form ?? '');
  return (purpose === 'must' || purpose === 'nice') && closesItem(scanned, first) ? purpose : null;
}

/** Gives what has been read from a line, from a sentence on, the importance stated behind it. */
function markLine(
  sentences: Sentence[],
  { words }: ScannedText,
  { line, from }: { readonly line: number; readonly from: number },
  purpose: Purpose,
): void {
  if (purpose !== 'nice' && purpose !== 'must') return;
  for (const [at, sentence] of sentences.entries())
    if (at >= from && words.line[sentence.first] === line)
      sentences[at] = { ...sentence, importance: purpose };
}

function lastWordOf(scanned: ScannedText, first: number): number {
  const { word, gap } = scanned.words;
  let last = first;
  while (last + 1 < word.length && last - first < LONGEST_SENTENCE) {
    const next = last + 1;
    if (gap[next] === LINE_BREAK || isMark(scanned, next)) return last;
    const between = gapBefore(scanned, next);
    if (WIDE_GAP.test(between)) return last;
    if (isRange(scanned, next, between)) {
      last = next;
      continue;
    }
    const ends =
      gap[next] !== NO_BREAK && (between === '' ? !isOneName(scanned, next) : ENDS.test(between));
    // 'PhD; or MSc plus 3 years' is one statement.
    const isOtherWay = between === '; ' && word[next]?.form === 'or';
    const goesOn = isOtherWay || isShortened(scanned, last, between) || isInBracket(scanned, next);
    if (ends && !goesOn) return last;
    if (/\s-\s*$|^\s*-\s/.test(between) && between.length > 1) return last;
    last = next;
  }
  return last;
}

/** A bracket that closes behind a stop, before a small letter. */
function isInBracket(scanned: ScannedText, next: number): boolean {
  if (!BRACKET_END.test(gapBefore(scanned, next))) return false;
  const start = originalOffset(scanned.folded, scanned.words.start[next] ?? 0);
  return GOES_ON_SMALL.test(scanned.text.slice(start, start + 2));
}

/** The dash of '4 - 8 years' ends nothing. */
function isRange({ words: { word } }: ScannedText, next: number, between: string): boolean {
  if (!DASH.test(between)) return false;
  return [word[next - 1], word[next]].every((at) => SMALL_NUMBER.test(at?.form ?? ''));
}

/** 'BadgerNet' is a name; 'Java' and 'Experience' in 'JavaExperience' are two lines that have lost what parted them. */
function isOneName({ words: { word } }: ScannedText, next: number): boolean {
  return [word[next - 1], word[next]].every(
    (part) => part !== undefined && !part.stop && part.form.length <= LONGEST_PART,
  );
}

/** True for the full stop of an abbreviation inside a sentence; in English a small letter or a number follows it. */
function isShortened(scanned: ScannedText, last: number, between: string): boolean {
  const { word, start } = scanned.words;
  const form = word[last]?.form ?? '';
  if (form === 'no' && NUMBER_SIGN.test(between))
    return STARTS_NUMBER.test(word[last + 1]?.form ?? '');
  if (!STOP_INSIDE.test(between)) return false;
  if (SHORTENED_GERMAN.has(form)) return true;
  if (!SHORTENED.has(form)) return false;
  const next = originalOffset(scanned.folded, start[last + 1] ?? 0);
  return GOES_ON_SMALL.test(scanned.text.slice(next, next + 2));
}

/** A heading is alone on its line, or followed by a colon or by a word that lost its space. */
function readHeading(
  scanned: ScannedText,
  first: number,
): { purpose: Purpose; next: number } | null {
  return (
    readListedHeading(scanned, first) ??
    readDemandHeading(scanned, first) ??
    readWordedHeading(scanned, first)
  );
}

/** The longest heading of our lists that begins with word `first`. */
function readListedHeading(
  scanned: ScannedText,
  first: number,
): { purpose: Purpose; next: number } | null {
  const { word, gap } = scanned.words;
  if (!opensHeading(word[first]?.form ?? '')) return null;
  let phrase = '';
  // The same with 'and' for '&'; null as long as there is none.
  let spelled: string | null = null;
  let found: { purpose: Purpose; next: number } | null = null;
  for (let at = first; at < Math.min(word.length, first + LONGEST_JOB_HEADING); at++) {
    if (at > first && gap[at] === LINE_BREAK) break;
    const form = word[at]?.form ?? '';
    const hasAnd = at > first && gapBefore(scanned, at).includes('&');
    if (hasAnd || spelled !== null)
      spelled = `${spelled ?? phrase}${hasAnd ? ' and ' : ' '}${form}`;
    phrase = at === first ? form : `${phrase} ${form}`;
    const purpose = purposeOf(phrase) ?? (spelled === null ? null : purposeOf(spelled));
    if (purpose === null) continue;
    const bracket = bracketAt(scanned, at + 1);
    if (bracket !== null) found = { ...bracket, purpose: bracket.purpose ?? purpose };
    else if (closesHeading(scanned, at + 1)) found = { purpose, next: at + 1 };
  }
  return found;
}

/** What ends a heading in a bracket: 'PREFERRED QUALIFICATIONS (NICE TO HAVE):' with nothing else on its line. */
function bracketAt(
  scanned: ScannedText,
  first: number,
): { purpose: Purpose | null; next: number } | null {
  const { word, line } = scanned.words;
  if (first >= word.length || !OPENS_BRACKET.test(gapBefore(scanned, first))) return null;
  let next = first + 1;
  while (next < word.length && line[next] === line[first] && next - first <= LONGEST_JOB_HEADING)
    next++;
  const { end } = scanned.lines;
  const rest = scanned.folded.text.slice(
    scanned.words.end[next - 1] ?? 0,
    end[line[first] ?? 0] ?? 0,
  );
  if (!CLOSES_BRACKET.test(rest)) return null;
  const forms = word.slice(first, next).map(({ form }) => form);
  return { purpose: purposeOf(forms.join(' ')), next };
}

/** A heading that lists kinds of demands before a colon, or alone on its line: 'Skills/Requirements:'. */
function readDemandHeading(
  scanned: ScannedText,
  first: number,
): { purpose: Purpose; next: number } | null {
  const { word, gap } = scanned.words;
  const forms = [word[first]?.form ?? ''];
  let next = first + 1;
  while (
    next < word.length &&
    gap[next] !== LINE_BREAK &&
    HEADING_JOINT.test(gapBefore(scanned, next))
  ) {
    if (forms.length === LONGEST_WORDED) return null;
    forms.push(word[next]?.form ?? '');
    next++;
  }
  return closesHeading(scanned, next) && namesDemands(forms) ? { purpose: 'must', next } : null;
}

/** A short phrase before a colon, or alone on its line, that says in its own words what follows. */
function readWordedHeading(
  scanned: ScannedText,
  first: number,
): { purpose: Purpose; next: number } | null {
  const { word, gap, start, end } = scanned.words;
  let next = first + 1;
  while (next < word.length && gap[next] === NO_BREAK && next - first < LONGEST_WORDED) next++;
  const closes = next >= word.length || gap[next] === LINE_BREAK;
  const colon = /^\s*\**\s*[:?]/.test(
    scanned.folded.text.slice(end[next - 1] ?? 0, (end[next - 1] ?? 0) + 4),
  );
  if (!closes && !colon) return null;
  const folded = scanned.folded.text.slice(start[first] ?? 0, end[next - 1] ?? 0);
  const purpose = wordedPurpose(folded, colon);
  return purpose === null ? null : { purpose, next };
}

function closesHeading(scanned: ScannedText, next: number): boolean {
  const { word, gap } = scanned.words;
  if (next >= word.length || gap[next] === LINE_BREAK) return true;
  const between = gapBefore(scanned, next);
  return between === '' || /^\s*[:•·▪●◦❖]|^\s*\([^)]*\)\s*$/.test(between);
}

function gapBefore(scanned: ScannedText, at: number): string {
  return scanned.folded.text.slice(scanned.words.end[at - 1] ?? 0, scanned.words.start[at] ?? 0);
}

/** The sentence as one statement, or as several if it asks for some things and wishes for others. */
function describe(scanned: ScannedText, first: number, last: number, purpose: Purpose): Sentence[] {
  const { start, end } = scanned.words;
  const from = start[first] ?? 0;
  const whole = scanned.folded.text.slice(from, end[last] ?? 0);
  const kept = !UNKEPT.has(purpose) && !isBoilerplate(whole);
  return clausesOf(whole).flatMap((clause): Sentence[] => {
    const inside = (at: number): boolean =>
      (start[at] ?? 0) - from >= clause.start && (start[at] ?? 0) - from < clause.end;
    let opens = first;
    while (opens <= last && !inside(opens)) opens++;
    let closes = last;
    while (closes >= opens && !inside(closes)) closes--;
    if (closes < opens) return [];
    const folded = scanned.folded.text.slice(start[opens] ?? 0, end[closes] ?? 0);
    const importance = importanceOf(clause.importance, purpose);
    return [
      { first: opens, last: closes, purpose, kept: kept && !clause.waived, importance, folded },
    ];
  });
}

function importanceOf(said: Importance | null, purpose: Purpose): Importance | null {
  if (said === 'nice' || purpose === 'nice') return 'nice';
  return said ?? (purpose === 'must' ? 'must' : null);
}
