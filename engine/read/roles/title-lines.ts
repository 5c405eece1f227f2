import type { TitleMention } from '../../skills/mentions';
import { beginsLarge } from '../begins-large';
import { BULLET } from '../bullet';
import { hasLineCue } from '../has-line-cue';
import { IS_ARTICLE, IS_AS } from '../line-cues';
import type { Period } from '../periods';
import type { ScannedText } from '../scan';
import { NO_BREAK } from '../words';
import type { Lines, TitleLine } from './role';
import { followsLabel, isField, RANK_WORDS } from './title-cues';

/** The longest line, in words, that is a title and nothing more. */
const LONGEST_TITLE_LINE = 9;
/** The same for a line that ends in a title after unlisted words. */
const SHORT_TITLE_LINE = 4;
/** Share of a line's words that a title must fill if there is no date next to it. */
const TITLE_SHARE = 0.4;
/** The same for a field name, and under a heading of education, where course names look like titles. */
const FIELD_TITLE_SHARE = 0.6;
/** Words within which a title begins on a line near a date. */
const TITLE_START = 8;
const ASIDE = /^\s*(?:\(|(?:industry|sector|domain)\s*[:-])/;
/** 'P.E.', 'Ph.D.' */
const LETTERS_END = /(?:^|[^\p{L}.])(?:\p{L}{1,3}\.){2,}$/u;
/** More signs than such letters have. */
const LONGEST_LETTERS = 12;
const BEGINS_WITH_LETTER = /^\s*\p{L}/u;

/** Words of a line. */
export function wordsIn({ first }: Pick<Lines, 'first'>, line: number): number {
  return (first[line + 1] ?? 0) - (first[line] ?? 0);
}

/** Whether a line ends like a sentence, and not with the letters behind a name: 'Geotechnical Engineer, P.E.' */
export function endsSentence(scanned: ScannedText, line: number): boolean {
  const written = writtenLine(scanned, line).trimEnd();
  return written.endsWith('.') && !LETTERS_END.test(written.slice(-LONGEST_LETTERS));
}

/**
 * The titles of a line that may belong to a date: on the line of the date itself those that begin the line or are
 * near the date. Further along a long line, others are mentioned: 'Castle Ceramics 2018 - now: costing in SAP,
 * month-end journals, variances explained to site managers'.
 */
export function titlesBeside(
  { scanned, first }: Lines,
  { line, titles }: TitleLine,
  period: Period,
): TitleLine {
  if (!isLineOf(period, scanned, line)) return { line, titles };
  const from = first[line] ?? 0;
  const { firstWord, lastWord } = period;
  const near = titles.filter(
    (title) =>
      (title.first - from < TITLE_START ||
        (title.first < firstWord ? firstWord - title.last : title.first - lastWord) <=
          TITLE_START ||
        isHeldAs(scanned, title, period)) &&
      !isInNextSentence(scanned, title, lastWord),
  );
  return { line, titles: near };
}

/** 'Since June 2021 I have worked at Hartwell Civils Ltd in Leeds as Payroll Manager'. */
function isHeldAs(scanned: ScannedText, title: TitleMention, period: Period): boolean {
  const { words, folded } = scanned;
  const as = hasLineCue(scanned, title.first - 1, IS_ARTICLE) ? title.first - 2 : title.first - 1;
  if (!hasLineCue(scanned, as, IS_AS) || title.first < period.lastWord) return false;
  const between = folded.text.slice(words.end[period.lastWord], words.start[title.first]);
  return !between.includes('. ') && !between.includes(';');
}

/** A sentence behind the dates describes the work, unless it opens with a title: '2017 - 2025. Sold treasury products.' */
function isInNextSentence(
  { words, folded }: ScannedText,
  title: TitleMention,
  lastWord: number,
): boolean {
  if (title.first <= lastWord) return false;
  const between = folded.text.slice(words.end[lastWord], words.start[title.first]);
  if (!between.includes('. ')) return false;
  if (isField(title)) return true;
  return between.slice(between.lastIndexOf('. ') + 2).split(' ').length - 1 > RANK_WORDS;
}

/**
 * True if a line names a title, and not only the field that a description below the date may be about: a title next
 * to the date, or a line that is a title and nothing more.
 */
export function isNamedTitle(lines: Lines, { line, titles }: TitleLine, period: Period): boolean {
  const named = { line, titles: titles.filter((title) => !isField(title)) };
  if (named.titles.length === 0) return false;
  if (isLineOf(period, lines.scanned, line)) return true;
  return isTitleLine(lines, named, false) || followsLabel(lines, named);
}

/** True if a line near a date, which is not the date's own, may be a title: it begins with one and is no sentence. */
export function mayBeTitle(lines: Lines, at: TitleLine): boolean {
  const [title] = at.titles;
  if (title === undefined || endsSentence(lines.scanned, at.line) || isTask(lines, at))
    return false;
  // A point that opens with the name of a field describes the work: '• Monitoring and triage in Splunk'.
  if (at.titles.every(isField) && isAside(lines.scanned, at.line)) return false;
  const before = title.first - (lines.first[at.line] ?? 0);
  return before < TITLE_START && wordsIn(lines, at.line) <= 2 * TITLE_START;
}

/** A title before an employer and a place: 'Staff Nurse, Hill Street Clinic, Columbus, OH'. */
export function opensWithTitle(lines: Lines, { line, titles }: TitleLine): boolean {
  const { scanned, first } = lines;
  if (wordsIn(lines, line) > LONGEST_TITLE_LINE || endsSentence(scanned, line)) return false;
  return titles.some(
    (title) =>
      title.first === first[line] &&
      !isField(title) &&
      scanned.words.gap[title.last + 1] !== NO_BREAK,
  );
}

/**
 * True for a line below a date that begins with a title and continues with another name: 'Cashier Corner Shop, Leeds
 * Served customers' is a title, an employer and a place into whose line the description has run.
 */
export function opensRole({ scanned, first }: Lines, { line, titles }: TitleLine): boolean {
  const from = first[line] ?? 0;
  const title = titles.find((found) => !found.nested && found.first - from <= RANK_WORDS);
  if (title === undefined || title.last + 1 >= (first[line + 1] ?? from)) return false;
  return [from, title.first, title.last + 1].every((word) => beginsLarge(scanned, word));
}

/** True if a line is a title and little more. Under a heading of education (`isStudy`) it must fill more of the line. */
export function isTitleLine(lines: Lines, { line, titles }: TitleLine, isStudy: boolean): boolean {
  const length = wordsIn(lines, line);
  if (length > LONGEST_TITLE_LINE) return false;
  const covered = titles.reduce(
    (sum, title) => sum + (title.nested ? 0 : title.last - title.first + 1),
    0,
  );
  // Decided by numbers alone for most lines: every line needs at least the smallest share.
  if (length > SHORT_TITLE_LINE && covered < TITLE_SHARE * length) return false;
  if (endsSentence(lines.scanned, line)) return false;
  const onlyFields = titles.every(isField);
  if (onlyFields && isAside(lines.scanned, line)) return false;
  const share = isStudy || onlyFields ? FIELD_TITLE_SHARE : TITLE_SHARE;
  // 'Kdb+ Developer', 'Jr Widget Engineer': a short line that ends in a title, whatever the words before it mean.
  const end = (lines.first[line + 1] ?? 0) - 1;
  const isTitle =
    covered >= share * length ||
    (length <= SHORT_TITLE_LINE && titles.some((title) => title.last === end && !isField(title)));
  return isTitle && !isTask(lines, { line, titles });
}

/** True for an item of a list that does not begin with a title, but names those of others: '• Trained two accountants'. */
function isTask({ scanned, first }: Lines, { line, titles }: TitleLine): boolean {
  if (!isItem(scanned, line)) return false;
  const from = first[line] ?? 0;
  return !titles.some(
    (title) =>
      title.first === from ||
      (title.first - from <= RANK_WORDS && beginsLarge(scanned, title.first)),
  );
}

/** True for an item that ends in the middle of a phrase, whatever begins the next line: '• Introduced SAP in the', 'Warehouse'. */
function breaksOff({ scanned, first }: Lines, line: number): boolean {
  const last = (first[line + 1] ?? 0) - 1;
  return isItem(scanned, line) && scanned.words.word[last]?.stop === true;
}

/** True for the last words of an item that a narrow column has broken: '• Led a team of four', 'writers'. */
export function continuesLine(lines: Lines, line: number): boolean {
  const { scanned, first } = lines;
  if (wordsIn(lines, line - 1) === 0) return false;
  if (beginsLarge(scanned, first[line] ?? 0)) return breaksOff(lines, line - 1);
  return (
    BEGINS_WITH_LETTER.test(writtenLine(scanned, line)) &&
    (isItem(scanned, line - 1) || !beginsLarge(scanned, first[line - 1] ?? 0))
  );
}

/**
 * True if a field name is a task, a topic or a sector: '• Invoicing', '(Production & Quality)', 'Industry: Finance'.
 */
function isAside(scanned: ScannedText, line: number): boolean {
  const written = writtenLine(scanned, line);
  return BULLET.test(written) || ASIDE.test(written);
}

/** Whether a line is an item of a list. */
export function isItem(scanned: ScannedText, line: number): boolean {
  return BULLET.test(writtenLine(scanned, line));
}

function writtenLine({ folded, lines }: ScannedText, line: number): string {
  return folded.text.slice(lines.start[line], lines.end[line]);
}

/** Whether a line contains the beginning or the end of a date. */
export function isLineOf(
  { firstWord, lastWord }: Period,
  { words }: ScannedText,
  line: number,
): boolean {
  return line === words.line[firstWord] || line === words.line[lastWord];
}
