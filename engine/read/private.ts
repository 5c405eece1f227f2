import type { Folded } from './fold';

/** A span of folded text that is not read. */
export type SkipSpan = readonly [start: number, end: number];

const EMAIL_OR_LINK =
  /[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|edu|co)\/\S*/g;
const HINTS = ['@', 'http', 'www.', '.com/', '.org/', '.net/', '.io/', '.edu/', '.co/'];
/** Labels of personal details; what follows them on the line says who somebody is. */
const PERSONAL =
  /(?:date of birth|birth ?date|birthday|d\.?o\.?b\b|place of birth|born|marital status|nationality|citizenship|religion|gender|\bsex\b|passport|father'?s? name|mother'?s? name|husband'?s? name|spouse|caste|permanent address|present address|current address|home address|\baddress|\bage)\s*(?:no\.?|name)?\s*[:\-–=][^\n]*|\b(?:born (?:on|in)|aged?) [^\n,.;]*/g;
const PERSONAL_HINTS = [
  'birth',
  'dob',
  'd.o.b',
  'born',
  'marital',
  'nationality',
  'citizenship',
  'religion',
  'gender',
  'sex:',
  'sex :',
  'sex -',
  'passport',
  'father',
  'mother',
  'husband',
  'spouse',
  'caste',
  'address:',
  'address :',
  'address -',
  'address-',
  'age:',
  'age :',
  'age -',
  'age-',
  'aged ',
];
/** A personal line may run on into other labels where the text lost its line breaks. */
const LONGEST_DETAIL = 90;

/**
 * The spans of a resume that say who somebody is rather than what they can do: addresses of every kind, and the values
 * of personal labels such as birth date, marital status or nationality. Sorted, without overlap.
 */
export function privateSpans(folded: Folded): SkipSpan[] {
  const { text } = folded;
  const spans: SkipSpan[] = [];
  if (HINTS.some((hint) => text.includes(hint))) {
    for (const found of text.matchAll(EMAIL_OR_LINK))
      spans.push([found.index, found.index + found[0].length]);
  }
  if (PERSONAL_HINTS.some((hint) => text.includes(hint))) {
    for (const found of text.matchAll(PERSONAL)) {
      spans.push([found.index, found.index + Math.min(found[0].length, LONGEST_DETAIL)]);
    }
  }
  return spans;
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
