import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { Folded } from './fold';

/** A span of folded text that is not read. */
export type SkipSpan = readonly [start: number, end: number];

/** Frameworks such as ASP.NET end like an address and are none. */
const EMAIL_OR_LINK =
  /[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)[^\s<>]+|\b(?!(?:asp|vb|ado|ml)\.net\b)[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|edu|co)\/[^\s<>]*|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|edu|gov)\b(?:\.[a-z]{2}\b)?/g;
const LINK_SIGNS = ['@', '://', 'www.', '.com', '.org', '.net/', '.io/', '.edu', '.gov', '.co/'];
/** Labels of personal details, as they stand before a colon, a dash or an equals sign. */
const LABEL =
  /(?:date of birth|birth ?date|birthday|d\.?o\.?b\.?|place of birth|born|marital status|nationality|citizenship|religion|gender|\bsex|passport|father'?s? name|mother'?s? name|husband'?s? name|spouse|caste|permanent address|present address|current address|home address|\baddress|\bage)\s*(?:no\.?|name)?\s*$/;
const SEPARATOR = /[:=-]/g;
const LONGEST_LABEL = 30;
const BORN = /\b(?:born (?:on|in)|aged) [^\n,.;]*/g;
/** A personal line may run on into other labels where the text lost its line breaks. */
const LONGEST_DETAIL = 90;

/**
 * The spans of a resume that say who somebody is rather than what they can do: addresses of every kind, and the values
 * of personal labels such as birth date, marital status or nationality.
 */
export function privateSpans(folded: Folded): SkipSpan[] {
  const { text } = folded;
  const spans: SkipSpan[] = labelledSpans(text);
  spans.push(...linkSpans(folded));
  if (text.includes('born ') || text.includes('aged ')) spans.push(...matchesOf(text, BORN));
  return spans;
}

/** E-mail addresses, links and names of web sites; a product that is called like one, such as Monday.com, is read. */
export function linkSpans({ text }: Folded): SkipSpan[] {
  if (!LINK_SIGNS.some((sign) => text.includes(sign))) return [];
  const { wordIds } = taxonomyIndex();
  return matchesOf(text, EMAIL_OR_LINK).filter(
    ([start, end]) => !wordIds.has(text.slice(start, end)),
  );
}

function labelledSpans(text: string): SkipSpan[] {
  const spans: SkipSpan[] = [];
  for (const found of text.matchAll(SEPARATOR)) {
    const before = text.slice(Math.max(0, found.index - LONGEST_LABEL), found.index);
    const label = LABEL.exec(before);
    if (label === null) continue;
    const newline = text.indexOf('\n', found.index);
    const end = Math.min(newline === -1 ? text.length : newline, found.index + LONGEST_DETAIL);
    spans.push([found.index - before.length + label.index, end]);
  }
  return spans;
}

function matchesOf(text: string, pattern: RegExp): SkipSpan[] {
  return [...text.matchAll(pattern)].map((found) => [found.index, found.index + found[0].length]);
}

/** Spans in order, overlaps joined. */
export function mergeSpans(spans: readonly SkipSpan[]): SkipSpan[] {
  const sorted = [...spans].sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
