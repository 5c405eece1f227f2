import { beginsLarge } from '../read/begins-large';
import { NAME_LABELS } from '../read/cue-lists';
import { DOUBTS_NAME, LABELS_NAME } from '../read/cues';
import { originalOffset } from '../read/fold';
import type { ScannedText } from '../read/scan';
import { NO_BREAK } from '../read/words';
import { conceptAt } from '../taxonomy/own-terms';
import { isLoneLetter } from './lone-letters';
import type { ConceptMention } from './mentions';
import { isCertificate } from './named-certificate';

/** What follows a word that is used as a plain one. */
const BEHIND_PLAIN_USE: ReadonlyMap<string, string> = new Map([
  ['access', 'to'],
  ['excel', 'at'],
]);

/** What stands before hours: a number or a slash, '40-hr'. */
const BEFORE_HOURS = /[/\d][ -]?$/;
/**
 * Whether what is spelled like a name is a date, a rate, a firm, a certificate or a letter that means no language. What
 * each of these asks of the first or the last word stands in `mayMeanOther`.
 */
export function isOther(scanned: ScannedText, mention: ConceptMention): boolean {
  const { cue } = scanned.words;
  if ((((cue[mention.first] ?? 0) | (cue[mention.last] ?? 0)) & DOUBTS_NAME) === 0) return false;
  return (
    isDate(scanned, mention) ||
    isRate(scanned, mention) ||
    isOfFirm(scanned, mention) ||
    isPlainUse(scanned, mention) ||
    isCertificate(scanned, mention) ||
    areLettersApart(scanned, mention) ||
    isLoneLetter(scanned, mention)
  );
}

/** The 'CMA' of 'Certified Medical Assistant (CMA)' is no accountant's: a certificate is not named twice. */
export function isShortFor(
  { own, words, folded }: ScannedText,
  long: ConceptMention | undefined,
  { concept, first, last }: ConceptMention,
): boolean {
  if (long?.last !== first - 1 || first !== last || long.concept === concept) return false;
  if (conceptAt(own, concept)?.kind !== 'certification') return false;
  const { word, start, end } = words;
  if (folded.text.slice(end[long.last] ?? 0, start[first] ?? 0).trim() !== '(') return false;
  const initials = word.slice(long.first, first).map(({ form }) => form.charAt(0));
  return initials.join('') === word[first]?.form;
}

/** 'Admitted: Colorado' is one name, whose colon is no end. */
export function isLabel({ words, folded }: ScannedText, at: number): boolean {
  if (((words.cue[at] ?? 0) & LABELS_NAME) === 0 || !NAME_LABELS.has(words.word[at]?.form ?? ''))
    return false;
  return folded.text.slice(words.end[at] ?? 0, words.start[at + 1] ?? 0) === ': ';
}

/** 'Spring 2014' and 'May 2014' are dates, whatever else the word may name. */
function isDate(scanned: ScannedText, mention: ConceptMention): boolean {
  const { word } = scanned.words;
  return (word[mention.last]?.month ?? 0) > 0 && (word[mention.last + 1]?.year ?? 0) > 0;
}

/** '$21/hr' and 'stand 8 hr' tell an hour, and no human resources. */
function isRate({ words, folded }: ScannedText, { first, last }: ConceptMention): boolean {
  if (first !== last || words.word[first]?.form !== 'hr') return false;
  const start = words.start[first] ?? 0;
  return BEFORE_HOURS.test(folded.text.slice(Math.max(0, start - 2), start));
}

/** 'Access to Outlook' is no database, and who excels at something need not calculate. */
function isPlainUse({ words: { word } }: ScannedText, { first, last }: ConceptMention): boolean {
  if (first !== last) return false;
  const behind = BEHIND_PLAIN_USE.get(word[first]?.form ?? '');
  return behind !== undefined && word[last + 1]?.form === behind;
}

/** 'A P&L' is no 'A/P': two letters are one name only where a sign joins them. */
function areLettersApart({ words, folded }: ScannedText, { first, last }: ConceptMention): boolean {
  const { word, start, end } = words;
  if (last !== first + 1 || word[first]?.form.length !== 1 || word[last]?.form.length !== 1)
    return false;
  return !/[/&+-]/.test(folded.text.slice(end[first] ?? 0, start[last] ?? 0));
}

/** 'A CPA firm' employs those who have the certificate, and the 'plc' that ends the name of a company controls nothing. */
function isOfFirm(scanned: ScannedText, { first, last }: ConceptMention): boolean {
  const { word, gap, start, end } = scanned.words;
  const next = word[last + 1]?.form;
  if (next === 'firm' || next === 'firms') return word[first]?.form === 'cpa';
  if (first !== last || word[first]?.form !== 'plc' || gap[first] !== NO_BREAK) return false;
  const from = originalOffset(scanned.folded, start[first] ?? 0);
  const written = scanned.text.slice(from, originalOffset(scanned.folded, end[last] ?? 0));
  return written !== 'PLC' && beginsLarge(scanned, first - 1);
}
