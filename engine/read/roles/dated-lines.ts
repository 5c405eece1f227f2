import { characterClass, IDEOGRAPH, WORD } from '../characters';
import { HOLDS_YEAR } from '../cues';
import type { WholeText } from '../scan';

/** A part of a line without the signs around it, with the offset at which it begins. */
export type Part = { readonly start: number; readonly text: string };

/** A line on which dates stand, alone or beside a few words: 'Smith Plumbing, 2014 - 2018'. */
export type DatedLine = {
  /** Where the line begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  /** What the line says before and after the dates; empty if it says nothing there. */
  readonly before: Part;
  readonly after: Part;
};

/** What may stand before a year as a part of the date, in the languages that are read. Any other word is the name of an employer. */
const BEFORE_YEAR =
  `january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep
  oct nov dec winter spring summer fall autumn early mid late since from until januar februar marz mai juni juli oktober okt dezember dez
  seit bis janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre janv fevr fev avr juil depuis enero febrero
  marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ene abr ago dic desde januari februari maart mei
  augustus mrt sinds`
    .split(/\s+/)
    .join('|');
const MONTH = String.raw`(?:(?:${BEFORE_YEAR})\b[.,]{0,2} ?|\d{1,2}[./] ?(?:\d{1,2}[./] ?)?)?`;
const DATE = String.raw`${MONTH}(?:19|20)\d\d`;
const OPEN = "present|current|now|today|ongoing|to date|heute|aujourd'? ?hui|actualidad|heden|date";
const DATES = new RegExp(
  String.raw`(?<![\p{L}\d])${DATE}(?: ?(?:-|to|until|till|bis|a|al|tot)? ?(?:${DATE}|(?:${OPEN})(?!\p{L})))?`,
  'gu',
);
/** What stands before a year as a part of its date is no longer: 'septiembre, ', '31. 12. '. */
const LONGEST_BEFORE_YEAR = 16;
/** '(3 years 2 months)', '4 yrs', as some sites print it behind the dates. */
const DURATION =
  /\(?\b\d{1,2}\+? ?(?:years?|yrs?|months?|mos?)\b\.?(?:,? (?:and )?\d{1,2} ?(?:months?|mos?)\b\.?)?\)?/u;
/** A longer line is a sentence. */
const MOST_SIGNS = 110;

/** The lines of a text that give dates and not much else, in text order. */
export function datedLines({ folded, words, lines, cues }: WholeText): DatedLine[] {
  const dated: DatedLine[] = [];
  if ((cues & HOLDS_YEAR) === 0) return dated;
  let read = -1;
  for (let at = 0; at < words.size; at++) {
    if ((words.cue(at) & HOLDS_YEAR) === 0) continue;
    const row = words.line(at);
    if (row === read) continue;
    read = row;
    const start = lines.start[row] ?? 0;
    const end = lines.end[row] ?? 0;
    if (end - start > MOST_SIGNS) continue;
    const found = datesIn(folded.text.slice(start, end), start, words.start(at) - start);
    if (found !== null) dated.push({ start, end, before: found.before, after: found.after });
  }
  return dated;
}

/** What stands before and after the dates of a line that begins at `start`; null for one without. No year stands before `year`. */
function datesIn(
  line: string,
  start: number,
  year: number,
): Pick<DatedLine, 'before' | 'after'> | null {
  DATES.lastIndex = Math.max(0, year - LONGEST_BEFORE_YEAR);
  const dates = DATES.exec(line);
  if (dates === null) return null;
  const behind = dates.index + dates[0].length;
  const rest =
    behind === line.length
      ? ''
      : line.slice(behind).replace(DURATION, ({ length }) => ' '.repeat(length));
  const before = partOf(start, line.slice(0, dates.index));
  return { before, after: partOf(start + behind, rest) };
}

/** A part without the signs, pictures and blanks around it. */
export function partOf(start: number, written: string): Part {
  let from = 0;
  let to = written.length;
  while (from < to && isSign(written, from)) from++;
  while (to > from && isSign(written, to - 1)) to--;
  return { start: start + from, text: written.slice(from, to) };
}

function isSign(text: string, at: number): boolean {
  const kind = characterClass(text.charCodeAt(at));
  return kind !== WORD && kind !== IDEOGRAPH;
}
