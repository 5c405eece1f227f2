import { FIELD_WORDS } from './fields-of-study';

/** Signs around 'MS' that are looked at. */
const REACH = 40;
const DEGREE = String.raw`(?:B\.?S|B\.?A|B\.?Sc|M\.?A|MBA|Ph\.?D|PharmD|MD|DVM)\b\.?`;
const SEPARATOR = String.raw`[ \t]*(?:[/,&+]|\bor\b|\band\b)+[ \t]*(?:or[ \t]+)?`;
const DEGREE_BEFORE = new RegExp(`\\b${DEGREE}${SEPARATOR}$`);
/** What follows a degree and no surname: 'MS degree', 'MS with 4+ years'. */
const DEGREE_BEHIND = new RegExp(
  `^(?:${SEPARATOR}${DEGREE}|[ \\t]+degrees?\\b|[ \\t]*(?:with|w/|plus|\\+)[ \\t]*(?:at least )?\\d{1,2}\\+?[ \\t-]*(?:\\d{1,2})?[ \\t]*(?:years?|yrs?)\\b)`,
);
const FIELD_BEHIND = /^[ \t]*(?:[-–(:,][ \t]*)?(in[ \t]+)?(\p{L}+)/u;
/** Fields of study that are surnames, too: in capitals 'MS FRENCH' is a person. */
const SURNAMES: ReadonlySet<string> = new Set(['english', 'french', 'german', 'law', 'art']);

/**
 * Whether the word from `start` to `end` of a text as written is the degree: 'MS' in capitals, beside another degree or
 * before a field of study. Anywhere else it is 'Ms.', which tells who somebody is and is never read.
 */
export function isMasterOfScience(text: string, start: number, end: number): boolean {
  if (text.slice(start, end) !== 'MS') return false;
  const behind = text.slice(end, end + REACH);
  if (DEGREE_BEHIND.test(behind)) return true;
  if (DEGREE_BEFORE.test(text.slice(Math.max(0, start - REACH), start))) return true;
  const found = FIELD_BEHIND.exec(behind);
  const field = found?.[2]?.toLowerCase() ?? '';
  return FIELD_WORDS.has(field) && (found?.[1] !== undefined || !SURNAMES.has(field));
}
